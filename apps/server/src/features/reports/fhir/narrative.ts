import type { Narrative } from 'fhir/r4';

/** What a person reads of a resource. Every text is escaped; nothing told becomes markup. */
export const narrative = (...parts: string[]): Narrative => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="en">${parts.join('')}</div>`,
});

export const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

/** Line breaks are kept. */
export const quotation = (text: string): string =>
  `<blockquote>${text
    .split(/\r\n|\r|\n/)
    .map(escape)
    .join('<br/>')}</blockquote>`;

export const bullets = (texts: readonly string[]): string =>
  texts.length > 0 ? `<ul>${texts.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>` : '';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for control characters and halves of a pair, however they are written. */
const escape = (text: string): string =>
  plainText(text).replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** A FHIR string: no control characters but tab and line break, and well-formed. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (one) => (/[\t\n\r]/.test(one) ? one : ''))
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD');
