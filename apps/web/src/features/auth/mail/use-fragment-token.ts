import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a mail's link, from `#token=…`: a fragment is sent to no server and no log. It is taken out of the
 * address at once, so that neither history nor a shared screen keeps it.
 */
export function useFragmentToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const arrived = tokenIn(hash);
  const [token, setToken] = useState(arrived);
  if (arrived !== null && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived !== null) void navigate(pathname, { replace: true });
  }, [arrived, pathname, navigate]);
  return token;
}

export const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
