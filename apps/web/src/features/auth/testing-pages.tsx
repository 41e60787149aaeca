import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';

interface Place {
  pathname: string;
  search?: string;
  hash?: string;
  state?: unknown;
}

/** Shows a page at its address; anywhere else the address and its state are shown. */
export function open(pages: Record<string, ReactNode>, at: Place) {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return router;
}

function Elsewhere() {
  const { pathname, search, state } = useLocation() as Place;
  return <p data-testid="elsewhere">{JSON.stringify({ at: pathname + search, state })}</p>;
}
