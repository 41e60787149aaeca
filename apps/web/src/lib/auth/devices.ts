import { call } from '../api.ts';

export type Device = Awaited<ReturnType<typeof listDevices>>[number];

/** Where this account is signed in: here first, then as lately used. */
export async function listDevices() {
  const { devices } = await call('devices');
  return devices.toSorted((a, b) => Number(b.current) - Number(a.current));
}

export async function endDevice(id: string): Promise<void> {
  await call('endDevice', { params: { id } });
}
