import { isUrgencyClear, isUrgencyRight, isUrgencyTooHigh, type Scored } from './vignettes.ts';
import { count, type Share } from './statistics.ts';

/** The same cases by where they come from, by who they are about, and by how soon they must be seen. */
export interface Group {
  name: string;
  top1: Share;
  top3: Share;
  urgencyRight: Share;
  urgencyTooHigh: Share;
}

export interface Grouping {
  title: string;
  groups: Group[];
}

const CHILD_UNDER = 18;
const OLD_FROM = 65;
const NEWBORN_UNDER = 1 / 12;

const SOURCES: Record<string, string> = {
  semigran2015: 'Semigran, restated',
  own: 'own, written apart from the product',
};

const sourceOf = ({ vignette }: Scored): string => SOURCES[vignette.source] ?? 'Avey, restated';

function agesOf({ vignette: { age, symptom_text: text } }: Scored): string[] {
  const pregnant = /\b(?:pregnan\w+|weeks? along|expecting a baby)\b/iu.test(text);
  return [
    ...(age === undefined
      ? ['age not given']
      : [
          age < NEWBORN_UNDER
            ? 'newborn'
            : age < 1
              ? 'infant'
              : age < CHILD_UNDER
                ? 'child'
                : age < OLD_FROM
                  ? 'adult'
                  : 'old (65 and more)',
        ]),
    ...(pregnant ? ['pregnancy is spoken of'] : []),
  ];
}

const AGES = [
  'newborn',
  'infant',
  'child',
  'adult',
  'old (65 and more)',
  'pregnancy is spoken of',
  'age not given',
];

export function groupings(scored: readonly Scored[]): Grouping[] {
  return [
    {
      title: 'By source',
      groups: grouped(scored, [...new Set(scored.map(sourceOf))].toSorted(), (one) => [
        sourceOf(one),
      ]),
    },
    { title: 'By age', groups: grouped(scored, AGES, agesOf) },
    {
      title: 'By how soon they must be seen',
      groups: grouped(scored, ['emergency', 'non-emergency', 'self-care'], ({ vignette }) => [
        vignette.expected.triage,
      ]),
    },
  ];
}

/** Groups without cases are left out. A case may be in two. */
function grouped(
  scored: readonly Scored[],
  names: readonly string[],
  namesOf: (one: Scored) => string[],
): Group[] {
  return names.flatMap((name) => {
    const cases = scored.filter((one) => namesOf(one).includes(name));
    const clear = cases.filter(isUrgencyClear);
    return cases.length === 0
      ? []
      : [
          {
            name,
            top1: count(cases, ({ place }) => place <= 1),
            top3: count(cases, ({ place }) => place <= 3),
            urgencyRight: count(clear, isUrgencyRight),
            urgencyTooHigh: count(clear, isUrgencyTooHigh),
          },
        ];
  });
}
