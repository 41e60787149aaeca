import { AGE_BANDS, type KnowledgeModel } from '../knowledge.ts';
import type { PersonProfile } from '../person.ts';

/**
 * Share of the episodes that lead people to ask and are not in the knowledge base. An estimate: of published cases one in
 * thirty is about something it does not hold, and practice has more loose ends than published cases have.
 */
const OTHER_SHARE = 0.08;

/**
 * Rates of rare illness are known within a factor of ten at best, and who asks is not anybody: every illness is taken for
 * commoner than it is said to be, by so many episodes per 100,000 person-years, but not for more than ten times as
 * common. So none is ruled out by its rate alone. On the cases of development anything from 3 to 20 does better than none.
 */
const UNSURE_RATE = 5;
const UNSURE_FACTOR = 10;

/** By condition and for `other`, up to a constant; -Infinity where it cannot occur in this person. */
export interface LogPriors {
  logs: Float64Array;
  other: number;
}

/** Unnormalised rates by condition; 0 where it cannot occur in this person. */
export interface Priors {
  rates: Float64Array;
  other: number;
}

/** By sex and age band: new episodes per 100,000 person-years. */
export type PriorTables = Record<'female' | 'male', { priors: Priors; logs: LogPriors }[]>;

export function priorTables({ conditions }: KnowledgeModel): PriorTables {
  const tableOf = (sex: 'female' | 'male'): PriorTables['female'] =>
    AGE_BANDS.map((_, band) => {
      const one = withOther(
        Float64Array.from(conditions, ({ incidence }) =>
          allowingForError(incidence[sex][band] ?? 0),
        ),
      );
      return { priors: one, logs: logsOf(one) };
    });
  return { female: tableOf('female'), male: tableOf('male') };
}

const allowingForError = (rate: number): number =>
  rate + Math.min(UNSURE_RATE, (UNSURE_FACTOR - 1) * rate);

/** Averages the incidence over everyone this person may be. */
export function priors(tables: PriorTables, people: readonly PersonProfile[]): Priors {
  const rates = new Float64Array(tables.female[0]?.priors.rates.length ?? 0);
  for (const { band, sex, weight } of people) {
    tables[sex][band]?.priors.rates.forEach((rate, index) => {
      rates[index] = (rates[index] ?? 0) + weight * rate;
    });
  }
  return withOther(rates);
}

/** Logarithms of the same, to the power of `trust`: the order stays, the distances shrink. */
export function logPriors(
  tables: PriorTables,
  people: readonly PersonProfile[],
  trust: number,
): LogPriors {
  const [first] = people;
  const known = first && people.length === 1 ? tables[first.sex][first.band]?.logs : undefined;
  const { logs, other } = known ?? logsOf(priors(tables, people));
  return { logs: logs.map((log) => trust * log), other: trust * other };
}

/**
 * How much less the prior counts with every further symptom, and how little at the least. Chosen by cross-validation: one
 * complaint is as common as its causes are; who tells a whole picture is more often one of the uncommon, and the
 * rates of rare illness are known within a factor of ten at best.
 */
const LESS_PER_SYMPTOM = 0.15;
const LEAST = 0.5;

/** Exponent on the prior, by the number of symptoms told. */
export const trustInPriors = (told: number): number =>
  Math.max(LEAST, 1 - LESS_PER_SYMPTOM * Math.max(0, told - 1));

function withOther(rates: Float64Array): Priors {
  const covered = rates.reduce((sum, rate) => sum + rate, 0);
  return { rates, other: (covered * OTHER_SHARE) / (1 - OTHER_SHARE) };
}

const logsOf = ({ rates, other }: Priors): LogPriors => ({
  logs: rates.map(Math.log),
  other: Math.log(other),
});
