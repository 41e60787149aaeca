import { useDeferredValue, useMemo } from 'react';
import type { KnowledgeIndex } from '../../../lib/engine/client.ts';
import { conditionPath, findingPath } from '../../../lib/paths.ts';
import { capital } from '../words/names.ts';
import { EntryList } from './entry-list.tsx';
import { conditionSearch, findingSearch, type Search } from './search.ts';

const MOST = 20;

/** What the search finds, conditions first. */
export function Found({ index, words }: { index: KnowledgeIndex; words: string }) {
  const query = useDeferredValue(words);
  const searches = useMemo(
    () => ({ conditions: conditionSearch(index), findings: findingSearch(index) }),
    [index],
  );
  const conditions = searches.conditions(query, MOST);
  const findings = searches.findings(query, MOST);
  const total = (found: ReturnType<Search>) => found.hits.length + found.more;
  const [ills, signs] = [total(conditions), total(findings)];
  return (
    <div className="mt-6">
      <p role="status" className="text-ink-2">
        {ills + signs === 0
          ? 'Nothing found. Try another name, or fewer letters.'
          : `Found: ${counted(ills, 'condition')}, ${counted(signs, 'symptom')}.`}
      </p>
      <Group title="Conditions" found={conditions} to={conditionPath} />
      <Group title="Symptoms and circumstances" found={findings} to={findingPath} />
    </div>
  );
}

const counted = (count: number, what: string): string =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;

interface Props {
  title: string;
  found: ReturnType<Search>;
  to: (id: string) => string;
}

function Group({ title, found: { hits, more }, to }: Props) {
  if (hits.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl">{title}</h2>
      <EntryList
        entries={hits.map(({ id, name, alias }) => ({
          id,
          to: to(id),
          name: capital(name),
          note: alias ? `also: ${alias}` : undefined,
        }))}
      />
      {more > 0 ? (
        <p className="mt-2 text-sm text-ink-2">And {more} more. Type on to narrow it down.</p>
      ) : null}
    </section>
  );
}
