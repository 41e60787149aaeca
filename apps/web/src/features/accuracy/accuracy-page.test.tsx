import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccuracyPage } from './accuracy-page.tsx';
import { FIGURES, inWords, measureOf, TOPICS } from './measures.ts';

afterEach(cleanup);

test('the limits come before the figures', () => {
  render(<AccuracyPage />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings[0]).toBe('What these figures cannot tell');
  expect(headings).toContain('Does it find the cause?');
});

test('every figure is shown with its interval and its counts', () => {
  render(<AccuracyPage />);
  const shown = TOPICS.flatMap(({ measures }) => measures);
  expect(shown.map(({ id }) => id).toSorted()).toEqual(
    FIGURES.measures.map(({ id }) => id).toSorted(),
  );
  for (const { id } of shown) {
    expect(screen.getAllByText(inWords(measureOf(id))).length).toBeGreaterThan(0);
  }
});

test('the versions that made the figures are named', () => {
  const { container } = render(<AccuracyPage />);
  expect(container.textContent).toContain(
    `engine ${FIGURES.engine} and knowledge ${FIGURES.knowledge}`,
  );
});

test('a figure in words', () => {
  const measure = { id: 'x', hits: 107, of: 140, low: 0.688, high: 0.827 };
  expect(inWords(measure)).toBe('76% (69% to 83%), 107 of 140');
});
