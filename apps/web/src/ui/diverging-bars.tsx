import { cx } from '../lib/cx.ts';

export interface WeightedReason {
  key: string;
  label: string;
  /** Nats: above zero speaks for, below zero against. */
  weight: number;
}

interface Props {
  reasons: readonly WeightedReason[];
  /** Names the table for a screen reader. */
  caption: string;
}

const signed = (weight: number): string => {
  const text = Math.abs(weight).toFixed(1);
  return weight > 0 ? `+${text}` : weight < 0 ? `−${text}` : text;
};

/** What speaks for (right, green) and against (left, amber), on one common scale. */
export function DivergingBars({ reasons, caption }: Props) {
  const most = Math.max(...reasons.map(({ weight }) => Math.abs(weight)), 1e-9);
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[42%]" />
        <col />
        <col className="w-12" />
      </colgroup>
      <tbody>
        {reasons.map(({ key, label, weight }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {label}
            </th>
            <td aria-hidden="true">
              <span className="relative block h-3.5">
                <span className="absolute -inset-y-1.5 left-1/2 w-px bg-line" />
                <span
                  className={cx(
                    'absolute inset-y-0 rounded-[3px]',
                    weight >= 0 ? 'left-1/2 bg-bar' : 'right-1/2 bg-against',
                  )}
                  style={{ width: `${(Math.abs(weight) / most) * 50}%` }}
                />
              </span>
            </td>
            <td className="text-right text-ink-2 tabular-nums">
              <span className="sr-only">{weight >= 0 ? 'for ' : 'against '}</span>
              {signed(weight)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
