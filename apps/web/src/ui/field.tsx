import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the field and announced; the field is then marked invalid. */
  error?: string | null | undefined;
}

interface Props extends FieldTexts {
  /** Keeps its line free: an error that appears when the field is left must not move what is being pressed. */
  roomForError?: boolean | undefined;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label, hint and error around any control, wired to it. */
export function Field({ label, hint, error, roomForError, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div className="mt-2">
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} room={roomForError} />
    </div>
  );
}

interface ErrorProps {
  id?: string;
  error?: string | null | undefined;
  room?: boolean | undefined;
}

export function FieldError({ id, error, room = false }: ErrorProps) {
  return (
    <p
      id={id}
      role="alert"
      className={cx('text-sm font-medium text-high', room && 'flow-root min-h-7')}
    >
      {error ? (
        <span className="mt-2 flex gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </span>
      ) : null}
    </p>
  );
}
