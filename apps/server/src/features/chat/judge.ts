import { detectCrisis, judgeSafety, type Conversation, type Setting } from '@yarrow/assistant';
import { CRISIS_LEVELS, LIMITS, type CrisisLevel, type Safety } from '@yarrow/contract';
import type { Knowledge } from '@yarrow/engine';
import type { Chat } from '../../db/chats/chat.ts';
import type { Assistant } from './assistant.ts';

const rank = (level: CrisisLevel): number => CRISIS_LEVELS.indexOf(level);
const higher = (a: CrisisLevel, b: CrisisLevel): CrisisLevel => (rank(a) >= rank(b) ? a : b);

interface Judge {
  assistant: Assistant;
  log: { error: (about: object, text: string) => void };
}

/** The judgement of one message. Should the assistant fail at it, the words alone are judged. */
export function judgeWords(
  { assistant, log }: Judge,
  conversation: Conversation,
  text: string,
  setting: Setting,
): Safety {
  try {
    return assistant.judge(conversation, text, setting);
  } catch (error) {
    log.error({ err: { name: (error as Error).name } }, 'a message could not be judged fully');
    return judgeCrisis(text, setting, false);
  }
}

/** Of the words of a call that failed. Those past what any call takes are judged for a crisis, not for symptoms. */
export function judgeFailedWords(
  deps: Judge & { knowledge: Knowledge; region: string | undefined },
  words: string,
  region: string | undefined,
): Safety {
  const setting = { knowledge: deps.knowledge, country: region ?? deps.region };
  const start = deps.assistant.start(null);
  const judged = judgeWords(deps, start, words.slice(0, LIMITS.symptomText), setting);
  return words.length > LIMITS.symptomText ? judgeCrisis(words, setting, judged.emergency) : judged;
}

const judgeCrisis = (text: string, { knowledge, country }: Setting, emergency: boolean): Safety =>
  judgeSafety([text], { model: knowledge.model, country, emergency });

/** Of an earlier state, with all that was told of danger since: it never goes down. */
export const withDanger = (conversation: Conversation, safety: Safety): Conversation => ({
  ...conversation,
  level: higher(conversation.level, safety.level),
  emergency: conversation.emergency || safety.emergency,
});

/** A yes to one of these questions of the conversation is the person's own thought of suicide, or an act of it. */
const OF_SUICIDE = /^answered_yes_to_(?:thoughts|plan|intent|means|timing|done)$/;
const OF_HARM = /^answered_yes_to_(?:plan|intent|means|timing|done|wound)$/;

/** Kept with the session are the newest; all of them stay in its record of risks. */
const MOST_INDICATORS = 50;

/** The chat after a message: only ever more. */
export function chatAfter(
  assistant: Assistant,
  chat: Chat,
  message: { text: string; safety: Safety; at: Date },
): Chat {
  const { text, safety, at } = message;
  const joined = assistant.join(chat.safety, safety);
  const flags = detectCrisis(text).flags;
  const types = safety.indicators.map((one) => one.type);
  const rose = rank(joined.level) > rank(chat.safety.level);
  return {
    ...chat,
    updatedAt: at,
    lastActivity: at,
    safety: { ...joined, indicators: joined.indicators.slice(-MOST_INDICATORS) },
    suicidalIdeation:
      chat.suicidalIdeation || flags.suicidal_ideation || types.some((one) => OF_SUICIDE.test(one)),
    selfHarmRisk:
      chat.selfHarmRisk || flags.self_harm_risk || types.some((one) => OF_HARM.test(one)),
    crisisIndicators: [...new Set([...chat.crisisIndicators, ...types])],
    riskDetectedAt: rose ? at.toISOString() : chat.riskDetectedAt,
  };
}
