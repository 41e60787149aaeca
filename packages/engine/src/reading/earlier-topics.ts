import type { Match } from './match-phrases.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

/** How far back a complaint without a place looks for what was spoken of. */
export const REMEMBERED = 30;
/** More than so many topics nobody has in mind at once. */
const MOST = 4;
/** A complaint that is felt in many places is no topic for another. */
const FEW_REGIONS = 2;
/** What the regions of the body chart are called where people tell of them; all others by their own name. */
const CALLED = new Map([
  ['genitals', ['vagina', 'penis', 'testicle']],
  ['lower abdomen', ['belly']],
  ['upper abdomen', ['belly']],
  ['lower back', ['back']],
  ['rectum', ['bottom']],
  ['pelvis', ['vagina']],
  ['bladder', ['urine']],
  ['skin', []],
]);

interface Topic {
  at: number;
  words: readonly Token[];
}

/** What a short denial may be about: parts of the body that were named, and the places of complaints. */
export class EarlierTopics {
  readonly #named: Topic[] = [];
  readonly #regions: Topic[] = [];
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The part of the body or the topic at `at` was named. */
  name(at: number): void {
    const word = this.#tokens[at];
    if (word) this.#named.push({ at, words: [word] });
  }

  /** The phrases at `at` were read: "spotting between periods" speaks of the vagina, "conjunctivitis" of the eye. */
  complain(at: number, said: readonly Match[]): void {
    const token = this.#tokens[at];
    if (!token) return;
    for (const { concept, tokens: used } of said) {
      if (used.at(-1) !== at || concept.kind !== 'finding' || !concept.symptom) continue;
      const regions = concept.regions.length > FEW_REGIONS ? [] : concept.regions;
      const words = [
        ...concept.about,
        ...regions.flatMap((region) => CALLED.get(region) ?? [region]),
      ].map((norm): Token => ({ ...token, norm, stem: stem(norm), role: 'site' }));
      if (words.length > 0) this.#regions.push({ at, words });
    }
  }

  /** The words of each topic spoken of before `at`, the latest first: of what was named, and of the complaints. */
  before(at: number): (readonly Token[])[][] {
    return [this.#named, this.#regions].map((topics) =>
      topics
        .slice(-MOST - 1)
        .filter((topic) => topic.at < at && at - topic.at <= REMEMBERED)
        .toReversed()
        .map(({ words }) => words),
    );
  }
}
