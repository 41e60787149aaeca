import { higherCrisis } from '../danger/level.ts';
import type { Conversation, Message, Reply, Setting, Turn } from './conversation.ts';
import { leadThroughCrisis } from './crisis/lead-through-crisis.ts';
import { answerAboutHealth } from './medical/answer-about-health.ts';
import { keepTold } from './medical/keep-told.ts';

/**
 * One reply to one message. `variant` counts the replies to it that were made before: each is put in other words than
 * those, and says where there are none. Deterministic: the same conversation, message, setting and variant give the
 * same reply.
 */
export function takeTurn(
  before: Conversation,
  message: Message,
  setting: Setting,
  variant = 0,
): Turn {
  let turn = once(before, message, setting);
  for (let made = 0; made < variant; made += 1)
    turn = once(remembering(before, turn.conversation), message, setting);
  return turn;
}

/** As it was before the message, but with the wordings in mind that were used in a reply to it. */
const remembering = (before: Conversation, { medical, crisis }: Conversation): Conversation => ({
  ...before,
  medical: { ...before.medical, said: medical.said, replies: medical.replies },
  crisis: { ...before.crisis, said: crisis.said },
});

/**
 * Danger comes first: what the crisis conversation says stands before anything medical,
 * and from level medium up it is all that is said unless the person asked for something it can go with.
 */
function once(before: Conversation, message: Message, setting: Setting): Turn {
  const conversation: Conversation = {
    ...before,
    turn: before.turn + 1,
    level: higherCrisis(before.level, message.safety.level),
    emergency: before.emergency || message.safety.emergency,
  };
  const care = leadThroughCrisis(conversation, message, setting);
  if (care && !care.goesOn)
    return {
      conversation: {
        ...conversation,
        crisis: care.state,
        medical: keepTold(before.medical, message.text, setting),
      },
      reply: care.reply,
    };
  const health = answerAboutHealth(conversation, message, setting);
  return {
    conversation: { ...conversation, crisis: care?.state ?? before.crisis, medical: health.state },
    reply: care ? joined(care.reply, health.reply) : health.reply,
  };
}

const MOST_QUICK_REPLIES = 4;

/** The words of care first; the citations of the answer are counted on after those of the care. */
function joined(care: Reply, answer: Reply): Reply {
  const shift = care.citations.length;
  const content = answer.content.replaceAll(
    /\[(\d+)\]/g,
    (_, n: string) => `[${Number(n) + shift}]`,
  );
  return {
    content: `${care.content}\n\n${content}`,
    citations: [...care.citations, ...answer.citations],
    quickReplies: [...care.quickReplies, ...answer.quickReplies].slice(0, MOST_QUICK_REPLIES),
    caseChange: answer.caseChange,
  };
}
