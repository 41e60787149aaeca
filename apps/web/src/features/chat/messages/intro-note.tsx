import { Link } from 'react-router';
import { PATHS } from '../../../lib/paths.ts';
import { WHO_ANSWERS } from '../header/who-answers.ts';

/** At the head of every conversation: who answers, and who may read it later. */
export function IntroNote({ context }: { context: string | null }) {
  return (
    <div className="mx-auto max-w-[36rem] text-center text-xs text-ink-3">
      <p>
        {/* On a wide screen the header says it, all the time. */}
        <span className="tall:lg:hidden">{WHO_ANSWERS} </span>If a message raises a safety flag, a
        clinician of this service may read the session later.{' '}
        <Link to={PATHS.flagged} className="underline underline-offset-2 hover:text-ink">
          Flagged sessions
        </Link>
      </p>
      {context ? (
        <p className="mt-2 inline-block rounded-field bg-sunk px-3 py-1.5 text-left text-ink-2">
          <span className="font-semibold">About your analysis:</span> {context}
        </p>
      ) : null}
    </div>
  );
}
