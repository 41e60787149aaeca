import { call } from '../api.ts';
import { attempt } from './attempt.ts';

/** The answer is the same whether there is such an account or not. */
export const sendReset = (email: string): Promise<void> =>
  attempt('Password reset failed', async () => {
    await call('sendReset', { body: { email } });
  });
