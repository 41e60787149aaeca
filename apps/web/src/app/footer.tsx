import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '../lib/paths.ts';

const LINKS = [
  { to: PATHS.knowledge, label: 'What Yarrow knows' },
  { to: PATHS.accuracy, label: 'How good is Yarrow?' },
];

export function Footer() {
  return (
    <footer className="border-t border-line bg-sunk print:hidden">
      <div className="mx-auto max-w-[70rem] space-y-2 px-4 py-7 text-sm text-ink-2 sm:px-6">
        <p className="flex items-start gap-2 font-semibold text-ink">
          <Phone aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-now" />
          In an emergency call your local emergency number.
        </p>
        <p className="max-w-[70ch]">
          Yarrow is software, not a person. What it says is information only. It is not a substitute
          for professional medical advice or emergency care.
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-6 items-center font-semibold text-action hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
