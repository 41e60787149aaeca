import type { ConditionText, FindingModel, Source } from './knowledge.ts';

type Texts = Record<string, ConditionText>;
type Findings = readonly Pick<FindingModel, 'name'>[];
type Told = 'sources' | 'symptoms';

/** The texts with each source once, since pages are cited by many conditions, and symptoms as places among the findings. */
export interface PackedTexts {
  sources: Source[];
  /** By condition; its sources are places in that list. */
  texts: Record<string, Omit<ConditionText, Told> & Record<Told, number[]>>;
}

/** A tenth smaller to fetch. Throws on a symptom that is no finding. */
export function packTexts(texts: Texts, findings: Findings): PackedTexts {
  const named = new Map(findings.map(({ name }, place) => [name, place]));
  const symptom = (name: string): number => found(named.get(name));
  const places = new Map<string, number>();
  const sources: Source[] = [];
  const placeOf = (source: Source): number => {
    const key = JSON.stringify(source);
    const place = places.get(key) ?? sources.push(source) - 1;
    places.set(key, place);
    return place;
  };
  const packed = mapped(texts, (one) => ({
    ...one,
    sources: one.sources.map(placeOf),
    symptoms: one.symptoms.map(symptom),
  }));
  return { sources, texts: packed };
}

/** Throws where a text names what is not there. */
export const unpackTexts = ({ sources, texts }: PackedTexts, findings: Findings): Texts =>
  mapped(texts, (one) => ({
    ...one,
    sources: one.sources.map((place) => found(sources[place])),
    symptoms: one.symptoms.map((place) => found(findings[place]).name),
  }));

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('the texts of the knowledge do not belong to its model');
  return one;
}

const mapped = <A, B>(record: Record<string, A>, change: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([id, one]) => [id, change(one)]));
