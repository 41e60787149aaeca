import { describe, expect, it } from 'vitest';
import { read } from '../testing/read-small.ts';

const measured = (text: string) => read(text).measures;

describe('a reading taken at home', () => {
  it.each([
    ['sats of 88', 88],
    ['the pulse ox says 84', 84],
    ['oxygen levels have dropped to 88', 88],
    ['his oxygen is hovering around 87', 87],
    ['pulse oximeter showing 91', 91],
  ])('of oxygen: %s', (text, percent) => {
    expect(measured(text)).toMatchObject({ saturation: percent, pulse: null });
  });

  it.each([
    ['pulse is 160 times a minute', 160],
    ['heart rate 45 a minute', 45],
    ['heart rate has been high 45 minutes', null],
  ])('of the pulse: %s', (text, beats) => {
    expect(measured(text).pulse).toBe(beats);
  });

  it.each([
    ['bp 84/50', 84],
    ['systolic of 80', 80],
    ['the top number is 215', 215],
    ['the upper number was 78', 78],
  ])('of the blood pressure: %s', (text, upper) => {
    expect(measured(text).systolic).toBe(upper);
  });

  it.each([
    ['sugar 2.1', 2.1],
    ['glucose 41 mg/dl', 2.3],
    ['my sugar reads HI', 33.3],
    ['my sugar has been high 5 days', null],
    ['sugar has dropped 2 points', null],
    ["glucometer shows 'LO'", 1.1],
  ])('of the sugar: %s', (text, mmol) => {
    expect(measured(text).glucose).toBe(mmol);
  });

  it.each([
    ['peak flow 150, usually 450', 33],
    ['my peak flow is 200 and my best is 500', 40],
    ['peak flow has dropped to 45% of my best', 45],
  ])('of the peak flow, against the best: %s', (text, percent) => {
    expect(measured(text).peakFlow).toBe(percent);
  });

  it.each([
    'my sister says hi',
    'the meter reader said hi',
    'peak flow 400',
    'the top number 7 bus',
  ])('is not: %s', (text) => {
    expect(measured(text)).toMatchObject({ glucose: null, peakFlow: null, systolic: null });
  });
});
