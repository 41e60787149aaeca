import { QUESTION_COUNT, type Example } from '../examples.ts';
import { takeIn } from './net-lesson.ts';
import { trainNet } from './train-net.ts';

/** Said in fewer messages, a concept teaches nothing. */
const RAREST = 3;

/** What the examples teach the network; and the names of the concepts it has heard, in order. */
export function teachNet(examples: readonly Example[]) {
  const times = new Map<string, number>();
  for (const { heard } of examples) {
    for (const name of new Set(heard.flatMap(({ said = [] }) => said)))
      times.set(name, (times.get(name) ?? 0) + 1);
  }
  const concepts = [...times].flatMap(([name, n]) => (n < RAREST ? [] : name)).toSorted();
  const conceptNumber = new Map(concepts.map((name, nth) => [name, nth]));
  const lessons = examples.map(({ heard, lessons: answers }) => ({
    ...takeIn(heard, conceptNumber),
    answers: answers.map(({ answer }) => answer),
    weights: answers.map(({ weight }) => weight),
  }));
  const { net } = trainNet(lessons, concepts.length, QUESTION_COUNT);
  return { net, concepts, conceptNumber };
}
