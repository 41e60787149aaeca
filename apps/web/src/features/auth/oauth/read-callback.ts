import type { CodeExchange } from '../../../lib/auth/sign-in.ts';
import type { Flow } from './flow-storage.ts';

/** What came back and what was remembered, or the reason why they do not go together. */
export function readCallback(
  returned: URLSearchParams,
  { state, verifier, nonce }: Partial<Flow>,
  redirectUri: string,
): CodeExchange {
  const error = returned.get('error');
  if (error) {
    const description = returned.get('error_description');
    throw new Error(`OAuth error: ${error}${description ? ` – ${description}` : ''}`);
  }
  const code = returned.get('code');
  if (!code) throw new Error('No authorization code in callback URL');
  if (!state || !verifier)
    throw new Error(
      'Missing OAuth state or code verifier (check same-tab flow and matching origins)',
    );
  if (returned.get('state') !== state) throw new Error('OAuth state mismatch — possible CSRF');
  // Who answered, where the provider says so (RFC 9207): the server compares.
  const iss = returned.get('iss');
  const exchange = { code, code_verifier: verifier, redirect_uri: redirectUri, nonce: nonce ?? '' };
  return iss ? { ...exchange, iss } : exchange;
}
