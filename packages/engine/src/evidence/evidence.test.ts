import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareKnowledge, type Knowledge } from '../prepare.ts';
import { SMALL_MODEL } from '../testing/small-model.ts';
import { settle } from './evidence.ts';
import type { Observation } from './observation.ts';

const kindOfCough = (id: string, excludes: string[]) =>
  ({
    ...SMALL_MODEL.findings[1],
    id,
    name: id.replace('-', ' '),
    words: [id.replace('-', ' ')],
    excludes,
  }) as (typeof SMALL_MODEL.findings)[number];
const knowledge: Knowledge = prepareKnowledge(
  {
    ...SMALL_MODEL,
    findings: [
      ...SMALL_MODEL.findings,
      kindOfCough('dry-cough', ['barking-cough']),
      kindOfCough('night-cough', []),
    ],
  },
  {},
);
const at = (id: string): number => knowledge.findingIndex(id);
const saw = (
  id: string,
  status: Observation['status'],
  from: Observation['from'] = 'text',
): Observation => ({
  finding: at(id),
  status,
  text: '',
  start: 0,
  end: 0,
  from,
});
/** Present, absent, or open. */
const standing = (id: string, ...told: Observation[]): string =>
  settle(told, knowledge).known.get(at(id)) ?? 'open';

describe('what is known', () => {
  it('follows upwards from what is present and downwards from what is absent', () => {
    expect(standing('cough', saw('barking-cough', 'present'))).toBe('present');
    expect(standing('barking-cough', saw('cough', 'absent'))).toBe('absent');
    expect(standing('barking-cough', saw('cough', 'present'))).toBe('open');
  });

  it('is what a direct question was answered, before a choice, before the text', () => {
    expect(standing('fever', saw('fever', 'present'), saw('fever', 'absent', 'question'))).toBe(
      'absent',
    );
    expect(standing('fever', saw('fever', 'present', 'answer'), saw('fever', 'absent'))).toBe(
      'present',
    );
  });

  it('is present where the same source says both', () => {
    expect(standing('fever', saw('fever', 'absent'), saw('fever', 'present'))).toBe('present');
  });

  it('leaves the closer descriptions open where a denial is overruled by one of them', () => {
    const told = [saw('cough', 'absent'), saw('barking-cough', 'present')];
    expect(standing('cough', ...told)).toBe('present');
    expect(standing('night-cough', ...told)).toBe('open');
  });

  it('rules out what cannot be together, whichever names the other, unless both were said', () => {
    expect(standing('barking-cough', saw('dry-cough', 'present'))).toBe('absent');
    expect(standing('dry-cough', saw('barking-cough', 'present'))).toBe('absent');
    expect(standing('dry-cough', saw('barking-cough', 'absent'))).toBe('open');
    expect(
      standing('barking-cough', saw('dry-cough', 'present'), saw('barking-cough', 'present')),
    ).toBe('present');
  });

  it('does not depend on the order of telling', () => {
    const one = fc.record({
      id: fc.constantFrom('cough', 'barking-cough', 'dry-cough', 'fever'),
      status: fc.constantFrom<Observation['status']>('present', 'absent', 'uncertain'),
      from: fc.constantFrom<Observation['from']>('text', 'answer', 'question'),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), (told) => {
        const seen = told.map(({ id, status, from }) => saw(id, status, from));
        const forth = settle(seen, knowledge);
        const back = settle(seen.toReversed(), knowledge);
        expect([...back.known].toSorted(([a], [b]) => a - b)).toEqual(
          [...forth.known].toSorted(([a], [b]) => a - b),
        );
        expect(new Set(back.counted)).toEqual(new Set(forth.counted));
        expect(back.suspected).toEqual(forth.suspected);
      }),
    );
  });
});

describe('a maybe', () => {
  it('is not known, but suspected with what would follow from it', () => {
    const { known, suspected } = settle([saw('barking-cough', 'uncertain')], knowledge);
    expect(known.size).toBe(0);
    expect(suspected).toEqual(new Set([at('barking-cough'), at('cough')]));
  });

  it('to a question is no suspicion, only a question not to be asked again', () => {
    const { suspected, unsure } = settle([saw('fever', 'uncertain', 'question')], knowledge);
    expect(suspected.size).toBe(0);
    expect(unsure).toEqual(new Set([at('fever')]));
  });
});
