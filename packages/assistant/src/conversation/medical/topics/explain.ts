import type { EvidenceShare, RankedCondition } from '@yarrow/engine';
import { inSentence, percentText } from '@yarrow/engine/words';
import { calculation, conditionSource } from '../say/citations.ts';
import { capitalised, joinWords, likelihood } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { whyEmergency } from './emergency.ts';
import { conditionName, meantCondition, rankedIn } from './find-condition.ts';
import { tellNoCase } from './no-case.ts';

/** Below this an answer says nothing about the condition. */
const SAYS_NOTHING = 0.05;

export const answersFor = ({ evidence }: RankedCondition): EvidenceShare[] =>
  evidence
    .filter(({ kind, weight }) => kind === 'answer' && Math.abs(weight) >= SAYS_NOTHING)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));

export const shareName = ({ finding, name, present }: EvidenceShare): string =>
  finding === undefined
    ? inSentence(name)
    : present === false
      ? `having no ${inSentence(name)}`
      : inSentence(name);

/** How strong a share is, in words: nats are no help to a worried person. */
export function strength(weight: number): string {
  const size = Math.abs(weight);
  return size >= 1.5 ? 'strongly' : size >= 0.6 ? 'clearly' : 'a little';
}

/** Why one condition stands where it does: how common it is, what speaks for and against it. */
export function explain(talk: Talk): void {
  if (talk.assessment?.urgency_level === 'emergency' && whyEmergency(talk)) return;
  const id = meantCondition(talk);
  const ranked = id === null ? null : rankedIn(talk, id);
  if (!talk.assessment || talk.assessment.conditions.length === 0) return tellNoCase(talk);
  if (!id || !ranked) return notListed(talk, id);
  talk.state.topic = { kind: 'condition', id };
  const times = timesBefore(talk, `explain:${id}`);
  const shares = answersFor(ranked);
  const source = calculation(talk.knowledge);
  const pro = shares.filter(({ weight }) => weight > 0);
  const contra = shares.filter(({ weight }) => weight < 0);
  const [from, most] = times === 0 ? [0, 3] : [3 * times, 4];
  const lead = times === 0 ? say(talk, 'explain-lead') : say(talk, 'as-said');
  const sentence = cited(
    talk,
    `${ranked.name} is ${likelihood(ranked.confidence)}, by the sum of your answers.`,
    source,
  );
  tell(talk, times === 0 ? `${lead} ${sentence}` : `${lead} ${inSentence(sentence)}`);
  const points = [
    ...pro
      .slice(from, from + most)
      .map((one) => `${capitalised(shareName(one))} speaks ${strength(one.weight)} for it.`),
    ...contra
      .slice(from, from + most)
      .map((one) => `${capitalised(shareName(one))} speaks ${strength(one.weight)} against it.`),
    ...(times === 0 ? whole(ranked) : []),
  ].map((point) => cited(talk, point, source));
  if (points.length > 0) list(talk, points);
  else
    tell(
      talk,
      'Those were all the answers that weigh anything. What would move it most is another answer from you.',
    );
  if (times === 0) {
    const second = talk.assessment.conditions.find((one) => one.id !== id);
    if (ranked.confidence < 0.15)
      tell(talk, 'Nothing in my list fits your answers well; this is only the nearest.');
    if (second && second.confidence >= 0.05)
      tell(
        talk,
        cited(
          talk,
          `Next to it stands ${inSentence(second.name)}, ${likelihood(second.confidence)}.`,
          source,
        ),
      );
  }
  offer(
    talk,
    'How sure are you?',
    ...(talk.assessment.follow_up.length > 0 ? ['Ask me more'] : []),
    'What can I do myself?',
    'When should I worry?',
  );
}

function whole({ evidence }: RankedCondition): string[] {
  const prior = evidence.find(({ kind }) => kind === 'prior');
  const rivals = evidence.find(({ kind }) => kind === 'competition');
  return [
    ...(prior
      ? [`Before any answer I started from how common it is in people of this age and sex.`]
      : []),
    ...(rivals && rivals.weight <= -0.6
      ? ['Other causes explain the same answers too, which lowers it.']
      : []),
  ];
}

function notListed(talk: Talk, id: string | null): void {
  if (id === null) return tellNoCase(talk);
  const name = conditionName(talk, id);
  tell(
    talk,
    cited(
      talk,
      `By your answers ${inSentence(name)} is below one in a hundred, so I did not list it.`,
      calculation(talk.knowledge),
    ),
  );
  const about = talk.knowledge.textOf(id).symptoms.slice(0, 4);
  if (about.length > 0)
    tell(
      talk,
      cited(
        talk,
        `It would typically come with ${joinWords(about)}.`,
        conditionSource(talk.knowledge, id),
      ),
    );
  offer(talk, 'What do you think it is?', 'When should I worry?', 'Ask me more');
}

/** How certain the result is, and what that means. */
export function howSure(talk: Talk): void {
  const { assessment } = talk;
  const [first] = assessment?.conditions ?? [];
  if (!assessment || !first) return tellNoCase(talk);
  const times = timesBefore(talk, 'how-sure');
  const source = calculation(talk.knowledge);
  const inTen = Math.round(first.confidence * 10);
  const people =
    inTen >= 10 ? 'almost all' : inTen >= 1 ? `about ${inTen} in 10` : 'fewer than 1 in 10';
  if (times === 0) {
    tell(
      talk,
      cited(
        talk,
        `Not certain, and I cannot be. ${first.name} is ${likelihood(first.confidence)}: of people with answers like yours, ${people} would have it.`,
        source,
      ),
    );
    tell(
      talk,
      cited(
        talk,
        `The chance that it is something I do not have in my list is ${percentText(assessment.other)}.`,
        source,
      ),
    );
    tell(
      talk,
      'I have not examined you. A doctor who looks, listens and tests can be far surer than I can.',
    );
  } else {
    tell(
      talk,
      `${say(talk, 'as-said')} ${cited(talk, `${percentText(first.confidence)} for ${inSentence(first.name)}.`, source)}`,
    );
    const rest = assessment.conditions
      .slice(1, 4)
      .map((one) => `${one.name}: ${likelihood(one.confidence)}`);
    if (rest.length > 0)
      list(
        talk,
        rest.map((one) => cited(talk, one, source)),
      );
    tell(talk, 'Nothing makes it surer but more answers, time, or an examination.');
  }
  offer(
    talk,
    'Why do you think so?',
    ...(assessment.follow_up.length > 0 ? ['Ask me more'] : []),
    'When should I worry?',
    'Should I see a doctor?',
  );
}
