import { expect, test } from 'vitest';
import { detectCrisis } from './detect-crisis.ts';
import { crisisRank } from './level.ts';

test.each([
  ['I jumped off the bridge', 'high'],
  ['lie down under the lorry at the depot tonight', 'high'],
  ['should I take all three packets together', 'high'],
  ['ate the whole cake then a whole box of my tablets', 'high'],
  ['poisoned by my husband with antifreeze', 'medium'],
  ['bruises on my legs from my dad', 'medium'],
  ['my legs are cut, I did it with a razor', 'medium'],
  ['urge to tear my skin open with a blade', 'medium'],
] as const)('danger said barely, with nothing around it: %s is at least %s', (text, least) => {
  expect(crisisRank(detectCrisis(text).level)).toBeGreaterThanOrEqual(crisisRank(least));
});

test.each([
  'mole on my arm, had it all my life',
  'It feels like being stabbed in the leg when I get cramp',
  'I jumped off the bridge into the river on holiday, ears blocked',
  'they hit me with a bill for 900',
  'bruises on my legs from my bike',
  'took all three packets of crisps',
])('and the same words of nothing: %s', (text) => expect(detectCrisis(text).level).toBe('none'));
