import { Link, useSearchParams } from 'react-router';
import type { KnowledgeIndex } from '../../../lib/engine/client.ts';
import { cx } from '../../../lib/cx.ts';
import { conditionPath, findingPath } from '../../../lib/paths.ts';
import { URGENCY } from '../../../ui/urgency.ts';
import { capital, filedAs, letterOf } from '../words/names.ts';
import { EntryList } from './entry-list.tsx';

const LISTS = [
  { of: 'conditions', title: 'Conditions' },
  { of: 'symptoms', title: 'Symptoms and circumstances' },
] as const;

/** One of the two lists, one letter at a time. */
export function ByLetter({ index }: { index: KnowledgeIndex }) {
  const [params] = useSearchParams();
  const list = LISTS.find(({ of }) => of === params.get('of')) ?? LISTS[0];
  const entries = list.of === 'conditions' ? conditions(index) : findings(index);
  const letters = [...new Set(entries.map(({ letter }) => letter))].toSorted();
  const asked = params.get('letter');
  const letter = letters.find((one) => one === asked) ?? letters[0] ?? 'A';
  const shown = entries.filter((one) => one.letter === letter);
  return (
    <>
      <nav aria-label="Lists" className="mt-7 flex flex-wrap gap-x-6 border-b border-line">
        {LISTS.map(({ of, title }) => (
          <Link
            key={of}
            to={`?of=${of}`}
            preventScrollReset
            aria-current={of === list.of ? 'page' : undefined}
            className={cx(
              '-mb-px flex min-h-11 items-center border-b-2 font-semibold',
              of === list.of
                ? 'border-action text-ink'
                : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {title}
          </Link>
        ))}
      </nav>
      <nav aria-label="Letters" className="mt-4">
        <ul className="flex flex-wrap gap-1">
          {letters.map((one) => (
            <li key={one}>
              <Link
                to={`?${new URLSearchParams({ of: list.of, letter: one }).toString()}`}
                preventScrollReset
                aria-current={one === letter ? 'page' : undefined}
                className={cx(
                  'grid size-10 place-items-center rounded-lg font-semibold',
                  one === letter ? 'bg-action text-action-ink' : 'text-action hover:bg-action-soft',
                )}
              >
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="mt-5" aria-labelledby="letter">
        <h2 id="letter" className="mb-2 text-xl">
          {list.title}: {letter}{' '}
          <span className="font-sans text-base text-ink-2">({shown.length})</span>
        </h2>
        <EntryList entries={shown} />
      </section>
    </>
  );
}

const conditions = ({ conditions: all }: KnowledgeIndex) =>
  all.map(({ id, name, urgency }) => ({
    id,
    name,
    to: conditionPath(id),
    letter: letterOf(name),
    note: URGENCY[urgency].word,
  }));

const findings = ({ findings: all }: KnowledgeIndex) =>
  all
    .map(({ id, name }) => ({
      id,
      name: capital(name),
      to: findingPath(id),
      letter: letterOf(name),
    }))
    .toSorted((a, b) => filedAs(a.name).localeCompare(filedAs(b.name), 'en'));
