import type { RankedCondition } from '@yarrow/engine';
import { namedThings } from '../understand/named-things.ts';
import type { Talk } from '../talk.ts';

/** From here a condition of the case lends its advice, as in the engine. */
const ADVISING = 0.15;

/** What advice is for: the condition named now, or the likely one of the case; without a case what was spoken of last. */
export function advisedCondition(talk: Talk): string | null {
  const named = namedThings(talk.text, talk.knowledge).find(({ kind }) => kind === 'condition');
  if (named) return named.id;
  if (!talk.assessment) return talk.state.topic?.kind === 'condition' ? talk.state.topic.id : null;
  const [first] = talk.assessment.conditions;
  return first && first.confidence >= ADVISING ? first.id : null;
}

/** The condition that is meant: named now, spoken of last if it is in the case, or the most likely one. */
export function meantCondition(talk: Talk): string | null {
  const named = namedThings(talk.text, talk.knowledge).find(({ kind }) => kind === 'condition');
  if (named) return named.id;
  const { topic } = talk.state;
  if (topic?.kind === 'condition' && (!talk.assessment || rankedIn(talk, topic.id)))
    return topic.id;
  return talk.assessment?.conditions[0]?.id ?? null;
}

export const rankedIn = (talk: Talk, id: string): RankedCondition | null =>
  talk.assessment?.conditions.find((one) => one.id === id) ?? null;

export const conditionName = (talk: Talk, id: string): string =>
  talk.knowledge.model.conditions.find((one) => one.id === id)?.name ?? id;
