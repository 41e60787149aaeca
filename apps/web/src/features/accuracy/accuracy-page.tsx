import { Page, PageHeading } from '../../ui/page.tsx';
import { Limits } from './limits.tsx';
import { FIGURES, TOPICS } from './measures.ts';
import { Published } from './published.tsx';
import { StatedShares } from './stated-shares.tsx';
import { Topic } from './topic.tsx';

export function AccuracyPage() {
  const { engine, knowledge, conditions } = FIGURES;
  return (
    <Page title="How good is Yarrow?" className="space-y-12">
      <PageHeading lead="What was measured, what was not, and how to measure it again.">
        How good is Yarrow?
      </PageHeading>
      <Limits />
      {TOPICS.map((topic) => (
        <Topic key={topic.title} {...topic} />
      ))}
      <StatedShares />
      <Published />
      <section aria-labelledby="again" className="max-w-[60ch] text-ink-2">
        <h2 id="again" className="text-2xl text-ink">
          Measure it again
        </h2>
        <p className="mt-1.5">
          Made with engine {engine} and knowledge {knowledge}, {conditions} conditions. The versions
          that made a result of yours stand under it. All cases are part of the project: whoever
          runs Yarrow can repeat this with <code>npm run bench:accuracy</code>; everything that was
          measured is in <code>docs/accuracy.md</code>.
        </p>
      </section>
    </Page>
  );
}
