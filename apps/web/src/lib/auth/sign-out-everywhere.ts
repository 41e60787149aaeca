import { call } from '../api.ts';
import { signOut } from './sign-out.ts';

/** The other devices first: this one's session is what asks for it. */
export async function signOutEverywhere(): Promise<void> {
  const { devices } = await call('devices');
  const others = devices.filter(({ current }) => !current);
  await Promise.all(others.map(({ id }) => call('endDevice', { params: { id } })));
  await signOut();
}
