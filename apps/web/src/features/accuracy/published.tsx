import { Card } from '../../ui/card.tsx';

const PUBLISHED: readonly { who: string; what: string }[] = [
  { who: '23 symptom checkers', what: 'right first 34%, among three 51%; right urgency 57%' },
  { who: '234 physicians', what: 'right first 72%, among three 84%' },
  { who: 'Ada', what: 'right urgency 64%' },
  { who: 'MedAsk, a language model', what: 'right first 68%, among three 85%; right urgency 88%' },
];

export function Published() {
  return (
    <section aria-labelledby="published">
      <h2 id="published" className="text-2xl">
        What others have published
      </h2>
      <p className="mt-1.5 text-ink-2">
        Measured by others, partly on other cases and in other ways, so for orientation only.
      </p>
      <Card className="mt-4">
        <dl className="space-y-3">
          {PUBLISHED.map(({ who, what }) => (
            <div key={who}>
              <dt className="font-semibold">{who}</dt>
              <dd className="text-ink-2">{what}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
