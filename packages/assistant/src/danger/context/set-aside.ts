import { BEREAVED, FOR_STUDY, OTHERS_PAST, SMALL_CHILDREN, STUDY } from '../lexicon/frames.ts';
import { EVERYDAY_CAUSES, LAUGHTER, MISHAPS, MISTAKES } from '../lexicon/idioms.ts';
import { compilePhrase } from '../reading/phrase.ts';
import { findPhrases, indexPhrases } from '../reading/match-phrase.ts';
import type { Word } from '../reading/word.ts';
import type { Signal } from '../signal.ts';

type Frame =
  | 'study'
  | 'for_study'
  | 'small_child'
  | 'bereaved'
  | 'others_past'
  | 'everyday'
  | 'laughter'
  | 'mistake'
  | 'mishap';

const compile = (list: readonly string[], value: Frame) =>
  list.map((source) => ({ phrase: compilePhrase(source), value }));

const FRAMES = indexPhrases([
  ...compile(STUDY, 'study'),
  ...compile(FOR_STUDY, 'for_study'),
  ...compile(SMALL_CHILDREN, 'small_child'),
  ...compile(BEREAVED, 'bereaved'),
  ...compile(OTHERS_PAST, 'others_past'),
  ...compile(EVERYDAY_CAUSES, 'everyday'),
  ...compile(LAUGHTER, 'laughter'),
  ...compile(MISTAKES, 'mistake'),
  ...compile(MISHAPS, 'mishap'),
]);

/** What people also ask about for study, work and stories. Means in the hand are never a topic. */
const TOPICS = new Set([
  'kill_self',
  'want_die',
  'suicidal',
  'passive',
  'attempt',
  'method_seeking',
  'seeking_half',
  'picturing',
  'veiled',
  'preparing',
  'harm_act',
  'harm_urge',
  'eating',
  'abuse_physical',
  'abuse_sexual',
  'abuse_control',
  'abuse_lethal',
  'psychosis',
  'command',
  'harm_others_thought',
  'harm_others_intent',
  'child_danger',
  'coping_substance',
  'hopeless',
  'burden',
  'low_mood',
  'w_death',
  'w_final',
  'w_means',
  'leap',
  'taken',
]);
/** What an accident may explain. */
const SWALLOWED = new Set(['taken', 'taken_vague', 'in_hand']);
const WOUNDED = new Set([
  'deep_wound',
  'bleeding',
  'harm_act',
  'in_hand',
  'edge_now',
  'at_edge',
  'at_drop',
]);
/** What a groan may mean instead. */
const GROANS = new Set([
  'kill_self',
  'want_die',
  'passive',
  'veiled',
  'hopeless',
  'burden',
  'not_long',
  'low_mood',
]);
/** Said of a cough these are no cry for help. */
const MARKERS = new Set(['hopeless', 'low_mood']);
/** Past tenses: of another person these tell of a death or of history, not of danger now. */
const OVER = new Set(
  'killed took taken committed hanged hung shot drowned ended tried attempted cut overdosed slit died survived had was'.split(
    ' ',
  ),
);

/**
 * Leaves out what the sentence around it explains otherwise. Each exception reaches only its own sentence, so that a harmless sentence never takes anything from a dangerous one beside it.
 */
export function setAside(words: readonly Word[], signals: readonly Signal[]): Signal[] {
  const frames = framesBySentence(words);
  const has = (frame: Frame, sentence: number): boolean =>
    frames.get(frame)?.has(sentence) === true;
  const near = (frame: Frame, sentence: number): boolean =>
    [sentence - 1, sentence, sentence + 1].some((one) => has(frame, one));
  const mentionsWish = signals.some((one) =>
    ['want_die', 'suicidal', 'kill_self', 'passive', 'farewell'].includes(one.concept.id),
  );
  const groaning = new Set(
    signals.filter((one) => GROANS.has(one.concept.id)).map((one) => one.sentence),
  );
  return signals.flatMap((signal) => {
    const { concept, sentence, person } = signal;
    if (TOPICS.has(concept.id) && !isOwnVoice(words, signal)) {
      if (has('study', sentence) || near('for_study', sentence)) return [];
    }
    if (SWALLOWED.has(concept.id) && !mentionsWish && has('mistake', sentence)) return [];
    if (WOUNDED.has(concept.id) && !mentionsWish && has('mishap', sentence)) return [];
    if (concept.id === 'abuse_physical' && has('small_child', sentence)) return [];
    if (person === 'other' && isHistory(words, signal, has)) return [];
    if (GROANS.has(concept.id) && person === 'self' && has('laughter', sentence)) {
      if (has('everyday', sentence) && groaning.size === 1) return [];
      if (isSlang(words, signal)) return [{ ...signal, concept: JOKED }];
    }
    if (MARKERS.has(concept.id) && has('everyday', sentence)) return [];
    if (isSlang(words, signal) && has('everyday', sentence)) return [];
    return [signal];
  });
}

const JOKED = { id: 'joked', type: 'death_wish_as_joke', phrases: [] };

function framesBySentence(words: readonly Word[]): Map<Frame, Set<number>> {
  const frames = new Map<Frame, Set<number>>();
  for (const { from, value } of findPhrases(words, FRAMES)) {
    const sentences = frames.get(value) ?? new Set<number>();
    frames.set(value, sentences.add(words[from]?.sentence ?? 0));
  }
  return frames;
}

const OWN = new Set(['i', 'me', 'my', 'myself']);
/** Words that put an "I" into somebody else's mouth. */
const SPEAKERS = new Set(
  'character characters protagonist hamlet narrator singer lyric lyrics line lines song poem quote title called says goes scene'.split(
    ' ',
  ),
);
const REACH = 6;

/** Whether the writer says it of themself, and not a character, a patient or a textbook. */
function isOwnVoice(words: readonly Word[], { from, to, sentence }: Signal): boolean {
  for (let i = to - 1; i >= Math.max(0, from - REACH) && words[i]?.sentence === sentence; i -= 1) {
    if (!OWN.has(words[i]?.norm ?? '')) continue;
    const before = words
      .slice(Math.max(0, i - REACH), i)
      .filter((word) => word.sentence === sentence);
    return !before.some((word) => SPEAKERS.has(word.norm));
  }
  return false;
}

function isHistory(
  words: readonly Word[],
  { concept, from, sentence, time }: Signal,
  has: (frame: Frame, sentence: number) => boolean,
): boolean {
  if (time === 'past' || has('others_past', sentence)) return true;
  const over = OVER.has(words[from]?.norm ?? '');
  if (concept.id === 'kill_self' && over && words[from - 1]?.norm !== 'to') return true;
  return has('bereaved', sentence) && (over || concept.id === 'suicidal');
}

/** One written word read as several: "kms". */
const isSlang = (words: readonly Word[], { from, to }: Signal): boolean =>
  to - from > 1 && words[from]?.start === words[to - 1]?.start;
