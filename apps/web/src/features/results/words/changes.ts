import type { AnalysisResponse } from '@yarrow/contract';
import { URGENCY, URGENCY_ORDER } from '../../../ui/urgency.ts';
import { capitalised, joinWords } from './sentences.ts';
import { likelihoodWord, percentText } from '@yarrow/engine/words';

/** A move of fewer points is no news. */
const NEWS = 0.02;

type Result = Pick<AnalysisResponse, 'conditions' | 'urgency_level'>;

export const becameMoreUrgent = (before: Result, after: Result): boolean =>
  URGENCY_ORDER.indexOf(after.urgency_level) > URGENCY_ORDER.indexOf(before.urgency_level);

/** What an answer changed, in words for the eye and for a screen reader. */
export function changesBetween(before: Result, after: Result): string {
  const news = [urgencyNews(before, after), causeNews(before, after)].filter(Boolean);
  return news.length > 0 ? news.join(' ') : 'That changes little: the result stays as it is.';
}

function urgencyNews(before: Result, after: Result): string {
  if (before.urgency_level === after.urgency_level) return '';
  const { words } = URGENCY[after.urgency_level];
  return becameMoreUrgent(before, after)
    ? `More urgent now: ${words}.`
    : `Less urgent now: ${words}.`;
}

function causeNews(before: Result, after: Result): string {
  const leading = after.conditions[0];
  if (!leading) return before.conditions.length > 0 ? 'No cause fits any longer.' : '';
  if (before.conditions[0] && before.conditions[0].id !== leading.id)
    return `${leading.name} now leads the list, ${likelihoodWord(leading.confidence)} (${percentText(leading.confidence)}).`;
  const moved = after.conditions
    .flatMap(({ id, name, confidence }) => {
      const was = before.conditions.find((one) => one.id === id)?.confidence ?? 0;
      return Math.abs(confidence - was) >= NEWS ? [{ name, confidence, was }] : [];
    })
    .toSorted((a, b) => Math.abs(b.confidence - b.was) - Math.abs(a.confidence - a.was))
    .slice(0, 2)
    .map(
      ({ name, confidence, was }) =>
        `${name} is ${confidence > was ? 'more' : 'less'} likely now, ${percentText(confidence)} (was ${percentText(was)})`,
    );
  return moved.length > 0 ? `${capitalised(joinWords(moved))}.` : '';
}
