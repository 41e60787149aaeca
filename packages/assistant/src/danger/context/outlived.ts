import type { Signal } from '../signal.ts';
import type { Scene } from './scene.ts';

const GLAD = new Set('glad grateful thankful relieved happy pleased'.split(' '));
/** Words before what failed in which the gladness stands: "so glad that it". */
const REACH = 4;
const FAILURES = new Set(['attempt', 'attempt_half']);
const DONE = new Set([
  'attempt',
  'attempt_half',
  'taken',
  'taken_vague',
  'kill_self',
  'deep_wound',
  'harm_act',
  'weighing',
]);
/** What is to come, or has come back. */
const AHEAD = new Set(
  `again plan planning planned tonight tomorrow next lately thoughts temptation tempted because better properly right way unfortunately
   but stockpiling saving gun rope noose knife blade stash stashed saved bought ready not back sure hate`.split(
    /\s+/,
  ),
);
const FRESH = new Set(['hours', 'recent']);

/**
 * "I took an overdose at nineteen. I'm 53, very glad it failed": an attempt told as long past, and outlived gladly.
 * Where nothing dates it, or something dates it lately, gladness takes nothing away.
 */
export function isOutlived({ concept, from }: Signal, { words, signals }: Scene): boolean {
  if (!FAILURES.has(concept.id) || !isGlad(words, from)) return false;
  const own = signals.filter((one) => DONE.has(one.concept.id) && one.person === 'self');
  return (
    own.some(({ time }) => time === 'past') &&
    !own.some((one) => one.from !== from && FRESH.has(one.time)) &&
    !words.some(({ norm }) => AHEAD.has(norm))
  );
}

function isGlad(words: Scene['words'], from: number): boolean {
  for (
    let i = from;
    i >= Math.max(0, from - REACH) && words[i]?.clause === words[from]?.clause;
    i -= 1
  ) {
    if (!GLAD.has(words[i]!.norm)) continue;
    const before = words.slice(Math.max(0, i - 2), i).map(({ norm }) => norm);
    return !before.includes('not') && !before.includes('never');
  }
  return false;
}
