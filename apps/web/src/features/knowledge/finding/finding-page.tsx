import { Link, useParams } from 'react-router';
import type { FindingEntry } from '../../../lib/engine/client.ts';
import { findingPath } from '../../../lib/paths.ts';
import { EntryFrame } from '../entry-frame.tsx';
import { Part } from '../part.tsx';
import { useFinding } from '../use-knowledge.ts';
import { capital } from '../words/names.ts';
import { shareText } from '../words/numbers.ts';
import { ListedBy } from './listed-by.tsx';

const KINDS: Record<FindingEntry['kind'], string> = {
  symptom: 'A symptom: something you feel or notice.',
  sign: 'A sign: something that can be seen or measured.',
  risk: 'A risk: something that makes some illnesses more likely.',
  context: 'A circumstance: something that happened, or that holds for you just now.',
};

export function FindingPage() {
  const { id = '' } = useParams();
  return (
    <EntryFrame query={useFinding(id)} title={({ name }) => capital(name)}>
      {(entry) => <Entry entry={entry} />}
    </EntryFrame>
  );
}

function Entry({ entry }: { entry: FindingEntry }) {
  const { name, kind, question, words, body_regions: regions, refines, closer } = entry;
  return (
    <article>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {capital(name)}
      </h1>
      <p className="mt-2 text-ink-2">{KINDS[kind]}</p>
      {refines ? (
        <p className="mt-2">
          Describes more closely: <FindingLink {...refines} />.
        </p>
      ) : null}
      <Part title="What Yarrow asks">
        <p className="max-w-[62ch] text-lg">“{question}”</p>
      </Part>
      {words.length > 0 ? (
        <Part title="Words it is understood by" lead="A few of them; spelling may slip a little.">
          <ul className="flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word} className="rounded-full bg-sunk px-3 py-1 text-sm">
                {word}
              </li>
            ))}
          </ul>
          {regions.length > 0 ? (
            <p className="mt-3 text-sm text-ink-2">On the body chart: {regions.join(', ')}.</p>
          ) : null}
        </Part>
      ) : null}
      {closer.length > 0 ? (
        <Part title="Closer descriptions">
          <ul className="space-y-1">
            {closer.map((one) => (
              <li key={one.id}>
                <FindingLink {...one} />
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <ListedBy entry={entry} />
      <p className="mt-9 text-sm text-ink-2">
        {background(entry)} Knowledge {entry.knowledge_version}.
      </p>
    </article>
  );
}

function FindingLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={findingPath(id)} className="inline-flex min-h-6 text-action hover:underline">
      {name}
    </Link>
  );
}

const background = ({ background: share, refines }: FindingEntry): string =>
  refines
    ? `Of people with ${refines.name} from another cause, Yarrow reckons that ${shareText(share)} have it.`
    : `Of people who ask for help with something else, Yarrow reckons that ${shareText(share)} have it.`;
