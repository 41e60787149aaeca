/** A written account of what a person has, by its words, and what it was. */
export interface Account {
  /** Usually one; several where they share the name they go by. */
  conditions: readonly string[];
  /** Stems of the words, each once. */
  said: readonly string[];
}

export interface LearntWord {
  stem: string;
  /** Tenths of nats. */
  tenths: number;
}

/** In fewer accounts, a word teaches nothing. */
const RAREST = 6;
/** Nats at most for a word that a single account of the condition uses: it may be that account's alone. */
const USED_ONCE = 2;
/** What the browser is sent for each condition: the others say little. */
const MOST_WORDS = 150;
/** How many accounts the words of all conditions together stand for, beside those of one. */
const PRIOR = 4;
/** Words hang together, and hang together with what is read in them: a fifth of what each says by itself. */
const TEMPER = 0.2;

/**
 * By condition, the words that its accounts use more than all accounts do, the most telling first.
 * Method: log-ratio of the share of its accounts that use the word, smoothed towards that of all, tempered.
 */
export function learnWording(accounts: readonly Account[]): Map<string, LearntWord[]> {
  const all = new Tally();
  const byCondition = new Map<string, Tally>();
  for (const { conditions, said } of accounts) {
    for (const id of conditions) {
      const own = byCondition.get(id) ?? new Tally();
      byCondition.set(id, own);
      own.add(said);
      all.add(said);
    }
  }
  const words = [...byCondition].map(([id, own]) => [id, tellingWords(own, all)] as const);
  return new Map(words.filter(([, telling]) => telling.length > 0));
}

class Tally {
  accounts = 0;
  readonly uses = new Map<string, number>();

  add(said: readonly string[]): void {
    this.accounts += 1;
    for (const stem of said) this.uses.set(stem, this.of(stem) + 1);
  }

  of(stem: string): number {
    return this.uses.get(stem) ?? 0;
  }
}

function tellingWords(own: Tally, all: Tally): LearntWord[] {
  return [...own.uses]
    .filter(([stem]) => all.of(stem) >= RAREST)
    .map(([stem, uses]) => {
      const usual = all.of(stem) / all.accounts;
      const ratio = (uses + PRIOR * usual) / (own.accounts + PRIOR) / usual;
      const nats = Math.min(Math.log(ratio), uses === 1 ? USED_ONCE : Infinity);
      return { stem, tenths: Math.round(10 * TEMPER * nats), worth: nats * Math.sqrt(uses) };
    })
    .filter(({ tenths }) => tenths > 0)
    .toSorted((a, b) => b.worth - a.worth || (a.stem < b.stem ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ stem, tenths }) => ({ stem, tenths }));
}
