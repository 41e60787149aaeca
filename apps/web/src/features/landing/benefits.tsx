import { Check } from 'lucide-react';

const BENEFITS = [
  'It shows its reasons: every answer’s weight, for and against',
  'It says what it does not know, and what must not be missed',
  'It speaks plainly: no Latin without its everyday name',
  'It suggests medicines only after asking what could forbid them',
  'It works for a child or for someone you care for',
  'It works with a keyboard alone and with a screen reader',
];

export function Benefits() {
  return (
    <section
      aria-labelledby="benefits-title"
      className="grid gap-x-16 gap-y-6 rounded-[22px] bg-sunk p-6 sm:p-10 lg:grid-cols-[1fr_1.6fr]"
    >
      <h2 id="benefits-title" className="text-2xl sm:text-3xl">
        More like a good doctor’s letter than a search page
      </h2>
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check
              aria-hidden="true"
              className="mt-1 size-5 shrink-0 text-action"
              strokeWidth={2.5}
            />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
