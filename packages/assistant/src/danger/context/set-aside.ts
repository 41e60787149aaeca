import {
  BEREAVED,
  ERRANDS,
  FOR_STUDY,
  OTHERS_PAST,
  SMALL_CHILDREN,
  STUDY,
} from '../lexicon/frames.ts';
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
  | 'mishap'
  | 'errand';

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
  ...compile(ERRANDS, 'errand'),
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
/** What people do before a move or a journey as well. */
const ERRAND_LIKE = new Set([
  'preparing',
  'settling',
  'parting',
  'not_long',
  'mind_made',
  'hopeless',
  'w_final',
  'w_prep',
  'w_later',
  'w_death',
  'cue_final',
]);
/** Beside these no errand explains anything. */
const NO_ERRAND = new Set(
  'want_die suicidal passive kill_self farewell leap picturing in_hand edge_now taken attempt method_seeking burden'.split(
    ' ',
  ),
);
/** What a groan may mean instead. */
const GROANS = new Set([
  'w_death',
  'w_despair',
  'w_final',

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
  const wishes = signals.filter((one) =>
    ['want_die', 'suicidal', 'kill_self', 'passive', 'farewell'].includes(one.concept.id),
  );
  // "Cut my wrist" is no wish by itself: it may be the accident.
  const isWound = (signal: Signal): boolean =>
    signals.some((one) => WOUNDED.has(one.concept.id) && one !== signal && overlap(one, signal));
  const mentionsWish = wishes.some((one) => !isWound(one));
  // An errand explains its own sentence, unless a wish to die is told anywhere beside it.
  const wishesDeath = signals.some((one) => NO_ERRAND.has(one.concept.id));
  // A groan is one saying; two that do not overlap are somebody telling how they feel.
  const groans = signals.filter(
    (one) => GROANS.has(one.concept.id) && !one.concept.id.startsWith('w_'),
  );
  const first = new Map(groans.toReversed().map((one) => [one.sentence, one]));
  const several = new Set(
    groans
      .filter((one) => !overlap(one, first.get(one.sentence) ?? one))
      .map((one) => one.sentence),
  );
  // Groaning in two sentences is no joke either, unless each has its own cause.
  const isOneGroan = (sentence: number): boolean =>
    !several.has(sentence) && (first.size === 1 || slang.has(sentence));
  const slang = new Set(signals.filter((one) => isSlang(words, one)).map((one) => one.sentence));
  const laughed = (sentence: number): boolean => has('laughter', sentence);
  return signals.flatMap((signal) => {
    const { concept, sentence, person } = signal;
    if (TOPICS.has(concept.id) && !isOwnVoice(words, signal)) {
      if (has('study', sentence)) return [];
      if (near('for_study', sentence) && asks(words, signal)) return [];
    }
    if (SWALLOWED.has(concept.id) && !mentionsWish && has('mistake', sentence)) return [];
    if (!mentionsWish && has('mishap', sentence)) {
      if (WOUNDED.has(concept.id) || isWound(signal) || concept.id === 'abuse_lethal') return [];
    }
    if (ERRAND_LIKE.has(concept.id) && !wishesDeath && has('errand', sentence)) return [];
    if (
      concept.id === 'abuse_physical' &&
      (has('small_child', sentence) || has('mistake', sentence))
    ) {
      return [];
    }
    if (person === 'other' && isHistory(words, signal, has)) return [];
    if (GROANS.has(concept.id) && person === 'self' && isOneGroan(sentence)) {
      if (has('everyday', sentence) && (slang.has(sentence) || laughed(sentence))) return [];
      if (laughed(sentence) && isSlang(words, signal) && standsAlone(signal, signals)) {
        return [{ ...signal, concept: JOKED }];
      }
    }
    if (MARKERS.has(concept.id) && has('everyday', sentence)) return [];
    return [signal];
  });
}

/** Nothing else is said that would weigh: a laugh takes nothing from a plan. */
const standsAlone = (signal: Signal, signals: readonly Signal[]): boolean =>
  signals.every((one) => overlap(one, signal) || one.concept.id === 'am_doing');

const overlap = (a: Signal, b: Signal): boolean => a.from < b.to && b.from < a.to;

const JOKED = { id: 'joked', type: 'death_wish_as_joke', phrases: [] };

function framesBySentence(words: readonly Word[]): Map<Frame, Set<number>> {
  const frames = new Map<Frame, Set<number>>();
  for (const { from, value } of findPhrases(words, FRAMES)) {
    const sentences = frames.get(value) ?? new Set<number>();
    frames.set(value, sentences.add(words[from]?.sentence ?? 0));
  }
  return frames;
}

const OWN = new Set(['i', 'me', 'my', 'myself', 'we', 'our']);
/** Words that put an "I" into somebody else's mouth. */
const SPEAKERS = new Set(
  'character characters protagonist hamlet narrator singer lyric lyrics line lines song poem quote title called says goes scene'.split(
    ' ',
  ),
);
/** After "my" these are no kin of the writer's. */
const WORKS = new Set(
  'novel story script screenplay essay book character characters patient patients client clients student students pupils course class thesis dissertation'.split(
    ' ',
  ),
);
/** "How do I write it?" asks about the matter, not about the writer. */
const AUXILIARIES = new Set('do can should could would did'.split(' '));
const REACH = 6;
/** Words before the phrase in which an "I" or "my" makes it the writer's. */
const OWN_REACH = 10;

const ASKING = new Set(
  'what how which is are does do can could would should when where why who'.split(' '),
);

/** Whether the sentence is a question about the matter, not a statement. */
function asks(words: readonly Word[], { from, sentence }: Signal): boolean {
  let first = from;
  while (first > 0 && words[first - 1]?.sentence === sentence) first -= 1;
  return ASKING.has(words[first]?.norm ?? '');
}

/** Whether the writer says it of themself or their own people, and not a character, a patient or a textbook. */
function isOwnVoice(words: readonly Word[], { from, to, sentence }: Signal): boolean {
  const after = words.slice(to, to + REACH).filter((word) => word.sentence === sentence);
  if (
    after.some((word, nth) => word.norm === 'i' && !AUXILIARIES.has(after[nth - 1]?.norm ?? ''))
  ) {
    return true;
  }
  for (
    let i = to - 1;
    i >= Math.max(0, from - OWN_REACH) && words[i]?.sentence === sentence;
    i -= 1
  ) {
    if (!OWN.has(words[i]?.norm ?? '') || WORKS.has(words[i + 1]?.norm ?? '')) continue;
    const before = words
      .slice(Math.max(0, i - REACH), i)
      .filter((word) => word.sentence === sentence);
    return !before.some((word) => SPEAKERS.has(word.norm));
  }
  return false;
}

/** Of another person: long over, or told of somebody who has died. What is fresh is never history. */
function isHistory(
  words: readonly Word[],
  { concept, from, sentence, time }: Signal,
  has: (frame: Frame, sentence: number) => boolean,
): boolean {
  if (time === 'hours' || time === 'recent')
    return concept.id === 'kill_self' && has('bereaved', sentence) && time === 'recent';
  if (time === 'past' || has('others_past', sentence)) return true;
  const over = OVER.has(words[from]?.norm ?? '');
  const before = words[from - 1]?.norm ?? '';
  if (before === 'just') return false;
  if (concept.id === 'kill_self' && over && before !== 'to') return true;
  return has('bereaved', sentence) && (concept.id === 'kill_self' || concept.id === 'suicidal');
}

/** One written word read as several: "kms". */
const isSlang = (words: readonly Word[], { from, to }: Signal): boolean =>
  to - from > 1 && words[from]?.start === words[to - 1]?.start;
