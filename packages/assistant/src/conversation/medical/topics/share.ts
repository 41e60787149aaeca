import { inSentence } from '@yarrow/engine/words';
import { calculation, conditionSource } from '../say/citations.ts';
import { capitalised, joinWords } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { namedThings } from '../understand/named-things.ts';
import { wordsOf } from '../understand/words.ts';
import { strength } from './explain.ts';

/** What one symptom does to the result: its share for each of the leading conditions. */
export function tellShare(talk: Talk): boolean {
  // "Matter" is also a word for what comes out of a sore eye.
  const asked = talk.text.replaceAll(/\bmatters?\b/giu, ' ');
  const id = namedThings(asked, talk.knowledge).find(({ kind }) => kind === 'finding')?.id;
  if (id === undefined) return shareByWord(talk);
  const finding = talk.knowledge.finding(id);
  const times = timesBefore(talk, `share:${id}`);
  talk.state.topic = { kind: 'finding', id };
  const rows = (talk.assessment?.conditions ?? []).slice(0, 4).flatMap((condition) => {
    const share = condition.evidence.find((one) => one.finding === id);
    return share ? [{ name: condition.name, weight: share.weight, present: share.present }] : [];
  });
  if (rows.length === 0) {
    whereItOccurs(talk, id, finding.name);
    return true;
  }
  const source = calculation(talk.knowledge);
  const said =
    rows[0]?.present === false
      ? `Having no ${inSentence(finding.name)}`
      : capitalised(finding.name);
  const lead = times === 0 ? 'Yes, it counts.' : say(talk, 'as-said');
  tell(talk, `${lead} ${said} does this:`);
  list(
    talk,
    rows.map(({ name, weight }) =>
      cited(
        talk,
        Math.abs(weight) < 0.05
          ? `It says next to nothing about ${inSentence(name)}.`
          : `It speaks ${strength(weight)} ${weight > 0 ? 'for' : 'against'} ${inSentence(name)}.`,
        source,
      ),
    ),
  );
  const fired = (talk.assessment?.urgency_reasons ?? []).length > 0;
  tell(talk, fired ? 'How soon to be seen is judged apart from this, by warning signs.' : '');
  offer(talk, 'Why do you think so?', 'When should I worry?', 'What can I do myself?');
  return true;
}

/** "Does lifting matter?": a word of the name of an answer that counts. */
function shareByWord(talk: Talk): boolean {
  const [first] = talk.assessment?.conditions ?? [];
  const words = wordsOf(talk.text).filter((word) => word.length >= 5 && word !== 'matter');
  const share = first?.evidence.find(
    ({ kind, finding, name }) =>
      kind === 'answer' &&
      finding !== undefined &&
      words.some((word) => wordsOf(name).includes(word)),
  );
  if (!first || !share) return false;
  const times = timesBefore(talk, `share:${share.finding ?? ''}`);
  const how =
    Math.abs(share.weight) < 0.05
      ? 'says next to nothing about'
      : `speaks ${strength(share.weight)} ${share.weight > 0 ? 'for' : 'against'}`;
  tell(
    talk,
    `${times === 0 ? '' : say(talk, 'as-said')} ${cited(talk, `${capitalised(share.name)} ${how} ${inSentence(first.name)}.`, calculation(talk.knowledge))}`,
  );
  offer(talk, 'Why do you think so?', 'When should I worry?', 'What can I do myself?');
  return true;
}

/** A symptom that is no part of the case: in which conditions of our knowledge it is common. */
function whereItOccurs(talk: Talk, id: string, name: string): void {
  const index = talk.knowledge.findingIndex(id);
  const common = talk.knowledge.model.conditions
    .map((condition, i) => ({ condition, share: talk.knowledge.frequencies[i]?.get(index) ?? 0 }))
    .filter(({ share }) => share >= 0.4)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 4);
  if (common.length === 0) {
    tell(
      talk,
      `I know of ${inSentence(name)}, but my sources give no condition in which it is usual.`,
    );
  } else {
    tell(talk, `You have not told me of ${inSentence(name)}. It is common in these:`);
    list(
      talk,
      common.map(({ condition }) =>
        cited(talk, condition.name, conditionSource(talk.knowledge, condition.id)),
      ),
    );
  }
  const names = joinWords(common.slice(0, 1).map(({ condition }) => inSentence(condition.name)));
  offer(
    talk,
    `I have ${inSentence(name)}`,
    ...(names ? [`What is ${names}?`] : []),
    'When should I worry?',
  );
}
