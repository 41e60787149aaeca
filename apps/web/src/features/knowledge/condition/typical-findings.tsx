import { Link } from 'react-router';
import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { findingPath } from '../../../lib/paths.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Part } from '../part.tsx';
import { capital } from '../words/names.ts';
import { shareText } from '../words/numbers.ts';
import { commonGroups, lessCommonGroups, type Branch, type Group } from './typical.ts';

/** What people with the condition have, and how many of them. */
export function TypicalFindings({ findings }: Pick<ConditionEntry, 'findings'>) {
  return (
    <Part
      title="What comes with it"
      lead="How many people have each when they ask for help. Most are estimates: they show what Yarrow reckons with."
    >
      <div className="space-y-5">
        {commonGroups(findings).map((group) => (
          <Listed key={group.title} {...group} />
        ))}
      </div>
      {lessCommonGroups(findings).map((group) => (
        <Disclosure key={group.title} label={`${group.title} (${group.branches.length})`}>
          <Branches branches={group.branches} />
        </Disclosure>
      ))}
    </Part>
  );
}

function Listed({ title, branches }: Group) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <Branches branches={branches} />
    </div>
  );
}

function Branches({ branches }: { branches: Branch[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {branches.map(({ finding, closer }) => (
        <li key={finding.id} className="py-1">
          <Row finding={finding} />
          {closer.length > 0 ? (
            <ul className="mb-1 ml-1 border-l-2 border-line pl-4">
              {closer.map((one) => (
                <li key={one.id}>
                  <Row finding={one} under={finding.id} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Row({ finding, under }: { finding: Branch['finding']; under?: string }) {
  const { id, name } = finding;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <Link
        to={findingPath(id)}
        className="inline-flex min-h-8 min-w-0 items-center hover:text-action hover:underline"
      >
        {capital(name)}
      </Link>
      <span className="text-sm text-ink-2 tabular-nums">{howMany(finding, under)}</span>
    </p>
  );
}

/** Of whom the share is, where that is not everybody with the condition. */
function howMany({ share, among }: Branch['finding'], under?: string): string {
  if (!among) return shareText(share);
  return among.id === under
    ? `of these, ${shareText(share)}`
    : `${shareText(share)} of those with ${among.name}`;
}
