import { BrandMark } from '../../../ui/brand-mark.tsx';
import type { Outcome } from '../analysis/outcome.ts';

/** The letterhead of the printed report. */
export function PrintHead({ madeAt }: Pick<Outcome, 'madeAt'>) {
  return (
    <div className="mb-6 hidden items-center justify-between border-b-2 border-ink pb-3 print:flex">
      <p className="flex items-center gap-2 font-serif text-xl">
        <BrandMark />
        Yarrow symptom report
      </p>
      <p className="text-sm">{new Date(madeAt).toLocaleString()}</p>
    </div>
  );
}
