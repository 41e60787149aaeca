import type { Entry } from './entry.ts';

export interface Moved {
  name: string;
  /** 0 to 1, or null where it was not among the causes. */
  before: number | null;
  after: number | null;
}

const MOST = 6;

/** The causes of two analyses side by side, the most probable of either first. */
export function compareCauses(before: Entry, after: Entry): Moved[] {
  const confidences = ({ analysis_result }: Entry) =>
    new Map((analysis_result?.conditions ?? []).map(({ name, confidence }) => [name, confidence]));
  const [then, now] = [confidences(before), confidences(after)];
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((name) => ({ name, before: then.get(name) ?? null, after: now.get(name) ?? null }))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST);
}

const weight = ({ before, after }: Moved): number => Math.max(before ?? 0, after ?? 0);

/** What was said at one time and not at the other, by the names of the findings that were present. */
export function compareFindings(before: Entry, after: Entry): { gone: string[]; come: string[] } {
  const present = ({ analysis_result }: Entry) =>
    new Set(
      (analysis_result?.understood ?? [])
        .filter(({ status }) => status === 'present')
        .map(({ name }) => name),
    );
  const [then, now] = [present(before), present(after)];
  return {
    gone: [...then].filter((name) => !now.has(name)),
    come: [...now].filter((name) => !then.has(name)),
  };
}
