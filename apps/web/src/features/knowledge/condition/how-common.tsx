import type { ConditionEntry } from '../../../lib/engine/client.ts';
import { Part } from '../part.tsx';
import { basisText, numbersFrom } from '../words/basis.ts';
import { agesText, daysText, yearlyText } from '../words/numbers.ts';

/** How many people ask for help with it, by age, and what these numbers rest on. */
export function HowCommon({ entry }: { entry: ConditionEntry }) {
  const { incidence, incidence_basis: basis, duration_days: days } = entry;
  const alike = incidence.every(({ female, male }) => female === male);
  const columns = alike ? ['Each year'] : ['Women and girls', 'Men and boys'];
  return (
    <Part
      title="How common it is"
      lead={`People who ask for help with it in a year. Most come ${daysText(days[0])} to ${daysText(days[1])} after it began.`}
    >
      <table className="w-full max-w-lg text-left tabular-nums">
        <thead className="text-sm text-ink-2">
          <tr>
            {['Age', ...columns].map((title) => (
              <th key={title} scope="col" className="pr-3 pb-1.5 align-bottom font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {incidence.map(({ ages, female, male }) => (
            <tr key={ages.from} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {agesText(ages)}
              </th>
              <td className="py-1.5 pr-3">{yearlyText(female)}</td>
              {alike ? null : <td className="py-1.5">{yearlyText(male)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[62ch] text-sm text-ink-2">
        <span className="font-semibold text-ink">What these numbers rest on: </span>
        {basisText(basis.basis)} <NumbersFrom source={basis.source} /> {basis.note}
      </p>
    </Part>
  );
}

function NumbersFrom({ source }: { source: string }) {
  const from = numbersFrom(source);
  if (!from) return null;
  const { text, address } = from;
  if (!address) return <>After: {text}.</>;
  return (
    <>
      After:{' '}
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="break-words underline hover:text-action"
      >
        {text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </>
  );
}
