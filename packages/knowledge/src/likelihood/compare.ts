import { AGE_BANDS, type ConditionModel, type KnowledgeModel } from '@yarrow/engine';
import type { LikelihoodRatio } from '../schema/evidence.ts';

/** One published figure beside what the entries say. */
export interface Comparison {
  published: LikelihoodRatio;
  kind: 'sensitivity' | 'positive' | 'negative';
  theirs: number;
  ours: number;
  /** Shares who have the finding by our entries: with the condition, and with other causes of the complaint. */
  affected: number;
  others: number;
}

/** Studies differ among themselves by this much. */
const TOLERATED = 2;
/** Nothing is quite certain, and no ratio infinite. */
const SURE = 0.997;
const clamp = (p: number): number => Math.min(SURE, Math.max(1 - SURE, p));

const BANDS: Record<LikelihoodRatio['people'], (from: number) => boolean> = {
  child: (from) => from >= 1 / 12 && from < 18,
  adult: (from) => from >= 18,
  old: (from) => from >= 45,
  women: (from) => from >= 18,
};

/** Frequencies and rates as the engine sees them, by the ids people write. */
export function compareAll(
  model: Pick<KnowledgeModel, 'conditions' | 'findings'>,
  published: readonly LikelihoodRatio[],
): Comparison[] {
  const shares = new Shares(model);
  return published.flatMap((one) => compareOne(one, shares));
}

export const differs = ({ theirs, ours }: Comparison): boolean =>
  ours > TOLERATED * theirs || theirs > TOLERATED * ours;

function compareOne(published: LikelihoodRatio, shares: Shares): Comparison[] {
  const { conditions, finding, among, people } = published;
  shares.insistOn(conditions, [finding, ...among]);
  const sought = shares.conditions.filter(({ id }) => conditions.includes(id));
  const others = shares.conditions.filter(({ id }) => !conditions.includes(id));
  const affected = clamp(shares.amongAffected(sought, finding, among, people));
  const rest = clamp(shares.amongAffected(others, finding, among, people));
  const figures = {
    sensitivity: affected,
    positive: affected / rest,
    negative: (1 - affected) / (1 - rest),
  };
  return (['sensitivity', 'positive', 'negative'] as const).flatMap((kind) => {
    const theirs = published[kind];
    return theirs === undefined
      ? []
      : [{ published, kind, theirs, ours: figures[kind], affected, others: rest }];
  });
}

class Shares {
  readonly conditions: readonly ConditionModel[];
  readonly #findings: KnowledgeModel['findings'];
  readonly #index: ReadonlyMap<string, number>;
  readonly #listed: ReadonlyMap<ConditionModel, ReadonlyMap<number, number>>;

  constructor({ conditions, findings }: Pick<KnowledgeModel, 'conditions' | 'findings'>) {
    this.conditions = conditions;
    this.#findings = findings;
    this.#index = new Map(findings.map(({ id }, i) => [id, i]));
    this.#listed = new Map(
      conditions.map((one) => [
        one,
        new Map(one.findings.map(({ finding, probability }) => [finding, probability])),
      ]),
    );
  }

  /** Throws, naming it, where an entry does not exist. */
  insistOn(conditions: readonly string[], findings: readonly string[]): void {
    const known = new Set(this.conditions.map(({ id }) => id));
    const unknown = [
      ...conditions.filter((id) => !known.has(id)),
      ...findings.filter((id) => !this.#index.has(id)),
    ];
    if (unknown.length > 0) throw new Error(`the evidence names no entry: ${unknown.join(', ')}`);
  }

  /** Share of those who have one of the conditions and one of the complaints, who have the finding. */
  amongAffected(
    conditions: readonly ConditionModel[],
    finding: string,
    among: readonly string[],
    people: LikelihoodRatio['people'],
  ): number {
    let all = 0;
    let having = 0;
    for (const condition of conditions) {
      const complaining = among.map((complaint) => this.#share(condition, complaint, 0));
      const asking =
        among.length === 0 ? 1 : 1 - complaining.reduce((none, share) => none * (1 - share), 1);
      if (asking === 0) continue;
      const people1 = rate(condition, people) * asking;
      all += people1;
      having += people1 * this.#given(condition, finding, among, asking);
    }
    return all === 0 ? 0 : having / all;
  }

  /** Share who have the finding of those who have a complaint, where `asking` is the share of those. */
  #given(
    condition: ConditionModel,
    finding: string,
    among: readonly string[],
    asking: number,
  ): number {
    const chain = this.#chain(finding);
    const from = chain.findIndex((one) => among.includes(one));
    if (from === 0) return Math.min(1, this.#share(condition, finding, 0) / asking);
    const steps = from < 0 ? chain : chain.slice(0, from);
    return steps.reduce((product, one) => product * this.#own(condition, one), 1);
  }

  /** Share of all with the condition; a finding that refines another counts together with that. */
  #share(condition: ConditionModel, finding: string, unlisted?: number): number {
    return this.#chain(finding).reduce(
      (product, one) => product * this.#own(condition, one, unlisted),
      1,
    );
  }

  #own(condition: ConditionModel, finding: string, unlisted?: number): number {
    const index = this.#index.get(finding) ?? -1;
    const background = this.#findings[index]?.background ?? 0;
    return this.#listed.get(condition)?.get(index) ?? unlisted ?? background;
  }

  /** The finding, what it refines, and so on. */
  #chain(finding: string): string[] {
    const up = this.#findings[this.#index.get(finding) ?? -1]?.refines;
    return up === undefined ? [finding] : [finding, ...this.#chain(up)];
  }
}

function rate({ incidence }: ConditionModel, people: LikelihoodRatio['people']): number {
  const sexes = people === 'women' ? [incidence.female] : [incidence.female, incidence.male];
  const rates = AGE_BANDS.flatMap(({ from }, band) =>
    BANDS[people](from) ? sexes.map((one) => one[band] ?? 0) : [],
  );
  return rates.reduce((sum, one) => sum + one, 0) / rates.length;
}
