import type { Understood } from './use-understood.ts';

export interface ReadChip {
  finding: string;
  name: string;
  /** The words it was read from. */
  text: string;
  status: Understood[number]['status'];
  struckOut: boolean;
}

/**
 * One chip for each finding, in the order of the text, without those that only repeat a more exact one. What was struck
 * out stays in its place, so that it can be put back.
 */
export function readChips(understood: Understood, struckOut: readonly string[]): ReadChip[] {
  const holds = understood.filter(
    ({ finding, status }) => status === 'present' && !struckOut.includes(finding),
  );
  const implied = new Set(holds.flatMap(({ implies }) => implies));
  const chips = new Map<string, ReadChip>();
  for (const { finding, name, text, status } of understood) {
    if (status === 'present' && implied.has(finding)) continue;
    if (!chips.has(finding))
      chips.set(finding, { finding, name, text, status, struckOut: struckOut.includes(finding) });
  }
  return [...chips.values()];
}

/** Struck out, or put back. */
export const toggled = (struckOut: readonly string[], finding: string): string[] =>
  struckOut.includes(finding)
    ? struckOut.filter((one) => one !== finding)
    : [...struckOut, finding];
