import { inSentence, percentText } from '@yarrow/engine/words';
import { calculation, conditionSource, OWN_POLICY } from '../say/citations.ts';
import { joinWords, likelihood } from '../say/plain-words.ts';
import { say } from '../say/say.ts';
import { cited, list, offer, tell, timesBefore, type Talk } from '../talk.ts';
import { namedThings, wideName } from '../understand/named-things.ts';
import { answersFor, shareName } from './explain.ts';
import { conditionName, rankedIn } from './find-condition.ts';
import { aDoctor } from './doctor.ts';
import { tellNoCase } from './no-case.ts';

/** "Could it be appendicitis?": how likely in this case, what speaks for and against it, what would settle it. */
export function couldItBe(talk: Talk): boolean {
  const id = namedThings(talk.text, talk.knowledge).find(({ kind }) => kind === 'condition')?.id;
  if (id === undefined) {
    const wide = wideName(talk.text);
    if (wide === null) return false;
    tellWide(talk, wide);
    return true;
  }
  talk.state.topic = { kind: 'condition', id };
  if (!talk.assessment || talk.assessment.conditions.length === 0) {
    tellNoCase(talk);
    return true;
  }
  const times = timesBefore(talk, `could:${id}`);
  const name = conditionName(talk, id);
  const ranked = rankedIn(talk, id);
  const source = calculation(talk.knowledge);
  const how = ranked
    ? `By what you told me, ${inSentence(name)} is ${likelihood(ranked.confidence)}.`
    : `By what you told me, ${inSentence(name)} is unlikely: under 1%. I cannot call it impossible.`;
  tell(
    talk,
    `${times > 0 ? `${say(talk, 'as-said')} ` : ''}${cited(talk, times > 0 ? inSentence(how) : how, source)}`,
  );
  if (ranked) forAndAgainst(talk, ranked);
  else typical(talk, id);
  whatWouldSettle(talk, id);
  offer(
    talk,
    'What signs should I watch for?',
    `What is ${inSentence(name)}?`,
    'How sure are you?',
    'What can I do myself?',
  );
  return true;
}

function forAndAgainst(talk: Talk, ranked: NonNullable<ReturnType<typeof rankedIn>>): void {
  const source = calculation(talk.knowledge);
  const shares = answersFor(ranked);
  const pro = shares.filter(({ weight }) => weight > 0).slice(0, 3);
  const contra = shares.filter(({ weight }) => weight < 0).slice(0, 3);
  list(talk, [
    ...(pro.length > 0 ? [cited(talk, `For it: ${joinWords(pro.map(shareName))}.`, source)] : []),
    ...(contra.length > 0
      ? [cited(talk, `Against it: ${joinWords(contra.map(shareName))}.`, source)]
      : []),
  ]);
}

/** What people with it usually have and this person has not told of. */
function typical(talk: Talk, id: string): void {
  const { symptoms } = talk.knowledge.textOf(id);
  if (symptoms.length === 0) return;
  tell(
    talk,
    cited(
      talk,
      `People with it usually have ${joinWords(symptoms.slice(0, 4))}.`,
      conditionSource(talk.knowledge, id),
    ),
  );
}

function whatWouldSettle(talk: Talk, id: string): void {
  const danger = talk.assessment?.must_not_miss.find((one) => one.id === id);
  const finding = talk.knowledge.model.conditions.find((one) => one.id === id)?.mustNotMiss
    ?.finding;
  if (!danger?.question || talk.state.open) return;
  if (talk.state.input?.pregnant === true && /\bpregnant\b/iu.test(danger.question)) return;
  const { model } = talk.knowledge;
  tell(talk, `One answer would tell me more: ${danger.question}`);
  talk.state.open = {
    kind: 'danger',
    condition: id,
    finding: finding === undefined ? null : (model.findings[finding]?.id ?? null),
    question: danger.question,
  };
  offer(talk, 'Yes', 'No', "I don't know");
}

/** "Could it be cancer?": many illnesses under one name, most of which we do not model. Never waved away. */
function tellWide(talk: Talk, word: string): void {
  const times = timesBefore(talk, `wide:${word}`);
  const source = calculation(talk.knowledge);
  const leading = talk.assessment?.conditions[0];
  const other = talk.assessment?.other ?? 1;
  const known = talk.knowledge.model.conditions.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => one.toLowerCase().includes(word)),
  );
  if (times === 0) {
    tell(
      talk,
      `I cannot say yes or no to ${word}. ${known.length === 0 ? 'My knowledge does not hold it yet, so I cannot weigh it against the rest.' : `I hold only a part of what goes by that name.`}`,
    );
    if (leading)
      tell(
        talk,
        cited(
          talk,
          `What I can weigh: ${inSentence(leading.name)} is ${likelihood(leading.confidence)}, and the chance of something outside my list is ${percentText(other)}.`,
          source,
        ),
      );
    tell(
      talk,
      cited(
        talk,
        `If the thought does not let you go, or something lasts for weeks, gets worse or does not fit, have ${aDoctor(talk)} check it. That is a good reason to be seen.`,
        OWN_POLICY,
      ),
    );
  } else {
    tell(
      talk,
      `${say(talk, 'as-said')} I cannot weigh ${word}. What you can do about the worry is have it checked, and tell ${aDoctor(talk)} just that: "I am afraid that it is ${word}".`,
    );
    tell(
      talk,
      'Write down what you noticed, since when, and what has changed. It helps them to take it up at once.',
    );
  }
  offer(
    talk,
    'When should I worry?',
    'Should I see a doctor?',
    ...(leading ? ['Why do you think so?'] : []),
    'I am scared',
  );
}
