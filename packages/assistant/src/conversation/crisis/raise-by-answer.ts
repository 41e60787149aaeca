import type { Indicator, Safety } from '@yarrow/contract';
import type { CountryModel } from '@yarrow/engine';
import { crisisRank, higherCrisis } from '../../danger/level.ts';
import { resourcesFor } from '../../safety/resources.ts';
import type { CrisisState } from './crisis-state.ts';
import { readAnswer } from './hear/answer.ts';
import { readInThisLight, type Raise } from './hear/in-this-light.ts';
import { raisesOf } from './questions.ts';

/**
 * What a message means as the answer to the question of the reply before it, and in the light of what was told
 * earlier: "yes" is nothing by itself and a plan after "do you have a plan?". Null where it raises nothing.
 * `turn` is how many replies were given so far.
 */
export function raiseByAnswer(state: CrisisState, turn: number, text: string): Raise | null {
  const raises = [byAnswer(state, turn, text), readInThisLight(state, text)].flatMap(
    (one) => one ?? [],
  );
  if (raises.length === 0) return null;
  return {
    level: raises.map((one) => one.level).reduce(higherCrisis, 'none'),
    indicators: raises.flatMap((one) => one.indicators),
    emergency: raises.some((one) => one.emergency),
  };
}

function byAnswer(state: CrisisState, turn: number, text: string): Raise | null {
  const { asked } = state;
  if (asked === null || state.askedAt !== turn) return null;
  // A bare yes may have meant the question about health beside it; the next reply asks which.
  if (state.askedBeside && isBare(text)) return null;
  const answer = readAnswer(asked, text);
  const raises = raisesOf(asked);
  const level =
    answer === 'soon'
      ? (raises.soon ?? raises.yes)
      : answer === 'unsure'
        ? undefined
        : answer
          ? raises[answer]
          : undefined;
  if (answer === null || level === undefined) return null;
  const indicator: Indicator = {
    type: `answered_${answer === 'no' ? 'no' : 'yes'}_to_${asked}`,
    text,
    start: 0,
    end: text.length,
  };
  return { level, indicators: [indicator], emergency: raises.emergency === true };
}

/** Nothing but a yes: two words at most. */
export const isBare = (text: string): boolean => text.trim().split(/\s+/).length <= 2;

/** The judgement of a message by itself, raised by what it answers. It can only rise. */
export function raiseSafety(
  safety: Safety,
  raise: Raise | null,
  state: CrisisState,
  country: CountryModel,
): Safety {
  if (raise === null) return safety;
  const level = higherCrisis(safety.level, raise.level);
  const indicators =
    crisisRank(raise.level) > crisisRank(safety.level)
      ? [...raise.indicators, ...safety.indicators]
      : [...safety.indicators, ...raise.indicators];
  const lines = resourcesFor(country, {
    level,
    types: [...state.types, ...indicators.map((one) => one.type)],
    child: state.child,
    veteran: state.veteran,
  });
  const known = new Set(safety.resources.map((one) => one.name));
  return {
    ...safety,
    level,
    emergency: safety.emergency || raise.emergency,
    indicators,
    resources: [...safety.resources, ...lines.filter((one) => !known.has(one.name))],
  };
}
