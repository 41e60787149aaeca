import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/auth/attempt.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ChangeProfile } from './use-profile.ts';

interface Props extends Pick<ChangeProfile, 'error' | 'done' | 'busy'> {
  /** The button that saves, where there is one. */
  children?: ReactNode;
}

/** What became of a change: that it is kept, beside the button, or a failure with its reason, below it. */
export function Saved({ error, done, busy, children }: Props) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <p
          role="status"
          className="inline-flex items-center gap-1.5 text-sm font-semibold text-low empty:hidden"
        >
          {done && !busy && !error ? (
            <>
              <CircleCheck aria-hidden="true" className="size-4.5" />
              Saved
            </>
          ) : null}
        </p>
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {error ? (
          <Notice tone="caution" title="This could not be saved.">
            {messageOf(error, '')}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
