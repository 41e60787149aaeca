import { showsFigures, SITE } from '../../site-content.ts';

export function Figures() {
  if (!showsFigures(location.hostname)) return null;
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-y-8 text-center lg:grid-cols-4">
        {SITE.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-serif text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
      {SITE.figuresAreExamples ? (
        <p className="mt-5 text-center text-sm text-ink-2">Example figures</p>
      ) : null}
    </section>
  );
}
