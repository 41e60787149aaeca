import { Outlet } from 'react-router';
import { LoginGate } from '../features/auth/gate/login-gate.tsx';

/** The screens that need an account are its children. */
export function Gated() {
  return (
    <LoginGate>
      <Outlet />
    </LoginGate>
  );
}
