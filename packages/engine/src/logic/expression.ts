import { all, any, atLeast, not, truth, type Truth } from './three-valued.ts';

/**
 * A condition on what is known of a person, as written in the knowledge files.
 * A string is the id of a finding. A range includes `from` and excludes `below`. `not` of what is not known is not
 * known; `unless` holds until it is known to be so.
 */
export type Expression =
  | string
  | { all: Expression[] }
  | { any: Expression[] }
  | { at_least: { count: number; of: Expression[] } }
  | { not: Expression }
  | { unless: Expression }
  | { age: Range }
  | { temperature: Range }
  | { duration_days: Range }
  | { intensity: Range }
  | { weight: Range }
  | { sex: 'female' | 'male' }
  | { pregnant: boolean }
  | { breastfeeding: boolean }
  | { distress: boolean }
  | { allergy: string }
  | { taking: string };

export interface Range {
  from?: number;
  below?: number;
}

/** What an expression may ask. Everything may be unknown. */
export interface Facts {
  finding: (id: string) => Truth;
  /** Of a medicine or a class of medicines. */
  allergy: (id: string) => Truth;
  taking: (id: string) => Truth;
  age: number | null;
  temperature: number | null;
  durationDays: number | null;
  intensity: number | null;
  weight: number | null;
  sex: 'female' | 'male' | null;
  pregnant: Truth;
  breastfeeding: Truth;
  distress: Truth;
}

export function evaluate(expression: Expression, facts: Facts): Truth {
  if (typeof expression === 'string') return facts.finding(expression);
  if ('all' in expression) return all(expression.all, (part) => evaluate(part, facts));
  if ('any' in expression) return any(expression.any, (part) => evaluate(part, facts));
  if ('at_least' in expression) {
    const { count, of } = expression.at_least;
    return atLeast(
      count,
      of.map((part) => evaluate(part, facts)),
    );
  }
  if ('not' in expression) return not(evaluate(expression.not, facts));
  if ('unless' in expression) return truth(evaluate(expression.unless, facts) !== 'yes');
  if ('age' in expression) return within(facts.age, expression.age);
  if ('temperature' in expression) return within(facts.temperature, expression.temperature);
  if ('duration_days' in expression) return within(facts.durationDays, expression.duration_days);
  if ('intensity' in expression) return within(facts.intensity, expression.intensity);
  if ('weight' in expression) return within(facts.weight, expression.weight);
  if ('sex' in expression) {
    return facts.sex === null ? 'unknown' : truth(facts.sex === expression.sex);
  }
  if ('pregnant' in expression) return same(facts.pregnant, expression.pregnant);
  if ('breastfeeding' in expression) return same(facts.breastfeeding, expression.breastfeeding);
  if ('distress' in expression) return same(facts.distress, expression.distress);
  if ('allergy' in expression) return facts.allergy(expression.allergy);
  if ('taking' in expression) return facts.taking(expression.taking);
  throw new Error(`unknown operator in expression ${JSON.stringify(expression satisfies never)}`);
}

function within(value: number | null, range: Range): Truth {
  if (value === null) return 'unknown';
  return truth(value >= (range.from ?? -Infinity) && value < (range.below ?? Infinity));
}

const same = (value: Truth, wanted: boolean): Truth => (wanted ? value : not(value));

/** The expressions directly inside one. */
function parts(expression: Expression): Expression[] {
  if (typeof expression === 'string') return [];
  if ('all' in expression) return expression.all;
  if ('any' in expression) return expression.any;
  if ('at_least' in expression) return expression.at_least.of;
  if ('unless' in expression) return [expression.unless];
  return 'not' in expression ? [expression.not] : [];
}

/** Every finding an expression names. */
export const findingsIn = (expression: Expression): string[] =>
  typeof expression === 'string' ? [expression] : parts(expression).flatMap(findingsIn);

/** Every medicine or class of medicines an expression names. */
export function medicinesIn(expression: Expression): string[] {
  if (typeof expression === 'string') return [];
  if ('allergy' in expression) return [expression.allergy];
  if ('taking' in expression) return [expression.taking];
  return parts(expression).flatMap(medicinesIn);
}

/** Every expression that is denied somewhere inside. */
export function deniedIn(expression: Expression): Expression[] {
  const inner = parts(expression).flatMap(deniedIn);
  if (typeof expression === 'string') return inner;
  if ('not' in expression) return [expression.not, ...inner];
  return 'unless' in expression ? [expression.unless, ...inner] : inner;
}
