import { describe, expect, it } from 'vitest';
import { decide } from './observe-measures.ts';

describe('a measured value', () => {
  it('decides upwards, from the end on, and leaves open what lies between', () => {
    const fever = { kind: 'temperature', presentFrom: 38, absentBelow: 37.5 } as const;
    expect([37.4, 37.5, 37.9, 38, 40].map((value) => decide(value, fever))).toEqual([
      'absent',
      null,
      null,
      'present',
      'present',
    ]);
  });

  it('decides downwards', () => {
    const low = { kind: 'glucose', presentBelow: 4, absentFrom: 4 } as const;
    expect([3.9, 4, 12].map((value) => decide(value, low))).toEqual([
      'present',
      'absent',
      'absent',
    ]);
  });
});
