import { localise, type UrgencyReason } from '@yarrow/engine';
import { OWN_POLICY, reasonSource } from '../say/citations.ts';
import { reasonText } from '@yarrow/engine/words';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { emergencyNumber } from './doctor.ts';

const REMIND_EVERY = 3;

export const emergencyReasons = (talk: Talk): UrgencyReason[] =>
  (talk.assessment?.urgency_reasons ?? []).filter(({ level }) => level === 'emergency');

/** What the rule that fired says to do, in the country's words; our own words where no rule did. */
function actionFor(talk: Talk, reasons: readonly UrgencyReason[]): string {
  const number = emergencyNumber(talk);
  const rule = reasons
    .map((reason) => talk.knowledge.model.rules.find(({ id }) => id === reason.rule))
    .find((one) => one !== undefined);
  if (!rule)
    return `Call ${number} now, or go to the nearest emergency department. Do not drive yourself.`;
  const action = localise(rule.action, { ...talk.country, emergencyNumber: number });
  return firstSentence(action).includes(talk.country.emergencyNumber)
    ? action
    : `Get emergency help now; if you cannot get there safely, call ${number}. ${action}`;
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;

/** What to do now, first of all; then why, with the source. Short. */
export function tellEmergency(talk: Talk, reasons: readonly UrgencyReason[]): void {
  const action = actionFor(talk, reasons);
  const [main] = reasons;
  const first = firstSentence(action);
  const rest = action.slice(first.length).trim();
  const source = main ? reasonSource(talk.knowledge, main) : OWN_POLICY;
  const again = talk.state.warned.length > 0;
  tell(
    talk,
    again || rest === ''
      ? cited(talk, `**${first}**`, source)
      : `**${first}** ${cited(talk, rest, source)}`,
  );
  for (const reason of reasons.filter(({ rule }) => !talk.state.warned.includes(rule)).slice(0, 2))
    tell(
      talk,
      cited(
        talk,
        talk.assessment && reason.rule.startsWith('floor:')
          ? reasonText(reason, talk.assessment)
          : reason.text,
        reasonSource(talk.knowledge, reason),
      ),
    );
  if (talk.state.warned.length === 0)
    tell(talk, 'If it turns out to be nothing, it was still right to call. I stay here.');
  talk.state.warned = [...new Set([...talk.state.warned, ...reasons.map(({ rule }) => rule)])];
  talk.state.remindedAt = talk.turn;
  offer(
    talk,
    'What do I do until help comes?',
    'I have called',
    'Why is it an emergency?',
    'It is getting worse',
  );
}

/** One line at most every third turn, so that what matters is not talked away. */
export function remind(talk: Talk): void {
  if (talk.turn - talk.state.remindedAt < REMIND_EVERY) return;
  const reasons = emergencyReasons(talk);
  const [main] = reasons;
  talk.state.remindedAt = talk.turn;
  const source = main ? reasonSource(talk.knowledge, main) : OWN_POLICY;
  tell(
    talk,
    say(talk, 'reminder', { action: cited(talk, firstSentence(actionFor(talk, reasons)), source) }),
  );
}

const INSTEAD: Readonly<Record<string, string>> = {
  'self-care': 'Home remedies are not enough for this. What you can do is get help at once:',
  worry: 'The time to act is now, not later:',
  'how-soon': 'Now, not later today:',
  whom: 'The emergency service, not an appointment:',
  medicine:
    'Please get help first, and ask the people who come, or the call handler, before you take anything:',
};

/** In an emergency the advice of every other topic is that of the emergency. */
export function emergencyFirst(talk: Talk, topic: keyof typeof INSTEAD): boolean {
  if (talk.assessment?.urgency_level !== 'emergency') return false;
  const reasons = emergencyReasons(talk);
  const [main] = reasons;
  const times = timesBefore(talk, `instead:${topic}`);
  const action = actionFor(talk, reasons);
  const lead = times === 0 ? INSTEAD[topic] : say(talk, 'as-said');
  tell(
    talk,
    `${lead ?? ''} ${cited(talk, firstSentence(action), main ? reasonSource(talk.knowledge, main) : OWN_POLICY)}`,
  );
  talk.state.remindedAt = talk.turn;
  offer(talk, 'What do I do until help comes?', 'I have called', 'Why is it an emergency?');
  return true;
}

/** "Why is it an emergency?": every reason, each with its source. */
export function whyEmergency(talk: Talk): boolean {
  const reasons = emergencyReasons(talk);
  const { assessment } = talk;
  if (!assessment || reasons.length === 0) return false;
  const times = timesBefore(talk, 'why-emergency');
  tell(talk, times === 0 ? 'Because of what you told me:' : say(talk, 'as-said'));
  list(
    talk,
    reasons
      .slice(0, 4)
      .map((reason) =>
        cited(talk, reasonText(reason, assessment), reasonSource(talk.knowledge, reason)),
      ),
  );
  tell(
    talk,
    times === 0
      ? 'It need not be so. But if it is, every minute counts, and only an examination can tell.'
      : '',
  );
  offer(talk, 'What do I do until help comes?', 'I have called', 'I am scared');
  return true;
}

/** Something more was told while the emergency goes on: noted, and that it changes nothing in what to do. */
export function stillEmergency(talk: Talk, lead: string): void {
  const reasons = emergencyReasons(talk);
  const [main] = reasons;
  tell(
    talk,
    `${lead} ${cited(talk, `It does not change what to do: ${firstSentence(actionFor(talk, reasons))}`, main ? reasonSource(talk.knowledge, main) : OWN_POLICY)}`,
  );
  talk.state.remindedAt = talk.turn;
  offer(talk, ...EMERGENCY_OFFERS);
}

export const EMERGENCY_OFFERS = [
  'What do I do until help comes?',
  'I have called',
  'Why is it an emergency?',
  'I am scared',
];

/** Ways on that would lead away from what matters now are not offered. */
export const emergencyOffers = (offered: readonly string[], said: string): string[] => {
  const fitting = offered.filter((one) => !AWAY.has(one));
  return [...new Set([...fitting, ...EMERGENCY_OFFERS])].filter((one) => one !== said);
};

const AWAY = new Set([
  'What can I do myself?',
  'Ask me more',
  'How sure are you?',
  'Undo that',
  'Undo the last change',
  'Should I see a doctor?',
  'Who should I see?',
  'Can it wait?',
  'When should I worry?',
  'What signs should I watch for?',
  'How long will it last?',
  'I just want to talk',
  'Why do you think so?',
]);

/** Everything the rules that fired say to do; nothing is made up beside it. */
export function untilHelpComes(talk: Talk): boolean {
  const reasons = emergencyReasons(talk);
  if (reasons.length === 0) return false;
  const times = timesBefore(talk, 'until-help');
  const steps = reasons.flatMap((reason) => {
    const rule = talk.knowledge.model.rules.find(({ id }) => id === reason.rule);
    if (!rule) return [];
    const action = localise(rule.action, {
      ...talk.country,
      emergencyNumber: emergencyNumber(talk),
    });
    return (action.match(/[^.!?]+[.!?]+/gu) ?? [action]).map((text) => ({
      text: text.trim(),
      reason,
    }));
  });
  const unique = steps.filter(({ text }, i) => steps.findIndex((one) => one.text === text) === i);
  if (unique.length === 0)
    tell(
      talk,
      `My sources give no steps beyond calling ${emergencyNumber(talk)}. The person on the phone will tell you what to do; stay on the line.`,
    );
  else {
    tell(talk, times === 0 ? 'One step after the other:' : say(talk, 'as-said'));
    list(
      talk,
      unique
        .slice(0, 6)
        .map(({ text, reason }) => cited(talk, text, reasonSource(talk.knowledge, reason))),
    );
    tell(
      talk,
      cited(talk, 'Stay on the line with the call handler and do what they say.', OWN_POLICY),
    );
  }
  talk.state.remindedAt = talk.turn;
  offer(talk, 'I have called', 'It is getting worse', 'Why is it an emergency?', 'I am scared');
  return true;
}

/** The person has called: said to be right, and what is left to do. */
export function haveCalled(talk: Talk): boolean {
  if (emergencyReasons(talk).length === 0) return false;
  const times = timesBefore(talk, 'called');
  tell(
    talk,
    times === 0
      ? 'Good. That was the right thing to do. Keep your phone near, and do what the call handler said.'
      : 'Good that help is on its way. Stay where you are, and keep the phone free.',
  );
  tell(
    talk,
    'Tell them what you told me: when it began, what you feel, which medicines you take and what you are allergic to.',
  );
  talk.state.remindedAt = talk.turn;
  offer(
    talk,
    'What do I do until help comes?',
    'What do you know about me?',
    'It is getting worse',
    'I am scared',
  );
  return true;
}
