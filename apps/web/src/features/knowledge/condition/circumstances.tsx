import { Link } from 'react-router';
import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { findingPath } from '../../../lib/paths.ts';
import { Part } from '../part.tsx';

type Circumstance = ConditionEntry['circumstances'][number];

const MUCH = 5;
const SOMEWHAT = 1.25;
const GROUPS: { title: string; holds: (times: number) => boolean }[] = [
  { title: 'Much more often with', holds: (times) => times >= MUCH },
  { title: 'More often with', holds: (times) => times >= SOMEWHAT && times < MUCH },
  { title: 'Less often with', holds: (times) => times <= 1 / SOMEWHAT },
];

/** Risks and circumstances with which it comes more, or less, often. */
export function Circumstances({ circumstances }: Pick<ConditionEntry, 'circumstances'>) {
  const groups = GROUPS.map(({ title, holds }) => ({
    title,
    listed: circumstances.filter(({ times }) => holds(times)),
  })).filter(({ listed }) => listed.length > 0);
  if (groups.length === 0) return null;
  return (
    <Part title="Who gets it more often">
      <dl className="space-y-3">
        {groups.map(({ title, listed }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>
              <Names listed={listed} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Names({ listed }: { listed: readonly Circumstance[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-1.5 text-ink-2">
      {listed.map(({ id, name }, i) => (
        <li key={id}>
          <Link to={findingPath(id)} className="inline-flex min-h-6 underline hover:text-action">
            {name}
          </Link>
          {i < listed.length - 1 ? ',' : '.'}
        </li>
      ))}
    </ul>
  );
}
