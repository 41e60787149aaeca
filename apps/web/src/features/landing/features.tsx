import {
  Activity,
  HeartPulse,
  LockKeyhole,
  MessageCircle,
  Moon,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';

export const FEATURES_ID = 'features';

const FEATURES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Activity,
    title: 'Instant symptom analysis',
    text: 'A few plain questions, then a result at once: how soon, what to do, what it may be.',
  },
  {
    icon: HeartPulse,
    title: 'Emergency guidance and triage',
    text: 'Warning signs are looked for first. When it cannot wait, we say so before anything else.',
  },
  {
    icon: MessageCircle,
    title: 'AI chat follow-up',
    text: 'Ask what you did not understand, and talk it through with your result at hand.',
  },
  {
    icon: LockKeyhole,
    title: 'Your privacy',
    text: 'Your answers stay in this tab until you ask for the analysis. You can keep them on your device.',
  },
  {
    icon: Moon,
    title: 'There 24/7',
    text: 'At three in the morning as well as at noon, on a small phone as on a large screen.',
  },
  {
    icon: ShieldCheck,
    title: 'Built to the HIPAA technical safeguards',
    text: 'Stored records are encrypted, and every access by another person is itself recorded.',
  },
];

export function Features() {
  return (
    <section
      id={FEATURES_ID}
      tabIndex={-1}
      aria-labelledby="features-title"
      className="scroll-mt-24 outline-none"
    >
      <h2 id="features-title" className="text-3xl sm:text-4xl">
        What Yarrow does for you
      </h2>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t border-line py-6">
            <Icon aria-hidden="true" className="size-6 text-action" strokeWidth={1.7} />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
