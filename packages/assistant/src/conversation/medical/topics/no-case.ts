import { say } from '../say/say.ts';
import { OWN_POLICY } from '../say/citations.ts';
import { aDoctor } from './doctor.ts';
import { cited, offer, tell, timesBefore, type Talk } from '../talk.ts';

/** A question about a case when there is none: said plainly, and a way to one. */
export function tellNoCase(talk: Talk): void {
  if (talk.state.phase === 'nothing') {
    tell(talk, say(talk, 'no-case'));
    tell(talk, say(talk, 'first-question'));
    talk.state.open = { kind: 'symptoms' };
    offer(
      talk,
      'I have a headache',
      'I have a cough and a fever',
      'It is about my child',
      'What can you do?',
    );
    return;
  }
  const times = timesBefore(talk, 'no-fit');
  tell(
    talk,
    times === 0
      ? 'Nothing I know fits your answers well enough, so I will not guess what helps.'
      : 'I still know no cause that fits well enough to advise on.',
  );
  tell(
    talk,
    cited(
      talk,
      `${aDoctor(talk).replace(/^a/u, 'A')} can examine you and find out more. More answers may help me too.`,
      OWN_POLICY,
    ),
  );
  offer(
    talk,
    ...(talk.assessment?.follow_up.length ? ['Ask me more'] : []),
    'I have another symptom',
    'When should I worry?',
    'Should I see a doctor?',
  );
}
