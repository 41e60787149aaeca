import { inSentence } from '@yarrow/engine/words';
import { tell, type Talk } from '../talk.ts';

/**
 * Denied, and yet told in closer words before: "no chest pain" beside "pain into the arm". Nothing is struck out unasked;
 * the question is put.
 */
export function askContradiction(talk: Talk): void {
  if (talk.state.open) return;
  const { understood = [] } = talk.assessment ?? {};
  const answers = talk.state.input?.answers ?? [];
  const denied = new Set(answers.flatMap((one) => (one.value === 'absent' ? [one.finding] : [])));
  const closer = understood.find(
    ({ finding, status, implies }) =>
      status === 'present' && !denied.has(finding) && implies.some((one) => denied.has(one)),
  );
  const general = closer?.implies.find((one) => denied.has(one));
  if (!closer || general === undefined) return;
  const name = inSentence(closer.name);
  const question = `do you have ${name}, yes or no?`;
  tell(
    talk,
    `You say there is no ${inSentence(talk.knowledge.finding(general).name)}, but from before I have noted ${name}. I keep it until you tell me: ${question}`,
  );
  talk.state.open = {
    kind: 'finding',
    finding: closer.finding,
    question,
    why: 'It decides what I have noted.',
  };
  talk.state.lastAsked = closer.finding;
  talk.quickReplies.unshift('Yes', 'No');
}
