import { judgeMedicine, localise } from '@yarrow/engine';
import { inSentence } from '@yarrow/engine/words';
import { personOf } from './case/person-of.ts';
import { cannotSay } from './interview/ask-about-medicine.ts';
import { askContradiction } from './interview/ask-contradiction.ts';
import type { TakenIn } from './case/take-in.ts';
import { askEngine, gather, askOnRequest } from './interview/ask-next.ts';
import { stillOpen } from './interview/open-question.ts';
import { say } from './say/say.ts';
import { conditionSource } from './say/citations.ts';
import { HOW_SOON } from './say/plain-words.ts';
import { cited, list, tell, timesBefore, type Talk } from './talk.ts';
import { tellLost, onwards } from './topics/about-yarrow.ts';
import { ANSWERS } from './topics/answer-intent.ts';
import { tellChange, tellNoted } from './topics/change.ts';
import { stillEmergency } from './topics/emergency.ts';
import { tellMedicine } from './topics/medicine.ts';
import { generalNet } from './topics/warning-signs.ts';
import { tellThing } from './topics/what-is.ts';
import { yesOrNo } from './understand/yes-no.ts';
import { chooseIntents, isNo, isYes } from './understand/choose-intents.ts';
import type { Intent } from './understand/intents.ts';
import { namedThings } from './understand/named-things.ts';

/** Where the turn goes: what changed, what was asked, and always a way on. */
export function lead(talk: Talk, taken: TakenIn): void {
  const open = talk.state.open;
  if (taken.answered) return afterAnswer(talk, taken);
  if (bareDanger(talk)) return;
  if (open === null && acceptsOffer(talk)) return;
  const wasNothing = taken.before === null;
  const changedCase = taken.changed && taken.before !== null && taken.after !== null;
  if (changedCase && taken.after?.urgency_level === 'emergency')
    stillEmergency(talk, say(talk, 'ack'));
  else if (changedCase && talk.state.phase === 'told' && taken.before && taken.after)
    tellChange(talk, taken.before, taken.after, say(talk, 'changed-lead'));
  const answeredSome = answerIntents(talk, taken);
  if (talk.state.phase === 'gathering' && taken.changed && !answeredSome) {
    if (wasNothing && taken.after) tellNoted(talk, null, taken.after, say(talk, 'told-first'));
    else tell(talk, say(talk, 'ack'));
    talk.state.open = null;
    return gather(talk);
  }
  if (answeredSome) {
    talk.state.lost = 0;
    if (talk.state.open === open && !FEELINGS.has(answeredSome)) stillOpen(talk);
    if (talk.state.open === null && talk.state.phase === 'gathering' && taken.changed) gather(talk);
    return;
  }
  if (open?.kind === 'medicine' && taken.changed) {
    tell(talk, say(talk, 'ack'));
    return tellMedicine(talk, open.medicine);
  }
  if (changedCase) {
    askContradiction(talk);
    return;
  }
  if (taken.changed && talk.state.phase === 'nothing') return gather(talk);
  if (aboutNamed(talk)) {
    if (talk.state.open === open) stillOpen(talk);
    return;
  }
  lostOrOpen(talk);
}

/** "OK", "I see": heard, and nothing to be understood. */
const ACKNOWLEDGED =
  /^\W*(?:ok(?:ay)?|k|right|i see|hm+|mm+|all ?right|fine|good|cool|great|got it|understood|sure|oh|ah)\W*$/iu;

/** Not understood: the open question again, or what would be understood; for words of illness, the safety net. */
function lostOrOpen(talk: Talk): void {
  if (ACKNOWLEDGED.test(talk.text) && talk.state.phase !== 'nothing') {
    tell(talk, say(talk, 'ack'));
    stillOpen(talk);
    return onwards(talk);
  }
  talk.state.lost += 1;
  if (talk.state.open?.kind === 'symptoms' || talk.state.phase === 'nothing') {
    talk.state.open = { kind: 'symptoms' };
    tell(talk, say(talk, 'not-read'));
    if (talk.state.lost % 2 === 0) generalNet(talk);
    onwards(talk);
    return;
  }
  tellLost(talk);
  stillOpen(talk);
}

/** The answer to the open question is taken in; then the next one, the result or what it moved. */
function afterAnswer(talk: Talk, taken: TakenIn): void {
  const { open } = talk.state;
  talk.state.passedOver = 0;
  talk.state.lost = 0;
  talk.state.open = null;
  if (taken.answered?.skip && open) timesBefore(talk, `skip:${open.kind}`);
  const ack = say(talk, taken.answered?.skip ? 'unsure' : 'ack');
  if (open?.kind === 'danger') afterDanger(talk, open, taken);
  if (open?.kind === 'medicine') {
    tell(talk, ack);
    if (!taken.answered?.skip) return tellMedicine(talk, open.medicine);
    return cannotSay(talk, judgeMedicine(open.medicine, personOf(talk), talk.knowledge));
  }
  if (talk.state.phase === 'gathering') {
    tell(talk, ack);
    answerIntents(talk, taken, true);
    return gather(talk);
  }
  if (taken.before && taken.after && taken.changed)
    tellChange(talk, taken.before, taken.after, ack);
  else tell(talk, ack);
  const answered = answerIntents(talk, taken, true);
  if (open?.kind === 'finding' && !answered && talk.state.asked % 4 !== 0 && askEngine(talk)) {
    talk.quickReplies = ['Yes', 'No', "I don't know", "That's enough questions"];
    return;
  }
  onwards(talk);
}

/** What could not be ruled out: the signs by which it would show, so that they are not waited with. */
function afterDanger(
  talk: Talk,
  { condition }: { condition: string },
  { answered }: TakenIn,
): void {
  if (!answered?.skip) return;
  const flags = talk.knowledge.textOf(condition).redFlags.slice(0, 2);
  tell(talk, 'Then keep an eye on it. Do not wait if you notice this:');
  list(
    talk,
    flags.map(({ text, source }) =>
      cited(talk, localise(text, talk.country), conditionSource(talk.knowledge, condition, source)),
    ),
  );
}

/** A danger that the knowledge asks about without a finding to note: said what it would mean. */
function bareDanger(talk: Talk): boolean {
  const { open } = talk.state;
  const said = open?.kind === 'danger' && open.finding === null ? yesOrNo(talk.text) : null;
  if (open?.kind !== 'danger' || said === null) return false;
  const about = talk.knowledge.model.conditions.find(({ id }) => id === open.condition);
  talk.state.open = null;
  if (said === 'absent' || !about) tell(talk, say(talk, 'ack'));
  else
    tell(
      talk,
      cited(
        talk,
        `Then ${inSentence(about.name)} has to be ruled out: ${HOW_SOON[about.urgency.level]}. ${about.urgency.reason}`,
        conditionSource(talk.knowledge, about.id, about.urgency.source),
      ),
    );
  onwards(talk);
  return true;
}

/** "Yes, please": what was offered first; "no": left, with other ways on. */
function acceptsOffer(talk: Talk): boolean {
  if (isYes(talk.text) && talk.state.offered !== null && talk.state.phase === 'told') {
    askOnRequest(talk);
    return true;
  }
  if (!isNo(talk.text)) return false;
  tell(talk, say(talk, 'ok-no'));
  tell(
    talk,
    talk.state.phase === 'nothing'
      ? say(talk, 'first-question')
      : 'What would you like to know instead?',
  );
  onwards(talk);
  return true;
}

const FEELINGS: ReadonlySet<Intent> = new Set([
  'worried',
  'sad',
  'lonely',
  'tired-of-it',
  'grief',
  'caring',
  'just-talk',
]);
const MANNERS: ReadonlySet<Intent> = new Set([
  'greeting',
  'thanks',
  'worried',
  'sad',
  'tired-of-it',
  'doubt',
  'wrong',
  'caring',
  'lonely',
  'not-understood',
  'others-say',
  'thanks',
  'bye',
]);

/** Answers what was asked. `asksOnly` leaves out manners and feelings, as beside an answer to a question. */
function answerIntents(talk: Talk, taken: TakenIn, asksOnly = false): Intent | null {
  let answered: Intent | null = null;
  for (const candidates of chooseIntents(talk)) {
    const asks = candidates.filter(
      (one) => !(asksOnly || (taken.changed && taken.before === null)) || !MANNERS.has(one),
    );
    for (const intent of asks) {
      if (asksOnly && !talk.sentences.some((one) => one.asks)) continue;
      if (ANSWERS[intent](talk)) {
        answered = intent;
        talk.state.lastIntent = intent === 'more' ? talk.state.lastIntent : intent;
        break;
      }
    }
  }
  return answered;
}

/** A name by itself: "ibuprofen?", "appendicitis". */
function aboutNamed(talk: Talk): boolean {
  const [thing] = namedThings(talk.text, talk.knowledge);
  return thing !== undefined && tellThing(talk, thing);
}
