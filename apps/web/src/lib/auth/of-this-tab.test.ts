import { beforeEach, expect, it } from 'vitest';
import { ofThisTab } from './of-this-tab.ts';

const KEY = 'record';
let kept: Map<string, string>;
const tab = () =>
  ofThisTab({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
const record = (tokens: string | null, isInitialized = true): string =>
  JSON.stringify({ state: { user: 'ada', tokens, isInitialized }, version: 0 });

beforeEach(() => (kept = new Map([[KEY, record('old')]])));

it('brings back no tokens that another tab has exchanged meanwhile', () => {
  const [one, two] = [tab(), tab()];
  one.getItem(KEY);
  two.getItem(KEY);
  one.setItem(KEY, record('new'));
  two.setItem(KEY, record('old', false));
  expect(kept.get(KEY)).toBe(record('new', false));
});

it('writes what the tab itself changed', () => {
  const one = tab();
  one.getItem(KEY);
  one.setItem(KEY, record('new'));
  one.setItem(KEY, record(null));
  expect(kept.get(KEY)).toBe(record(null));
});

it.each(['', 'no json', '{"state":1}', 'null'])('writes over what is no record: %s', (broken) => {
  kept.set(KEY, broken);
  const one = tab();
  one.getItem(KEY);
  one.setItem(KEY, record('new'));
  expect(kept.get(KEY)).toBe(record('new'));
});
