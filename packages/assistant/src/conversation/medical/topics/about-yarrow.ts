import { say } from '../say/say.ts';
import { EMERGENCY_OFFERS, stillEmergency } from './emergency.ts';
import { offer, tell, timesBefore, type Talk } from '../talk.ts';

const WHO = [
  'I am Yarrow, a program. Not a doctor, not a nurse, and no person. I compare what you tell me with a medical knowledge that people can check, and I say where each statement comes from.',
  'Software, still: rules, sums and texts with their sources. I do not feel or see, and I make no diagnosis. I show what may be behind your symptoms, and how soon somebody should look.',
  'No human sits here. You get fixed knowledge, worked out anew for you each time, with the reasons open.',
];
const PRIVACY = [
  'No person is reading along now. If a chat is marked because somebody may be in danger, clinicians named by those who run this Yarrow may read it later, and each such reading is recorded.',
  'Nobody is on the other end as we talk. Your chats are kept sealed in your account, and you can delete them. Only a chat marked for danger may be read later, by named clinicians.',
  'As before: nobody reads along now. What I noted about you I can show you at any time.',
];
const CAN = [
  'I can ask about symptoms and say what may be behind them, explain each reason, tell warning signs, what helps at home, whom to see, and check a medicine against what I know of you.',
  'Ask about an illness, a symptom or a medicine, correct what I noted, or tell me how you are.',
];

const nth = (texts: readonly string[], times: number): string => texts[times % texts.length] ?? '';

export function tellWho(talk: Talk): void {
  tell(talk, nth(WHO, timesBefore(talk, 'who')));
  onwards(talk);
}

export function tellPrivacy(talk: Talk): void {
  tell(talk, nth(PRIVACY, timesBefore(talk, 'privacy')));
  onwards(talk);
}

export function tellHelp(talk: Talk): void {
  tell(talk, nth(CAN, timesBefore(talk, 'help')));
  onwards(talk);
}

/** Where to go from here, whatever was said. */
export function onwards(talk: Talk): void {
  if (talk.assessment?.urgency_level === 'emergency') return offer(talk, ...EMERGENCY_OFFERS);
  if (talk.state.phase === 'nothing') {
    offer(
      talk,
      'I have a symptom',
      'What is a migraine?',
      'Is anyone reading this?',
      'I am worried',
    );
    return;
  }
  offer(
    talk,
    'What can I do myself?',
    'When should I worry?',
    'Why do you think so?',
    ...(talk.assessment?.follow_up.length ? ['Ask me more'] : ['What do you know about me?']),
  );
}

/** Not understood: said so; after a question with what would be understood, after something told with what becomes of it. */
export function tellLost(talk: Talk): void {
  const asked = talk.sentences.some(({ asks }) => asks);
  if (talk.assessment?.urgency_level === 'emergency')
    return stillEmergency(talk, say(talk, asked ? 'lost' : 'lost-told'));
  if (asked) tell(talk, `${say(talk, 'lost')} ${say(talk, 'lost-way-on')}`);
  else tell(talk, say(talk, 'lost-told'));
  onwards(talk);
}
