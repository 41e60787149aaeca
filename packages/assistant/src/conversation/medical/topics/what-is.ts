import { inSentence } from '@yarrow/engine/words';
import { calculation, conditionSource } from '../say/citations.ts';
import { joinWords, likelihood } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, offer, tell, timesBefore, type Talk } from '../talk.ts';
import type { Topic } from '../medical-state.ts';
import { namedThings } from '../understand/named-things.ts';
import { emergencyNumber } from './doctor.ts';
import { rankedIn } from './find-condition.ts';
import { tellMedicine } from './medicine.ts';
import { tellShare } from './share.ts';

/** "What is …?": from the entry of the condition, the medicine, or where a symptom occurs. */
export function whatIs(talk: Talk): boolean {
  const thing = namedThings(talk.text, talk.knowledge)[0];
  if (thing) return tellThing(talk, thing);
  return false;
}

export function tellThing(talk: Talk, thing: Topic): boolean {
  if (thing.kind === 'medicine') {
    tellMedicine(talk, thing.id);
    return true;
  }
  if (thing.kind === 'finding') return tellShare(talk);
  tellCondition(talk, thing.id);
  return true;
}

function tellCondition(talk: Talk, id: string): void {
  const condition = talk.knowledge.model.conditions.find((one) => one.id === id);
  if (!condition) return;
  talk.state.topic = { kind: 'condition', id };
  const text = talk.knowledge.textOf(id);
  const times = timesBefore(talk, `what-is:${id}`);
  const source = conditionSource(talk.knowledge, id);
  if (times === 0) {
    tell(talk, cited(talk, text.description, source));
    if (text.symptoms.length > 0)
      tell(talk, cited(talk, `Usual signs: ${joinWords(text.symptoms.slice(0, 5))}.`, source));
  } else {
    tell(
      talk,
      `${say(talk, 'as-said')} ${cited(talk, inSentence(firstSentence(text.description)), source)}`,
    );
    const treatment = text.treatments.find(({ medicine }) => medicine === undefined);
    if (treatment)
      tell(
        talk,
        `What is done about it: ${cited(talk, treatment.text, conditionSource(talk.knowledge, id, treatment.source))}`,
      );
  }
  if (condition.urgency.level === 'emergency')
    tell(
      talk,
      cited(
        talk,
        `If you think that somebody has it now, call ${emergencyNumber(talk)}. ${condition.urgency.reason}`,
        conditionSource(talk.knowledge, id, condition.urgency.source),
      ),
    );
  const ranked = rankedIn(talk, id);
  if (ranked)
    tell(
      talk,
      cited(
        talk,
        `In your case it is ${likelihood(ranked.confidence)}.`,
        calculation(talk.knowledge),
      ),
    );
  const name = inSentence(condition.name);
  offer(
    talk,
    ...(ranked ? ['Why do you think so?'] : talk.assessment ? [`Could it be ${name}?`] : []),
    `What helps with ${name}?`,
    'When should I worry?',
    `How long does ${name} last?`,
  );
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
