import { inSentence } from '@yarrow/engine/words';
import { OWN_POLICY } from '../say/citations.ts';
import { joinWords } from '../say/plain-words.ts';
import { cited, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { emergencyNumber } from './doctor.ts';
import { EMERGENCY_OFFERS, emergencyReasons } from './emergency.ts';

/** "What do I say to them?": where first, then who and what, in words that can be read out. */
export function whatToSay(talk: Talk): boolean {
  if (emergencyReasons(talk).length === 0) return false;
  tell(
    talk,
    cited(
      talk,
      `Call ${emergencyNumber(talk)} and say first where you are: the address, the floor, the name at the door. Then say what you told me:`,
      OWN_POLICY,
    ),
  );
  tell(talk, `“${whoAndWhat(talk)}”`);
  tell(talk, 'They ask the rest, and send help while you talk. Do not hang up before they say so.');
  talk.state.remindedAt = talk.turn;
  offer(talk, 'What do I do until help comes?', 'I have called', 'I am scared');
  return true;
}

const MOST_SIGNS = 4;

function whoAndWhat({ state, assessment }: Talk): string {
  const { age, gender } = state.input ?? {};
  const sex = gender === 'male' || gender === 'female' ? gender : null;
  const years = age === undefined ? null : `${Math.floor(age)} years old`;
  const signs = (assessment?.understood ?? [])
    .filter(({ status }) => status === 'present')
    .slice(0, MOST_SIGNS)
    .map(({ name }) => inSentence(name));
  return [[years, sex].filter(Boolean).join(', '), joinWords(signs)].filter(Boolean).join(': ');
}

/** "He won't let me call": in an emergency that is no reason to wait. */
export function refusesHelp(talk: Talk): boolean {
  if (emergencyReasons(talk).length === 0) return false;
  const times = timesBefore(talk, 'refuses');
  tell(
    talk,
    cited(
      talk,
      `You may call for another person even if they do not want it. Call ${emergencyNumber(talk)} now.`,
      OWN_POLICY,
    ),
  );
  tell(
    talk,
    times === 0
      ? 'You can say to them: “I am calling because I am frightened for you. They can tell us if it is nothing.” The person on the phone can speak with them too.'
      : 'Being told that it is nothing is a good end. Waiting is the risk.',
  );
  talk.state.remindedAt = talk.turn;
  offer(talk, ...EMERGENCY_OFFERS);
  return true;
}
