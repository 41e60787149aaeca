import type { FindingModel, Knowledge } from '@yarrow/engine';
import MiniSearch from 'minisearch';

const MOST = 20;
/** A plain symptom comes before its closer descriptions, and its name before the words for it. */
const WEIGHT = { name: 1.5, words: 1, refining: 0.6 };

export type FindingSearch = (query: string) => FindingModel[];

interface Entry {
  id: number;
  finding: FindingModel;
  text: string;
  weight: number;
}

/** At once: few enough that nobody waits for them. */
const CHUNK = 500;

/**
 * Best match first, by name or lay word, forgiving small slips of spelling. Indexes tens of thousands of words in
 * pieces, between which others are answered.
 */
export async function createFindingSearch({ model }: Knowledge): Promise<FindingSearch> {
  const index = new MiniSearch<Entry>({ fields: ['text'] });
  const entries = model.findings
    .flatMap((finding) => [
      { finding, text: finding.name, weight: WEIGHT.name },
      { finding, text: finding.id.replaceAll('-', ' '), weight: WEIGHT.name },
      ...finding.words.map((phrase) => ({ finding, text: spoken(phrase), weight: WEIGHT.words })),
    ])
    .map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(entries, { chunkSize: CHUNK });
  return (query) => {
    const hits = index.search(query, {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boostDocument: (id) => {
        const entry = entries[Number(id)];
        return entry
          ? entry.weight * (entry.finding.refines === undefined ? 1 : WEIGHT.refining)
          : 1;
      },
    });
    const found = new Set(hits.flatMap(({ id }) => entries[Number(id)]?.finding ?? []));
    return [...found].slice(0, MOST);
  };
}

/** What people say, without the marks that are meant for the reader. */
const spoken = (phrase: string): string => phrase.replaceAll(/[{}+]/g, ' ');
