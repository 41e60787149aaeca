import { RELATIVES } from '../lexicon/classes.ts';
import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';

const SUBJECTS = new Set(['he', 'she', 'they', ...RELATIVES]);
/** Words that may stand between who does it and what is done. */
const BETWEEN = new Set(
  'is was are has had have will would could might can going to just about always keeps kept a the his her and then got holding put puts held threatened threatens wants tried said says'.split(
    ' ',
  ),
);
const FARTHEST = 6;
const HURTS_ME = new Set(['me', 'us', 'i', 'my']);
/** Of these the writer is the one who is hurt, whoever is the subject. */
const OF_VIOLENCE = new Set([
  'abuse',
  'sexual_abuse',
  'controlling_behaviour',
  'danger_of_being_killed',
  'attack_now',
  'child_abuse',
]);

const ATTACK = { id: 'attack_now', type: 'attack_now', phrases: [] };
const THREAT = { id: 'abuse_lethal', type: 'danger_of_being_killed', phrases: [] };
const TURNED = new Map([
  ['in_hand', ATTACK],
  ['deep_wound', THREAT],
  ['kill_self', THREAT],
  ['harm_act', THREAT],
  ['attempt', THREAT],
]);

/** Reads "he has a knife to my throat" as an attack, not as the writer's own plan; and whose danger violence is. */
export function turnDeeds(words: readonly Word[], signals: readonly Signal[]): Signal[] {
  return signals.map((signal) => {
    const { concept, from, to } = signal;
    if (OF_VIOLENCE.has(concept.type)) {
      const me = words.slice(from, to + 1).some((word) => HURTS_ME.has(word.norm));
      return me ? { ...signal, person: 'self' } : signal;
    }
    const turned = TURNED.get(concept.id);
    if (turned && byAnother(words, signal)) {
      const own = isRescue(words, signal) ? concept : turned;
      return { ...signal, concept: own, person: 'self' };
    }
    return signal;
  });
}

const TRIES = new Set(['tried', 'tries', 'trying', 'attempted', 'attempts']);

/** "My son cut me down" tells of the writer's own attempt; "he tried to hang me" does not. */
const isRescue = (words: readonly Word[], { concept, from, to }: Signal): boolean =>
  concept.id === 'attempt' && !words.slice(from, to).some(({ norm }) => TRIES.has(norm));

function byAnother(words: readonly Word[], { from, to, sentence }: Signal): boolean {
  const said = new Set(words.slice(from, to).map((word) => word.norm));
  if (said.has('myself') || said.has('i') || !(said.has('my') || said.has('me'))) return false;
  for (let i = from - 1; i >= Math.max(0, from - FARTHEST); i -= 1) {
    const word = words[i];
    if (!word || word.sentence !== sentence) return false;
    if (SUBJECTS.has(word.norm)) return true;
    if (!BETWEEN.has(word.norm)) return false;
  }
  return false;
}
