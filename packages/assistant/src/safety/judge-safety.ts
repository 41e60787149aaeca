import type { Indicator, Safety } from '@yarrow/contract';
import { countryOf, type KnowledgeModel } from '@yarrow/engine';
import { detectCrisis } from '../danger/detect-crisis.ts';
import { higherCrisis } from '../danger/level.ts';
import { resourcesFor } from './resources.ts';

export interface SafetyOptions {
  model: KnowledgeModel;
  /** ISO 3166-1 alpha-2; unknown or left out gives the pack of the unknown country. */
  country?: string | undefined;
  /** A medical emergency, as the caller's urgency rules judged it; a crisis of level immediate is not one by itself. */
  emergency: boolean;
  /** Somebody under 18 writes, as far as the caller knows; the texts may say it too. */
  child?: boolean | undefined;
}

const BOTH = new Set(['overdose', 'serious_self_injury']);
const VETERAN =
  /\b(?:veterans?|ex-?(?:army|forces|military|marine|navy)|(?:the )?va (?:gave|hospital|clinic|doctor)|in the army|deployed|deployment|afghanistan|iraq)\b/i;

/**
 * Judges the texts of one person together: the highest level wins. Offsets of indicators are into the first
 * text; those found in a further text keep their words and have both offsets 0.
 */
export function judgeSafety(texts: readonly string[], options: SafetyOptions): Safety {
  const readings = texts.map((text) => detectCrisis(text));
  const level = readings.map((one) => one.level).reduce(higherCrisis, 'none');
  const indicators = readings.flatMap((reading, nth) =>
    reading.indicators.map((one): Indicator => (nth === 0 ? one : { ...one, start: 0, end: 0 })),
  );
  const resources = resourcesFor(countryOf(options.model, options.country), {
    level,
    types: indicators.map((one) => one.type),
    child: options.child === true || readings.some((one) => one.flags.child),
    veteran: texts.some((text) => VETERAN.test(text)),
  });
  // An overdose or a deep wound is both: a crisis and a medical emergency, even to somebody who feels well.
  const hurt = level === 'immediate' && indicators.some((one) => BOTH.has(one.type));
  return { level, emergency: options.emergency || hurt, indicators, resources, carry_over: false };
}
