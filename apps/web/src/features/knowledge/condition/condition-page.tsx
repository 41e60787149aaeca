import { useParams } from 'react-router';
import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { PATHS } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EntryFrame } from '../entry-frame.tsx';
import { Part } from '../part.tsx';
import { SourceMark } from '../source-mark.tsx';
import { useCondition } from '../use-knowledge.ts';
import { joined } from '../words/names.ts';
import { AboutEntry } from './about-entry.tsx';
import { Circumstances } from './circumstances.tsx';
import { HowCommon } from './how-common.tsx';
import { HowSoon } from './how-soon.tsx';
import { SourceList } from './source-list.tsx';
import { Statements } from './statements.tsx';
import { TypicalFindings } from './typical-findings.tsx';

export function ConditionPage() {
  const { id = '' } = useParams();
  return (
    <EntryFrame query={useCondition(id)} title={({ name }) => name}>
      {(entry) => <Entry entry={entry} />}
    </EntryFrame>
  );
}

/** How soon and what to do come before what it is made of and what it rests on. */
function Entry({ entry }: { entry: ConditionEntry }) {
  const { name, aliases, description, sources } = entry;
  return (
    <article>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {name}
      </h1>
      {aliases.length > 0 ? (
        <p className="mt-2 text-ink-2">Also known as {joined(aliases)}.</p>
      ) : null}
      <HowSoon entry={entry} />
      <Part title="What it is">
        <p className="max-w-[62ch]">{description}</p>
      </Part>
      <Part title="Get help if you notice">
        <Statements statements={entry.red_flags} sources={sources} />
      </Part>
      <Part title="What you can do yourself">
        <Statements statements={entry.self_care} sources={sources} />
      </Part>
      <Part title="Whom to see, and when">
        <dl className="max-w-[65ch] space-y-2.5">
          {entry.when_to_see.map(({ who, when, source }) => (
            <div key={who + when}>
              <dt className="font-semibold">{who}</dt>
              <dd className="text-ink-2">
                {when}
                <SourceMark source={source} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="How it is treated">
        <Statements statements={entry.treatments} sources={sources} />
      </Part>
      <TypicalFindings findings={entry.findings} />
      <Circumstances circumstances={entry.circumstances} />
      <HowCommon entry={entry} />
      <SourceList sources={sources} />
      <AboutEntry entry={entry} />
      <p className="mt-9 print:hidden">
        <LinkButton to={PATHS.checker}>Check Your Symptoms</LinkButton>
      </p>
    </article>
  );
}
