import { Outlet } from 'react-router';
import { LoginGate } from '../features/auth/gate/login-gate.tsx';
import { QueryScope } from './query-scope.tsx';

/** The screens that need an account are its children. */
export function Gated() {
  return (
    <LoginGate>
      <QueryScope>
        <Outlet />
      </QueryScope>
    </LoginGate>
  );
}
