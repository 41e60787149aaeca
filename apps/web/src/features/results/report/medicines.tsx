import type { AnalysisResponse } from '@yarrow/contract';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../section.tsx';
import { splitReason } from '../words/medicine-reason.ts';

const ROW = 'grid grid-cols-[auto_1fr] gap-x-3.5 p-4 sm:px-5';
const SIGN = 'mt-1 size-5.5';

/** What suits this person, what does not and why, and what cannot be said before more is known. */
export function Medicines({ result }: { result: AnalysisResponse }) {
  const { suitable, left_out: leftOut } = result.medicines;
  const judged = leftOut.map((one) => ({ ...one, ...splitReason(one.reason) }));
  const open = judged.filter(({ asked }) => !asked);
  if (suitable.length + leftOut.length === 0) return null;
  return (
    <Section
      title="Medicines and you"
      lead="Judged by your answers. Read the leaflet, and ask a pharmacist when in doubt."
    >
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {suitable.map(({ id, name, text }) => (
            <li key={id} className={ROW}>
              <CircleCheck aria-hidden="true" className={`${SIGN} text-low`} />
              <div>
                <p className="font-semibold">{name}: nothing you told us speaks against it</p>
                <p className="text-ink-2">{text}</p>
              </div>
            </li>
          ))}
          {judged
            .filter(({ asked }) => asked)
            .map(({ id, name, text }) => (
              <li key={id} className={ROW}>
                <CircleX aria-hidden="true" className={`${SIGN} text-now`} />
                <div>
                  <p className="font-semibold">{name}: not for you</p>
                  <p className="text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          {open.length > 0 ? (
            <li className={ROW}>
              <CircleHelp aria-hidden="true" className={`${SIGN} text-high`} />
              <div className="min-w-0">
                <p className="font-semibold">We cannot say yet</p>
                <p className="text-ink-2">
                  These may help, but we have not asked you everything that could speak against
                  them. See when not to take each, or ask a pharmacist.
                </p>
                <ul className="mt-1">
                  {open.map((one) => (
                    <OpenMedicine key={one.id} {...one} />
                  ))}
                </ul>
              </div>
            </li>
          ) : null}
        </ul>
      </Card>
    </Section>
  );
}

function OpenMedicine({ name, text }: { name: string; text: string }) {
  return (
    <li>
      <div className="print:hidden">
        <Disclosure label={name} about="when not to take it">
          <p className="mb-2 max-w-[62ch] text-sm text-ink-2">Not if this is so: {text}</p>
        </Disclosure>
      </div>
      <p className="hidden text-sm print:block">
        {name}: not if this is so: {text}
      </p>
    </li>
  );
}
