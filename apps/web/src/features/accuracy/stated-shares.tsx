import { Card } from '../../ui/card.tsx';
import { FIGURES, percent } from './measures.ts';

/** Does it happen as often as it says? */
export function StatedShares() {
  return (
    <section aria-labelledby="stated">
      <h2 id="stated" className="text-2xl">
        When it says 60%, is it right 60 times in 100?
      </h2>
      <p className="mt-1.5 text-ink-2">
        Cases in which Yarrow gave its first condition about the same share, and how often that
        condition was the right one.
      </p>
      <Card className="mt-4">
        <table className="w-full text-left tabular-nums">
          <thead className="text-sm text-ink-2">
            <tr>
              <th scope="col" className="pb-2 font-semibold">
                It said
              </th>
              <th scope="col" className="pb-2 font-semibold">
                It was right
              </th>
              <th scope="col" className="pb-2 text-right font-semibold">
                Cases
              </th>
            </tr>
          </thead>
          <tbody>
            {FIGURES.calibration.map(({ of, stated, right }) => (
              <tr key={stated} className="border-t border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {percent(stated)}
                </th>
                <td className="py-1.5">{percent(right / of)}</td>
                <td className="py-1.5 text-right">{of}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
