import { evaluate, type Expression, type Facts } from './expression.ts';

/** The same as `evaluate(expression, facts) === 'yes'`, and quicker: the first part that is not so, or not known, decides. */
export function holds(expression: Expression, facts: Facts): boolean {
  if (typeof expression === 'string') return facts.finding(expression) === 'yes';
  if ('all' in expression) return expression.all.every((part) => holds(part, facts));
  if ('any' in expression) return expression.any.some((part) => holds(part, facts));
  if ('at_least' in expression) {
    const { count, of } = expression.at_least;
    return of.filter((part) => holds(part, facts)).length >= count;
  }
  return evaluate(expression, facts) === 'yes';
}
