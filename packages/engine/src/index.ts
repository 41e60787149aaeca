export * from './assessment.ts';
export * from './case.ts';
export * from './knowledge.ts';
export { evaluate, findingsIn, type Expression, type Facts, type Range } from './logic/expression.ts';
