import { readText, type Knowledge } from '@yarrow/engine';

export interface Unread {
  /** Content words, and those that became nothing. */
  content: number;
  unread: number;
  /** Word or span of neighbouring words, with how often; most frequent first. */
  words: [string, number][];
  spans: [string, number][];
}

/** What of some texts became nothing: single words, and stretches of words that stand side by side. */
export function unreadOf(texts: readonly string[], knowledge: Knowledge): Unread {
  const words = new Map<string, number>();
  const spans = new Map<string, number>();
  const count = (map: Map<string, number>, key: string): void => {
    map.set(key, (map.get(key) ?? 0) + 1);
  };
  let content = 0;
  let unread = 0;
  for (const text of texts) {
    const reading = readText(text, knowledge.lexicon, knowledge.spelling);
    content += reading.contentWords;
    unread += reading.unread.length;
    let span = '';
    let end = -1;
    for (const one of reading.unread) {
      count(words, one.word);
      const beside = end >= 0 && /^[\s-]*$/.test(text.slice(end, one.start));
      if (!beside && span.includes(' ')) count(spans, span);
      span = beside ? `${span} ${one.word}` : one.word;
      end = one.end;
    }
    if (span.includes(' ')) count(spans, span);
  }
  return { content, unread, words: byCount(words), spans: byCount(spans) };
}

const byCount = (map: Map<string, number>): [string, number][] =>
  [...map].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

/** Every text of a file: the strings called `text` or `symptom_text` of a JSON array, else its lines. */
export function textsOf(file: string, half: 'even' | 'all'): string[] {
  if (!file.trimStart().startsWith('[')) return file.split('\n').filter((line) => line.trim());
  const cases = JSON.parse(file) as { id?: string; text?: string; symptom_text?: string }[];
  return cases
    .filter(({ id = '' }) => half === 'all' || isEven(id))
    .flatMap(({ text, symptom_text: other }) => text ?? other ?? []);
}

/** Cases with an odd number are kept apart: their words are never shown. */
const isEven = (id: string): boolean =>
  Number(/\d+/.exec(id.split('-').at(-1) ?? '')?.[0] ?? 0) % 2 === 0;
