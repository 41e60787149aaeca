import { Outlet } from 'react-router';
import { QueryScope } from './query-scope.tsx';

/** The screens that anyone may open and that ask for data are its children. */
export function OpenScope() {
  return (
    <QueryScope>
      <Outlet />
    </QueryScope>
  );
}
