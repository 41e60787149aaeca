import { Notice } from '../../ui/notice.tsx';

const LIMITS = [
  'Nobody has tried Yarrow on patients. These are written cases, and real people are less tidy.',
  'Its medical knowledge was written by software. No clinician has signed it yet.',
  'Each case was given as one whole text. With only a few words from you it knows less.',
  'The cases are few. The true figure may lie anywhere between the two in brackets.',
  'For most cases somebody who is not a clinician judged how soon help was needed.',
];

/** First of all what the figures cannot say. */
export function Limits() {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className="text-2xl">
        What these figures cannot tell
      </h2>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <Notice tone="caution" className="mt-6" title="It misses some emergencies">
        If you think it is an emergency, call your emergency number, whatever Yarrow says.
      </Notice>
    </section>
  );
}
