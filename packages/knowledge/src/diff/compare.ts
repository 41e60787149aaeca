import type { KnowledgeFiles } from '../read-files.ts';

const KINDS = {
  conditions: 'condition',
  findings: 'finding',
  rules: 'rule',
  medicines: 'medicine',
  countries: 'country',
} as const;
type Kind = keyof typeof KINDS;

/** What differs between two states of the knowledge, a line for each entry that came or went and each value that changed. */
export const compare = (before: KnowledgeFiles, after: KnowledgeFiles): string[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    compareEntries(KINDS[kind], byName(before[kind]), byName(after[kind])),
  );

const byName = (entries: KnowledgeFiles[Kind]): Map<string, object> =>
  new Map(entries.map((one) => [('id' in one ? one.id : one.code) ?? ELSEWHERE, one]));
const ELSEWHERE = 'any other';

function compareEntries(
  kind: string,
  before: ReadonlyMap<string, object>,
  after: ReadonlyMap<string, object>,
): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (!old) return [`+ ${kind} ${name}`];
    if (!now) return [`- ${kind} ${name}`];
    return compareValues(old, now).map((change) => `  ${kind} ${name}  ${change}`);
  });
}

function compareValues(before: object, after: object): string[] {
  const [old, now] = [leaves(before), leaves(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => `${path}: ${old.get(path) ?? 'nothing'} -> ${now.get(path) ?? 'nothing'}`);
}

/** Every value by its path, "findings.cough"; a list is one value. */
function leaves(value: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, one] of Object.entries(value) as [string, unknown][]) {
    const path = `${prefix}${key}`;
    if (typeof one !== 'object' || one === null || Array.isArray(one))
      found.set(path, JSON.stringify(one));
    else for (const [deeper, said] of leaves(one, `${path}.`)) found.set(deeper, said);
  }
  return found;
}
