import type { ConditionEntry } from '../../lib/engine/client.ts';

export type Sources = ConditionEntry['sources'];

interface Props {
  /** The source's id in its entry. */
  source: string;
  sources: Sources;
}

/** The number of the source a sentence rests on; leads to it in the list below. */
export function SourceMark({ source, sources }: Props) {
  const place = sources.findIndex(({ id }) => id === source) + 1;
  if (place === 0) return null;
  return (
    <a
      href={`#source-${place}`}
      aria-label={`Source ${place}`}
      className="ml-0.5 px-1 align-super text-xs font-semibold text-action hover:underline"
    >
      {place}
    </a>
  );
}
