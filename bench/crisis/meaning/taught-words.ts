import { readSaid } from '../../../packages/assistant/src/danger/detect-crisis.ts';
import { catalogued, ownCases } from '../cases.ts';

/** Every word of the messages that are learnt from, as the detector reads it. */
export const taughtWords = (): string[] => [
  ...new Set(
    [...ownCases(), ...catalogued()].flatMap(({ text }) =>
      readSaid(text).words.map(({ norm }) => norm),
    ),
  ),
];
