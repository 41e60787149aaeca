import { messageOf } from '../../lib/auth/attempt.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ChangeProfile } from './use-profile.ts';

/** What became of a change: a failure with its reason, or that it is kept. */
export function Saved({ error, done, busy }: Pick<ChangeProfile, 'error' | 'done' | 'busy'>) {
  return (
    <>
      <div role="alert" className="mt-3 empty:hidden">
        {error ? (
          <Notice tone="caution" title={messageOf(error, 'This could not be saved.')} />
        ) : null}
      </div>
      <p role="status" className="mt-3 text-sm font-medium text-low empty:hidden">
        {done && !busy && !error ? 'Saved' : ''}
      </p>
    </>
  );
}
