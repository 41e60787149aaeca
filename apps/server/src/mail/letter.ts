import { email } from '@yarrow/contract';

export interface Letter {
  to: string;
  /** Shown beside the address, as the person wrote it. */
  name?: string | null;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  link?: { label: string; address: string };
}

/** As it goes to the mail library: nothing in it can become a header or a second recipient. */
export interface Envelope {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

export function writeEnvelope({ to, name, subject, paragraphs, link }: Letter): Envelope {
  // An address with a line break, a comma or a bracket is none: it is refused, not repaired.
  if (!email.safeParse(to).success) throw new Error('a letter to what is not a mail address');
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.address}`] : [])].join('\n\n');
  const button = link && `<p><a href="${escape(link.address)}">${escape(link.label)}</a></p>`;
  const html = paragraphs.map((one) => `<p>${escape(one)}</p>`).join('\n') + (button ?? '');
  return {
    to: { name: oneLine(name ?? ''), address: to },
    subject: oneLine(subject),
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${html}</body></html>`,
  };
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
