import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conditionOnDevice, findingOnDevice, indexOnDevice } from '../../lib/engine/client.ts';
import { PATHS } from '../../lib/paths.ts';
import { ConditionPage } from './condition/condition-page.tsx';
import { FindingPage } from './finding/finding-page.tsx';
import { KnowledgePage } from './list/knowledge-page.tsx';
import { setSearchWords } from './list/search-words.ts';
import { A_CONDITION, A_FINDING, AN_INDEX } from './testing-entries.ts';

vi.mock('../../lib/engine/client.ts', () => ({
  indexOnDevice: vi.fn<typeof indexOnDevice>(),
  conditionOnDevice: vi.fn<typeof conditionOnDevice>(),
  findingOnDevice: vi.fn<typeof findingOnDevice>(),
}));

vi.mock('../../lib/engine/country-packs.ts', () => ({
  loadCountryPacks: () => Promise.resolve(() => ({ emergencyNumber: '1-1-9', linesFor: () => [] })),
}));

beforeEach(() => {
  setSearchWords('');
  vi.mocked(indexOnDevice).mockResolvedValue(AN_INDEX);
  vi.mocked(conditionOnDevice).mockResolvedValue(A_CONDITION);
  vi.mocked(findingOnDevice).mockResolvedValue(A_FINDING);
});
afterEach(cleanup);

function open(address: string): void {
  const router = createMemoryRouter(
    [
      { path: PATHS.knowledge, Component: KnowledgePage },
      { path: PATHS.knownCondition, Component: ConditionPage },
      { path: PATHS.knownFinding, Component: FindingPage },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('one letter at a time, of conditions or of symptoms', async () => {
  open('/knowledge');
  expect(await screen.findByRole('link', { name: 'Angina Within 24 hours' })).toBeTruthy();
  expect(screen.queryByText('Bronchitis')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'H' }));
  const attack = await screen.findByRole('link', { name: 'Heart attack Emergency' });
  expect(attack.getAttribute('href')).toBe('/knowledge/conditions/heart-attack');
  fireEvent.click(screen.getByRole('link', { name: 'Symptoms and circumstances' }));
  expect(await screen.findByRole('link', { name: 'A cold, clammy sweat' })).toBeTruthy();
});

test('the search says by which other name it found something, and keeps its words', async () => {
  open('/knowledge');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'chest' } });
  expect(await screen.findByText('Found: 1 condition, 1 symptom.')).toBeTruthy();
  expect(screen.getByText('also: chest cold')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Chest pain' }));
  fireEvent.click(await screen.findByRole('link', { name: 'What Yarrow knows' }));
  expect(await screen.findByDisplayValue('chest')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzzz' } });
  expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
});

test('a condition says how soon, with the source of every sentence and how it was known', async () => {
  open('/knowledge/conditions/heart-attack');
  expect(await screen.findByRole('heading', { level: 1, name: 'Heart attack' })).toBeTruthy();
  expect(screen.getByText('Also known as MI and myocardial infarction.')).toBeTruthy();
  const soon = await part('Get emergency help now');
  expect(soon.getByText(/Every minute counts/)).toBeTruthy();
  const call = await soon.findByRole('link', { name: 'Call 1-1-9' });
  expect(call.getAttribute('href'), 'the number of the country').toBe('tel:119');
  const warning = await part('Get help if you notice');
  expect(warning.getByRole('link', { name: 'Source 2' }).getAttribute('href')).toBe('#source-2');
  const sources = await part('Sources');
  expect(sources.getByText('Read for this entry.')).toBeTruthy();
  expect(sources.getByText(/^Written from memory/)).toBeTruthy();
});

test('what comes with it, of whom, and what makes it likelier', async () => {
  open('/knowledge/conditions/heart-attack');
  const findings = await part('What comes with it');
  expect(findings.getByText('about 9 in 10')).toBeTruthy();
  expect(findings.getByText('of these, about 6 in 10')).toBeTruthy();
  expect(findings.queryByText('Cough')).toBeNull();
  fireEvent.click(findings.getByRole('button', { name: 'Rarely or never (1)' }));
  expect(findings.getByText('about 2 in 100')).toBeTruthy();
  const more = await part('Who gets it more often');
  expect(more.getByRole('link', { name: 'smoking' })).toBeTruthy();
  expect(more.queryByText('being tall'), 'as often as without').toBeNull();
});

test('medicines are said to be unchecked, numbers to be estimated, the entry to be unreviewed', async () => {
  open('/knowledge/conditions/heart-attack');
  const own = await part('What you can do yourself');
  expect(own.getByText(/^Nobody has checked here whether these medicines suit you/)).toBeTruthy();
  const common = await part('How common it is');
  expect(common.getByText('1 in 260')).toBeTruthy();
  expect(common.getByText(/Our own estimate/)).toBeTruthy();
  const about = await part('About this entry');
  expect(about.getByText('Drafted with software; not reviewed by a clinician.')).toBeTruthy();
  expect(about.getByText('21 November 2026')).toBeTruthy();
  expect(about.getByText('abc123')).toBeTruthy();
});

test('a finding says what is asked, and lists its conditions a few at first', async () => {
  open('/knowledge/findings/to-arm');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pain into an arm' })).toBeTruthy();
  expect(screen.getByText('“Does the pain spread into an arm?”')).toBeTruthy();
  expect(screen.getByText('down my arm')).toBeTruthy();
  const listed = await part('Conditions that list it');
  expect(listed.getAllByRole('link')).toHaveLength(20);
  fireEvent.click(listed.getByRole('button', { name: 'Show all 23' }));
  expect(listed.getAllByRole('link')).toHaveLength(23);
});

test('an entry that is not there says so; what could not be loaded is tried again', async () => {
  vi.mocked(conditionOnDevice).mockResolvedValue(null);
  open('/knowledge/conditions/nothing');
  expect(await screen.findByRole('heading', { name: 'Not in what Yarrow knows' })).toBeTruthy();
  cleanup();
  vi.mocked(indexOnDevice).mockRejectedValueOnce(new Error('offline'));
  open('/knowledge');
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('searchbox')).toBeTruthy();
});
