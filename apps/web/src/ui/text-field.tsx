import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { CONTROL } from './control-style.ts';
import { Field, type FieldTexts } from './field.tsx';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  /** Keeps the error's line free, for fields that are judged when they are left. */
  roomForError?: boolean;
  /** A unit after the field, such as °C. */
  unit?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  roomForError,
  value,
  onChange,
  unit,
  className,
  ...rest
}: Props) {
  return (
    <Field label={label} hint={hint} error={error} roomForError={roomForError}>
      {(ids) => (
        <span className="flex items-center gap-3">
          <input
            type="text"
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(CONTROL, 'min-h-12 py-2', className)}
          />
          {unit ? <span className="text-ink-2">{unit}</span> : null}
        </span>
      )}
    </Field>
  );
}
