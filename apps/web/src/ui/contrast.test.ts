import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TEXT = 4.5;
const GRAPHIC = 3;

const SURFACES = ['paper', 'card', 'sunk'];
const TINTS = ['low-bg', 'mod-bg', 'high-bg', 'now-bg', 'action-soft'];
const pairs: [ink: string, on: string, least: number][] = [
  ...[...SURFACES, ...TINTS].flatMap((on) => [
    ['ink', on, TEXT] as [string, string, number],
    ['ink-2', on, TEXT] as [string, string, number],
  ]),
  ...SURFACES.map((on): [string, string, number] => ['ink-3', on, TEXT]),
  ...[...SURFACES, 'action-soft'].map((on): [string, string, number] => ['action', on, TEXT]),
  ...['low', 'mod', 'high', 'now'].flatMap((level): [string, string, number][] => [
    [level, `${level}-bg`, TEXT],
    [level, 'card', TEXT],
    [level, 'paper', TEXT],
  ]),
  ['action-ink', 'action', TEXT],
  ['action-ink', 'action-hover', TEXT],
  ['action-ink', 'action-press', TEXT],
  ['now-ink', 'now', TEXT],
  ['now-ink', 'now-hover', TEXT],
  ['mark-ink', 'mark', TEXT],
  ['line-strong', 'card', GRAPHIC],
  ['line-strong', 'paper', GRAPHIC],
  ['bar', 'card', GRAPHIC],
  ['bar', 'bar-2', 2],
  ['against', 'card', GRAPHIC],
  ['mark', 'body-fill', 2],
  ['body-line', 'card', GRAPHIC],
];

describe.each([':root', '.dark'] as const)('colours of %s', (selector) => {
  const tokens = readTokens(css, selector);
  test.each(pairs)('%s on %s reaches %d', (ink, on, least) => {
    const [one, other] = [tokens.get(ink), tokens.get(on)];
    if (!one || !other) throw new Error(`tokens.css lacks ${ink} or ${on} in ${selector}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

test('black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
