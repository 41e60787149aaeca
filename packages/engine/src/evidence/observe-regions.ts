import type { CaseInput } from '../case.ts';
import type { Knowledge } from '../prepare.ts';
import { readText, type Reading } from '../reading/read-text.ts';
import { stem } from '../reading/stem.ts';
import type { Observation } from './observation.ts';

/** The word class of complaints that need a place: "it hurts". */
const COMPLAINT = 'pain';

/**
 * Places on the body chart, for a pain that the text did not place: "it hurts" with the chest chosen is chest pain.
 * A chosen place alone says nothing, since people choose it for a rash as well.
 */
export function observeRegions(
  input: CaseInput,
  knowledge: Knowledge,
  reading: Reading,
): Observation[] {
  const complaints = new Set(
    (knowledge.model.wordClasses[COMPLAINT] ?? []).map((word) => stem(word)),
  );
  const hurts = reading.unread.some(({ word, negated }) => !negated && complaints.has(stem(word)));
  if (!hurts) return [];
  return (input.body_regions ?? []).flatMap((region): Observation[] => {
    const { mentions } = readText(`${region} ${COMPLAINT}`, knowledge.lexicon, knowledge.spelling);
    const found = mentions
      .filter(({ kind }) => kind === 'finding')
      .map(({ id }) => knowledge.finding(id));
    // One place is one finding: the closest description there is.
    const closest = found.find(({ refines }) => refines !== undefined) ?? found[0];
    if (!closest) return [];
    const finding = knowledge.findingIndex(closest.id);
    return [{ finding, status: 'present', text: '', start: 0, end: 0, from: 'answer' }];
  });
}
