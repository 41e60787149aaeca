import { expect, test } from 'vitest';
import { commonGroups, lessCommonGroups } from './typical.ts';

const finding = (id: string, share: number, among?: string) => ({
  id,
  name: id,
  share,
  among: among === undefined ? null : { id: among, name: among },
});
const FINDINGS = [
  finding('pain', 0.9),
  finding('arm', 0.5, 'pain'),
  finding('left-arm', 0.8, 'arm'),
  finding('sweat', 0.4),
  finding('swelling', 0.1),
  finding('one-leg', 0.6, 'swelling'),
  finding('rash', 0.01),
];
const shown = (groups: ReturnType<typeof commonGroups>) =>
  groups.map(({ title, branches }) => [
    title,
    ...branches.map(({ finding: { id }, closer }) => [id, ...closer.map((one) => one.id)]),
  ]);

test('closer descriptions stand under what they describe, however far down', () => {
  expect(shown(commonGroups(FINDINGS))).toEqual([
    ['In most people', ['pain', 'arm', 'left-arm']],
    ['Often', ['sweat']],
  ]);
});

test('most of the few who have a rare finding are still few', () => {
  expect(shown(lessCommonGroups(FINDINGS))).toEqual([
    ['Sometimes', ['swelling'], ['one-leg']],
    ['Rarely or never', ['rash']],
  ]);
});
