import { OWN_POLICY } from '../say/citations.ts';
import { say } from '../say/say.ts';
import { cited, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { namedThings } from '../understand/named-things.ts';
import { emergencyNumber } from './doctor.ts';

/** "Could my tablets make me dizzy?": we hold no side effects, and say so. */
export function sideEffects(talk: Talk): void {
  const times = timesBefore(talk, 'side-effects');
  tell(
    talk,
    times === 0
      ? 'I hold no list of side effects, so I cannot say whether yours do that.'
      : 'I still cannot judge side effects. The leaflet in the pack lists them.',
  );
  tell(
    talk,
    cited(
      talk,
      'Do not stop a prescribed medicine on your own. Ask a pharmacist or the doctor who prescribed it, soon, and tell them what you feel and since when.',
      OWN_POLICY,
    ),
  );
  offer(talk, 'What do I tell the doctor?', 'When should I worry?', 'What do you know about me?');
}

const ABOUT_TAKING =
  /\b(?:took|taken|take|taking|gave|given|give|had|dose|doses|tablets?|pills?|overdos\w*|mg|ml)\b/iu;

/** "Is that too much?": no amount is ever called safe; who can tell is, at once. */
export function tooMuch(talk: Talk): boolean {
  const named = namedThings(talk.text, talk.knowledge).some(({ kind }) => kind === 'medicine');
  const taken = (talk.state.input?.current_medications ?? '') !== '';
  if (!named && !taken && !ABOUT_TAKING.test(talk.text)) return false;
  const times = timesBefore(talk, 'too-much');
  const lead =
    times === 0 ? 'I give no amounts, so I cannot tell you that it is safe.' : say(talk, 'as-said');
  tell(
    talk,
    `${lead} ${cited(talk, `If it was more than the pack or your doctor says, or two products with the same medicine in them, get advice now, even if you feel well: ring a poison line, a doctor or a pharmacist. Call ${emergencyNumber(talk)} if it was a lot, or you feel ill.`, OWN_POLICY)}`,
  );
  tell(
    talk,
    times === 0 ? 'Have the pack in your hand: they will ask what it was, how much, and when.' : '',
  );
  offer(talk, 'What do you know about me?', 'When should I worry?', 'I feel ill');
  return true;
}
