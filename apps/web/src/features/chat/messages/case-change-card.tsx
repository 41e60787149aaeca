import type { CaseChange } from '@yarrow/contract';
import { ArrowRight } from 'lucide-react';
import { URGENCY } from '../../../ui/urgency.ts';

const SAID = { present: 'yes', absent: 'no', uncertain: 'not sure' } as const;

/** What the message changed in the case, and how the result moved. */
export function CaseChangeCard({ change }: { change: CaseChange }) {
  const { findings, before, after } = change;
  const names = new Map(
    [...before.conditions, ...after.conditions].map((one) => [one.id, one.name]),
  );
  return (
    <section
      aria-label="What changed"
      className="my-3 rounded-card border border-line bg-card p-4 text-sm shadow-card"
    >
      <h3 className="text-lg">What changed</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-2">
        {findings.map(({ finding, name, status }) => (
          <li key={finding}>
            {name}: <strong className="font-semibold text-ink">{SAID[status]}</strong>
          </li>
        ))}
      </ul>
      <dl className="mt-3 space-y-1.5 border-t border-line pt-3">
        <Row name="How soon" before={urgency(before)} after={urgency(after) ?? 'not judged'} />
        {[...names].map(([id, name]) => (
          <Row
            key={id}
            name={name}
            before={share(before, id)}
            after={share(after, id) ?? 'further down'}
          />
        ))}
      </dl>
    </section>
  );
}

interface RowProps {
  name: string;
  before: string | null;
  after: string;
}

function Row({ name, before, after }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex items-center gap-1.5 font-medium tabular-nums">
        {before === null ? (
          <strong className="font-semibold">{after}</strong>
        ) : before === after ? (
          <>
            {after}
            <span className="font-normal text-ink-3">(as before)</span>
          </>
        ) : (
          <>
            <span className="sr-only">before </span>
            {before}
            <ArrowRight aria-hidden="true" className="size-3.5 text-ink-3" />
            <span className="sr-only">now </span>
            <strong className="font-semibold">{after}</strong>
          </>
        )}
      </dd>
    </div>
  );
}

type Standing = CaseChange['before'];

const urgency = ({ urgency_level: level }: Standing): string | null =>
  level === null ? null : URGENCY[level].word;

/** Null where it is not among the first three. */
function share({ conditions }: Standing, id: string): string | null {
  const found = conditions.find((one) => one.id === id);
  return found ? `${Math.round(found.confidence * 100)}%` : null;
}
