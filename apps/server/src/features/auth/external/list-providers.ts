import type { Provider } from './provider.ts';

/** What the page needs to send a person there. One that cannot be reached has no address to go to. */
export async function listProviders(provider: Provider | null) {
  if (!provider) return { providers: [present('Google', null, null)] };
  const found = await provider.discover().catch(() => null);
  const address = found?.serverMetadata().authorization_endpoint ?? null;
  return { providers: [present(provider.name, address, provider.clientId)] };
}

/** The id is the specification's, whoever the provider is. */
const present = (name: string, address: string | null, clientId: string | null) => ({
  id: 'google',
  name,
  configured: clientId !== null,
  authorize_url: address,
  client_id: clientId,
});
