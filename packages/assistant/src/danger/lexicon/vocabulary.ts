import { compilePhrase } from '../reading/phrase.ts';
import { CONCEPTS } from './all.ts';
import { BODY_IDIOMS } from './idioms-of-the-body.ts';
import { ILLNESS, ORDINARY_IDIOMS, OUTINGS } from './idioms-ordinary.ts';
import { EVERYDAY_CAUSES, IDIOMS, MISHAPS } from './idioms.ts';
import { TRANSPARENT } from './frames.ts';

/** Every word the lexicon knows: what a drawn-out or disguised word is repaired to, and what is left as it is. */
export const VOCABULARY: ReadonlySet<string> = new Set([
  ...[
    ...CONCEPTS.flatMap((concept) => concept.phrases),
    ...IDIOMS,
    ...ORDINARY_IDIOMS,
    ...BODY_IDIOMS,
    ...OUTINGS,
    ...ILLNESS,
    ...EVERYDAY_CAUSES,
    ...MISHAPS,
  ].flatMap((source) =>
    compilePhrase(source).elements.flatMap((element) =>
      element.choices.flatMap((choice) => choice.words),
    ),
  ),
  ...TRANSPARENT,
]);
