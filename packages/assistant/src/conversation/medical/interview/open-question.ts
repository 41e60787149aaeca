import { inMidSentence } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { calculation } from '../say/citations.ts';
import { cited, offer, tell, type Talk } from '../talk.ts';

const AGAIN_AT_MOST = 2;

/** After an answer to something else: the open question once more, in a line. Dropped when passed over often. */
export function stillOpen(talk: Talk): void {
  const { open } = talk.state;
  if (!open) return;
  talk.state.passedOver += 1;
  if (talk.state.passedOver > AGAIN_AT_MOST) {
    talk.state.open = null;
    talk.state.passedOver = 0;
    return;
  }
  const question = textOf(talk);
  if (question === '') return;
  tell(talk, say(talk, 'still-open', { question }));
  const yesNo = open.kind === 'finding' || open.kind === 'danger';
  talk.quickReplies.unshift(...(yesNo ? ['Yes', 'No'] : []));
  if (open.kind === 'medicine' && open.ask === 'findings')
    talk.quickReplies.unshift('None of these');
}

/** The open question in short words. */
function textOf(talk: Talk): string {
  const { open } = talk.state;
  switch (open?.kind) {
    case 'finding':
    case 'danger':
      return inMidSentence(open.question);
    case 'who':
      return 'who is it about, and how old are they?';
    case 'age':
      return 'how old is the person this is about?';
    case 'sex':
      return 'female or male at birth?';
    case 'duration':
      return 'how long has it been going on?';
    case 'symptoms':
      return 'what do you feel, where, and since when?';
    case 'medicine':
      return open.ask === 'findings' ? 'is one of those illnesses or signs yours?' : '';
    default:
      return '';
  }
}

/** "Why do you ask?" */
export function whyAsked(talk: Talk): boolean {
  const { open } = talk.state;
  if (!open) return false;
  if (open.kind === 'finding') {
    tell(
      talk,
      `${cited(talk, open.why, calculation(talk.knowledge))} Of all questions it is the one whose answer I expect to move the result most, dangers counted more.`,
    );
  } else if (open.kind === 'danger') {
    const name =
      talk.knowledge.model.conditions.find(({ id }) => id === open.condition)?.name ?? '';
    tell(
      talk,
      cited(
        talk,
        `To rule out ${name.charAt(0).toLowerCase()}${name.slice(1)}. It is not likely, but it would be serious to miss.`,
        calculation(talk.knowledge),
      ),
    );
  } else tell(talk, REASONS[open.kind]);
  talk.state.passedOver = Math.max(0, talk.state.passedOver - 1);
  offer(talk, "I'd rather not say", 'Just tell me what you think');
  return true;
}

const REASONS = {
  symptoms: 'Without a symptom I have nothing to compare with what is known.',
  who: 'The same symptom means different things in a baby, an adult and an older person.',
  age: 'The same symptom means different things in a baby, an adult and an older person.',
  sex: 'Some causes occur only in women or only in men, others more often in one.',
  duration: 'What began an hour ago and what has lasted for weeks have different causes.',
  medicine: 'Because it can make that medicine unsafe for you. Until I know, I do not suggest it.',
} as const;
