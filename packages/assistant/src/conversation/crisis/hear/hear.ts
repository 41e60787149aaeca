import type { CrisisLevel } from '@yarrow/contract';
import { countryOf } from '@yarrow/engine';
import { detectCrisis } from '../../../danger/detect-crisis.ts';
import { crisisRank } from '../../../danger/level.ts';
import type { Conversation, Message, Setting } from '../../conversation.ts';
import type { Question } from '../questions.ts';
import { isBare } from '../raise-by-answer.ts';
import { isHurtAtHome, themeOf, type About, type Theme } from '../theme.ts';
import { BARRIERS } from '../words/barriers.ts';
import type { Passage } from '../words/passage.ts';
import { REQUESTS, type Request } from '../words/requests.ts';
import { readAnswer, volunteered, type Heard as AnswerHeard } from './answer.ts';
import { asksForMethod, isHealthTalk } from './health-talk.ts';
import { plain } from './plain.ts';

/** Everything a message says to the one who leads through the crisis. */
export interface Heard {
  level: CrisisLevel;
  /** Higher than anything met with its own words so far. */
  rose: boolean;
  types: string[];
  theme: Theme | null;
  /** Not spoken of before. */
  isNew: boolean;
  emergency: boolean;
  child: boolean;
  veteran: boolean;
  answer: { question: Question; heard: AnswerHeard } | null;
  /** A bare yes that may have answered a question about health. */
  unclear: Question | null;
  request: Request | null;
  barrier: Passage | null;
  method: boolean;
  health: boolean;
  /** A sign that something taken or done works on the body. */
  ill: boolean;
  isQuestion: boolean;
  /** Where the person says they are with helpers. */
  helped: 'here' | null;
}

const ILL =
  /\b(?:dizzy|sleepy|drowsy|vomit\w*|thr(?:ow|ew)ing up|faint\w*|numb|can'?t breathe|hard to breathe|heart (?:is )?(?:racing|skipping)|feel(?:ing)? sick|stomach hurts|blurr\w*|shaking|confused|passing out|bleeding|throat hurts|hurts to swallow|voice is (?:gone|hoarse))\b/;
const HERE =
  /\b(?:(?:ambulance|paramedics?|police|nurses?|doctors?|they)(?:'s| is|'re| are| have| has)? (?:just )?(?:here|arrived|with me)|(?:i'?m|i am|we'?re|we are|im) (?:in|at) (?:the )?(?:hospital|a&e|er|emergency (?:room|department)|ward|ambulance))\b/;

export function hear(conversation: Conversation, message: Message, setting: Setting): Heard {
  const { crisis: state } = conversation;
  const { safety, text } = message;
  const said = plain(text);
  const { flags } = detectCrisis(text);
  const types = safety.indicators.map((one) => one.type);
  const child = flags.child || state.child || isChild(conversation, setting);
  const own = flags.suicidal_ideation || flags.self_harm_risk;
  const another = flags.third_party || state.theme === 'other' || state.theme === 'other_hurt';
  const about = {
    other: another && !own,
    child,
    before: state.theme,
    toMe: TO_ME.test(said),
    victim: VICTIM.test(said),
  };
  const vague = isVague(types) && state.theme !== null;
  const theme = themeOfMessage(message, vague ? state.theme : null, about);
  // A mere impression of danger in an answer or a remark is none of its own.
  const level = vague && safety.level === 'low' ? 'none' : safety.level;
  const calm = level === 'none';
  const answer = answerIn(conversation, text);
  const bare = answer !== null && state.askedBeside && isBare(text) && answer.heard !== 'no';
  return {
    level,
    rose: crisisRank(conversation.level) > crisisRank(state.level),
    types,
    theme,
    isNew: theme !== null && !vague && !isKnown(theme, state.themes),
    emergency: safety.emergency,
    child,
    veteran: state.veteran || hasVeteransLine(message, setting),
    answer: bare ? null : answer,
    unclear: bare ? answer.question : null,
    request: REQUESTS.find((one) => (calm || !one.onlyCalm) && one.heard.test(said)) ?? null,
    barrier:
      BARRIERS.find(
        (one) => one.heard.test(said) && (one.atHome !== true || state.themes.some(isHurtAtHome)),
      ) ?? null,
    method: asksForMethod(text),
    health: isHealthTalk(text, setting.knowledge, setting.localDate),
    ill: ILL.test(said),
    isQuestion: said.endsWith('?'),
    helped: HERE.test(said) ? 'here' : null,
  };
}

const VAGUE = new Set(['sounds_like_danger', 'veiled_plan']);
const isVague = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => VAGUE.has(type));

function themeOfMessage(
  { safety, text }: Message,
  known: Theme | null,
  about: About,
): Theme | null {
  if (safety.level === 'none') return null;
  if (known !== null) return known;
  const first = safety.indicators.find((one) => !VAGUE.has(one.type)) ?? safety.indicators[0];
  const theme = themeOf(first?.type ?? '', about);
  return theme === 'suicide' && WITH_BABY.test(plain(text)) ? 'baby' : theme;
}

const WITH_BABY =
  /\b(?:hold|holding|got|have|take|taking|with) (?:the|my) (?:baby|newborn)\b.{0,40}\b(?:over|balcony|window|with me|both|edge|come for us)\b/;

/** "They put a chip in me" tells of the writer. */
const TO_ME =
  /\b(?:in|at|on|to|with|about|after|follow\w*|watch\w*|tell\w*|telling|hear) me\b|\bmy (?:head|mind|thoughts|brain|body)\b/;

/** Somebody else who is hurt. */
const VICTIM =
  /\b(?:his|her|their|my|the|a|little) (?:little |own |best )?(?:boy|girl|son|daughter|kids?|child(?:ren)?|baby|wife|girlfriend|mum|mom|mother|sister|brother|neighbou?rs?|friend)\b/;

/** Valid only for the question of the reply right before. */
function answerIn({ crisis, turn }: Conversation, text: string): Heard['answer'] {
  const { asked, askedAt } = crisis;
  const heard = asked !== null && askedAt === turn - 1 ? readAnswer(asked, text) : null;
  if (asked !== null && heard !== null) return { question: asked, heard };
  const told = volunteered(text);
  return told && { question: told, heard: 'yes' };
}

/** Feeling low is part of what was told by who spoke of suicide. */
const isKnown = (theme: Theme, themes: readonly Theme[]): boolean =>
  themes.includes(theme) || (theme === 'low_mood' && themes.includes('suicide'));

const GROWN_UP = 18;
function isChild({ medical }: Conversation, { profile }: Setting): boolean {
  const age = medical.input?.age ?? profile?.age;
  return age !== undefined && age < GROWN_UP;
}

function hasVeteransLine({ safety }: Message, { knowledge, country }: Setting): boolean {
  const lines = countryOf(knowledge.model, country).lines.filter((one) => one.for === 'veterans');
  return safety.resources.some((one) => lines.some((line) => line.name === one.name));
}
