import { describe, expect, it } from 'vitest';
import { BODY_REGIONS, bodyRegion, bodyRegionsIn, isBodyRegionId } from './body-regions.ts';

const GROUPS = new Set(
  (
    'head, face, eye, ear, nose, mouth, jaw, neck, throat, shoulder, arm, elbow, wrist, hand, chest, breast, abdomen, ' +
    'upper abdomen, lower abdomen, flank, pelvis, groin, genitals, rectum, hip, thigh, knee, leg, calf, ankle, foot, toe, ' +
    'upper back, lower back, spine, buttock, scalp, skin'
  ).split(', '),
);

describe('BODY_REGIONS', () => {
  it('names at least 40 places, each once', () => {
    expect(BODY_REGIONS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(BODY_REGIONS.map((r) => r.id)).size).toBe(BODY_REGIONS.length);
    expect(new Set(BODY_REGIONS.map((r) => r.name)).size).toBe(BODY_REGIONS.length);
  });

  it('uses only the known groups', () => {
    expect(BODY_REGIONS.filter((r) => !GROUPS.has(r.group))).toEqual([]);
  });

  it('says the side in the id, the name and the words, and never the other side', () => {
    const other = { right: /\bleft\b/, left: /\bright\b/, middle: /\b(left|right)\b/ };
    const wrong = BODY_REGIONS.filter(({ id, name, side, words }) => {
      const said = /^(right|left)-/.exec(id)?.[1] ?? 'middle';
      const named = side === 'middle' || name.toLowerCase().includes(side);
      const clean = words.every((word) => word === word.toLowerCase() && !other[side].test(word));
      return said !== side || !named || !clean;
    });
    expect(wrong).toEqual([]);
  });

  it('has both sides of every pair, alike but for the side', () => {
    const mirrored = (side: 'right' | 'left') =>
      BODY_REGIONS.filter((r) => r.side === side).map(
        ({ id, group, view }) => `${id.slice(side.length)} ${group} ${view}`,
      );
    expect(mirrored('left')).toEqual(mirrored('right'));
  });

  it('can be looked up', () => {
    expect(bodyRegion('right-lower-abdomen').name).toBe('Right lower belly');
    expect(isBodyRegionId('tail')).toBe(false);
    expect(bodyRegionsIn('front').map((r) => r.id)).toContain('left-elbow');
    expect(bodyRegionsIn('back').map((r) => r.id)).toContain('left-elbow');
    expect(bodyRegionsIn('back').map((r) => r.id)).not.toContain('nose');
  });
});
