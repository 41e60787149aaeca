/** How the words of a source, or a number, were known when the entry was written. */
const BASES: Record<string, string> = {
  read: 'Read for this entry.',
  excerpt: 'Known from an excerpt of it.',
  memory: 'Written from memory; not yet checked against it.',
  estimate: 'Our own estimate.',
};

export const basisText = (basis: string): string => BASES[basis] ?? 'Not known how.';

/** What an incidence rests on, as far as its entry names it: words, or an address. */
export function numbersFrom(source: string): { text: string; address: string | null } | null {
  if (/^https?:/.test(source)) return { text: new URL(source).hostname, address: source };
  const text = source
    .replace(/^(?:our )?estimate(?: by the writer)?[;,]?\s*/, '')
    .replaceAll(/data\/epidemiology\/[\w-]+\.json/g, 'published figures that come with Yarrow')
    .trim();
  return text === '' || text === 'memory' ? null : { text, address: null };
}

export const reviewText = (by: string): string =>
  by === 'clinician'
    ? 'Reviewed by a clinician.'
    : 'Drafted with software; not reviewed by a clinician.';

/** "21 November 2026" */
export const dateText = (date: string): string =>
  new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
