import { conditionEntry, findingEntry, knowledgeIndex, type Knowledge } from '@yarrow/engine';
import { ApiError } from '../../http/api-error.ts';
import { mount, type Call, type Doorway } from '../../http/mount.ts';
import { createFindingSearch } from './search-findings.ts';

/** What the checker knows, open to read for anyone. */
export function knowledgeRoutes(door: Doorway, knowledge: Knowledge): void {
  const searching = createFindingSearch(knowledge);
  const { conditions, knowledge_version: version } = knowledgeIndex(knowledge);

  mount(door, 'listConditions', () => Promise.resolve({ conditions, knowledge_version: version }));

  mount(door, 'getCondition', async ({ params }: Call<{ id: string }>) => {
    const condition = conditionEntry(params.id, knowledge);
    if (!condition) throw new ApiError('not_found');
    return { condition };
  });

  mount(door, 'searchFindings', async ({ query }: Call<never, { q: string }>) => ({
    findings: (await searching)(query.q).map(({ id, name, question, regions }) => ({
      id,
      name,
      question,
      body_regions: regions,
    })),
  }));

  mount(door, 'getFinding', async ({ params }: Call<{ id: string }>) => {
    const finding = findingEntry(params.id, knowledge);
    if (!finding) throw new ApiError('not_found');
    return { finding };
  });
}
