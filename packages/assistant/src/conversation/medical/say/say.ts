import type { Talk } from '../talk.ts';
import { WORDINGS, type WordingKey } from './wordings.ts';

const MOST_REMEMBERED = 400;

/** A wording that was not used yet; when all were, the one used longest ago. */
export function say(
  talk: Talk,
  key: WordingKey,
  values: Readonly<Record<string, string>> = {},
): string {
  const options: readonly string[] = WORDINGS[key];
  const { said } = talk.state;
  const last = options.map((_, i) => said.lastIndexOf(`${key}.${i}`));
  const chosen = last.indexOf(Math.min(...last));
  talk.state.said = [...said, `${key}.${chosen}`].slice(-MOST_REMEMBERED);
  return (options[chosen] ?? '').replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}
