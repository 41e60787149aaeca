import { CLASSES, PERSON_SLOTS, type Person } from '../lexicon/classes.ts';

/**
 * A phrase of the lexicon, compiled. The notation, made to be read aloud:
 *   kill|end        either word            going_to|gonna   words that belong together
 *   <pills>         any word of a class    @self @my @i @me the writer's, or another person's
 *   really?         may be missing         #                a number
 *   ..              up to 3 other words    ...              up to 8 other words
 *   ##              a number of eight or more       #### a year
 *   ^               only at the start of a sentence, $ at its end, or where it goes on with "but", "with"
 *   now|$           the word, or the end
 */
export interface Phrase {
  source: string;
  elements: readonly Element[];
}

interface Element {
  optional: boolean;
  /** Most words passed over; 0 for an element that must match. */
  gap: number;
  edge: 'start' | 'end' | null;
  /** The end of the sentence will do instead of a word. */
  orEnd: boolean;
  choices: readonly Choice[];
  /** The choices by their first word, or sign of a number. */
  byFirst: ReadonlyMap<string, readonly Choice[]>;
}

export interface Choice {
  words: readonly string[];
  /** Whose it is, where the word says so. */
  person: Person | null;
}

const NEAR = 3;
const FAR = 8;

/** Throws for an unknown class: a typing mistake in the lexicon must not silently match nothing. */
export function compilePhrase(source: string): Phrase {
  return { source, elements: source.trim().split(/\s+/).map(compileElement) };
}

const NOTHING: Element = {
  optional: false,
  gap: 0,
  edge: null,
  orEnd: false,
  choices: [],
  byFirst: new Map<string, Choice[]>(),
};

function compileElement(written: string): Element {
  if (written === '..' || written === '...') {
    return { ...NOTHING, gap: written === '..' ? NEAR : FAR };
  }
  if (written === '^' || written === '$') {
    return { ...NOTHING, edge: written === '^' ? 'start' : 'end' };
  }
  const optional = written.endsWith('?');
  const body = optional ? written.slice(0, -1) : written;
  const names = body.split('|');
  const choices = names.filter((name) => name !== '$').flatMap(choicesOf);
  const byFirst = new Map<string, Choice[]>();
  for (const choice of choices) {
    const first = choice.words[0] ?? '';
    const alike = byFirst.get(first);
    if (alike) alike.push(choice);
    else byFirst.set(first, [choice]);
  }
  return { ...NOTHING, optional, orEnd: names.includes('$'), choices, byFirst };
}

function choicesOf(name: string): Choice[] {
  if (name.startsWith('@')) {
    const slot = PERSON_SLOTS[name.slice(1)];
    if (!slot) throw new Error(`the lexicon has no person slot "${name}"`);
    return [
      ...slot.self.map((one) => plain(one, 'self')),
      ...slot.other.map((one) => plain(one, 'other')),
    ];
  }
  if (name.startsWith('<')) {
    const members = CLASSES[name.slice(1, -1)];
    if (!members) throw new Error(`the lexicon has no class "${name}"`);
    return members.map((one) => plain(one, null));
  }
  return [plain(name, null)];
}

const plain = (name: string, person: Person | null): Choice => ({ words: name.split('_'), person });

/** First words a phrase can begin with; what it is looked up by. */
export function openings(phrase: Phrase): Set<string> {
  const found = new Set<string>();
  for (const element of phrase.elements) {
    for (const { words } of element.choices) found.add(words[0] ?? '');
    if (element.gap > 0) throw new Error(`the phrase "${phrase.source}" begins with a gap`);
    if (!element.optional && !element.orEnd && element.edge === null) return found;
  }
  throw new Error(`the phrase "${phrase.source}" has no word that must be there`);
}
