import type { ReactNode } from 'react';

export interface Choice<V extends string> {
  value: V;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

/** Choosing the exclusive option clears the others; choosing another clears it. */
export function toggleChoice<V extends string>(chosen: readonly V[], value: V, exclusive?: V): V[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  if (value === exclusive) return [value];
  return [...chosen.filter((other) => other !== exclusive), value];
}
