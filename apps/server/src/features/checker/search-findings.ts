import type { FindingModel, Knowledge } from '@yarrow/engine';
import MiniSearch from 'minisearch';

const MOST = 20;

export type FindingSearch = (query: string) => FindingModel[];

/** Best match first, by name or lay word, forgiving small slips of spelling. */
export function createFindingSearch({ model }: Knowledge): FindingSearch {
  const index = new MiniSearch<FindingModel>({
    fields: ['name', 'words'],
    extractField: (finding, field) =>
      field === 'id' ? finding.id : field === 'name' ? finding.name : spoken(finding),
    searchOptions: { boost: { name: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(model.findings);
  const byId = new Map(model.findings.map((finding) => [finding.id, finding]));
  return (query) =>
    index
      .search(query)
      .slice(0, MOST)
      .flatMap((hit) => byId.get(String(hit.id)) ?? []);
}

/** What people say, without the marks that are meant for the reader. */
const spoken = (finding: FindingModel): string =>
  finding.words.map((phrase) => phrase.replaceAll(/[{}+]/g, ' ')).join(' . ');
