import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { CauseEntry } from './cause-entry.tsx';

afterEach(cleanup);

test('leads to the entry in a tab of its own, so that the result stays', () => {
  render(
    <MemoryRouter>
      <CauseEntry id="heart-attack" />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /^Everything Yarrow knows of it/ });
  expect(link.getAttribute('href')).toBe('/knowledge/conditions/heart-attack');
  expect(link.getAttribute('target')).toBe('_blank');
});
