import type { Resource, Safety } from '@yarrow/contract';
import { higherCrisis } from '../danger/level.ts';

/** A session's safety after one more message: it only ever grows. */
export const joinSafety = (session: Safety, message: Safety): Safety => ({
  level: higherCrisis(session.level, message.level),
  emergency: session.emergency || message.emergency,
  indicators: [...session.indicators, ...message.indicators],
  resources: union(message.resources, session.resources),
  carry_over: session.carry_over || message.carry_over,
});

/** Those that fit the newest words first, each line once. */
function union(newest: readonly Resource[], known: readonly Resource[]): Resource[] {
  const all = [...newest, ...known];
  return all.filter((one, i) => all.findIndex((other) => same(one, other)) === i);
}

const same = (a: Resource, b: Resource): boolean => a.name === b.name && a.country === b.country;
