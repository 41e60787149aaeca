import { Card } from '../../ui/card.tsx';
import { HorizontalBar } from '../../ui/horizontal-bar.tsx';
import { inWords, measureOf, type Topic as TopicWords } from './measures.ts';

export function Topic({ title, about, measures }: TopicWords) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1.5 text-ink-2">{about}</p>
      <Card className="mt-4">
        <ul className="space-y-5">
          {measures.map(({ id, label }) => {
            const measure = measureOf(id);
            return (
              <li key={id}>
                <HorizontalBar
                  label={label}
                  value={measure.hits / measure.of}
                  text={inWords(measure)}
                />
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
