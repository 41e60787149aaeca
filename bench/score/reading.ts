import { readText, type Knowledge, type Mention } from '@yarrow/engine';
import { half, load, type Half } from './cases.ts';
import { shareRow, type Row } from './row.ts';
import type { Share } from './statistics.ts';

interface SymptomText {
  id: string;
  text: string;
  present: string[];
  absent?: string[];
  duration_days?: number;
  temperature_c?: number;
}

export type TextSet = 'symptom-text' | 'own-symptom-text';

/** Recall and precision of findings by their canonical names; what is implied by something more specific is not counted. */
export function readingRows(
  knowledge: Knowledge,
  canonical: ReadonlyMap<string, string>,
  set: TextSet,
  which: Half,
): Row[] {
  const total = {
    recall: share(),
    precision: share(),
    denied: share(),
    taken: share(),
    duration: share(),
    temperature: share(),
  };
  for (const one of half(load<SymptomText>(set), which)) {
    const reading = readText(one.text, knowledge.lexicon, knowledge.spelling);
    const counted = reading.mentions.filter(
      ({ kind, standing }) =>
        kind === 'finding' && (standing === 'current' || standing === 'uncertain'),
    );
    const names = (negated: boolean): Set<string> =>
      new Set(
        counted
          .filter((mention) => mention.negated === negated)
          .flatMap(({ id }) => nameOf(id, knowledge, canonical)),
      );
    const present = names(false);
    if ((reading.measures.temperature ?? 0) >= 38) present.add('fever');
    const denied = names(true);
    const general = generalNames(counted, knowledge, canonical);
    const precise = [...present].filter((name) => one.present.includes(name) || !general.has(name));
    const absent = one.absent ?? [];
    add(total.recall, one.present.filter((name) => present.has(name)).length, one.present.length);
    add(
      total.precision,
      precise.filter((name) => one.present.includes(name)).length,
      precise.length,
    );
    add(total.denied, absent.filter((name) => denied.has(name)).length, absent.length);
    add(total.taken, absent.filter((name) => present.has(name)).length, absent.length);
    if (one.duration_days !== undefined) {
      const got = reading.measures.durationDays;
      add(
        total.duration,
        got !== null && Math.abs(got - one.duration_days) <= one.duration_days / 2 ? 1 : 0,
        1,
      );
    }
    if (one.temperature_c !== undefined) {
      add(
        total.temperature,
        Math.abs((reading.measures.temperature ?? 0) - one.temperature_c) < 0.15 ? 1 : 0,
        1,
      );
    }
  }
  return [
    shareRow('present findings recalled', total.recall),
    shareRow('precision among the canonical names', total.precision),
    shareRow('denied kept as denied', total.denied),
    shareRow('denied taken as present', total.taken, 'lower'),
    shareRow('durations right', total.duration),
    shareRow('temperatures right', total.temperature),
  ];
}

const share = (): Share => ({ hits: 0, of: 0 });
const add = (to: Share, hits: number, of: number): void => {
  to.hits += hits;
  to.of += of;
};

/** A finding's canonical name, or that of what it refines. */
function nameOf(
  id: string,
  knowledge: Knowledge,
  canonical: ReadonlyMap<string, string>,
): string[] {
  const name = canonical.get(id);
  const { refines } = knowledge.finding(id);
  return name !== undefined
    ? [name]
    : refines === undefined
      ? []
      : nameOf(refines, knowledge, canonical);
}

/** The names that say no more than another that was read: "cough" beside "dry cough". */
function generalNames(
  counted: readonly Mention[],
  knowledge: Knowledge,
  canonical: ReadonlyMap<string, string>,
): Set<string> {
  return new Set(
    counted
      .filter(({ negated }) => !negated)
      .flatMap(({ id }) => {
        const own = nameOf(id, knowledge, canonical);
        return impliedBy(id, knowledge)
          .flatMap((implied) => canonical.get(implied) ?? [])
          .filter((name) => !own.includes(name));
      }),
  );
}

/** All that is certainly there where this finding is. */
function impliedBy(id: string, knowledge: Knowledge): string[] {
  const found = new Set<string>();
  const next = [id];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const { implies, refines } = knowledge.finding(at);
    for (const above of [...implies, ...(refines === undefined ? [] : [refines])]) {
      if (found.has(above)) continue;
      found.add(above);
      next.push(above);
    }
  }
  return [...found];
}
