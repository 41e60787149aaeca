import type { CrisisState } from './crisis-state.ts';
import { fill, type Reach } from './reach.ts';
import type { Passage } from './words/passage.ts';

export interface Spoken {
  text: string;
  state: CrisisState;
}

/** The first wording not said yet, and the memory of it; null where all are used up or none can be filled. */
export function speak(passage: Passage, state: CrisisState, reach: Reach): Spoken | null {
  const child = state.child ? (passage.child ?? []) : [];
  const wordings = [
    ...child.map((text, i) => ({ key: `${passage.id}/c${i}`, text })),
    ...passage.say.map((text, i) => ({ key: `${passage.id}/${i}`, text })),
  ];
  for (const { key, text } of wordings) {
    if (state.said.includes(key)) continue;
    const filled = fill(text, reach);
    if (filled !== null) return { text: filled, state: { ...state, said: [...state.said, key] } };
  }
  return null;
}

/** Whether any wording of it was said. */
export const wasSaid = (passage: Passage, state: CrisisState): boolean =>
  state.said.some((key) => key.startsWith(`${passage.id}/`));
