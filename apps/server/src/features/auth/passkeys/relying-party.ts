/** Whom a passkey is for: the host of PUBLIC_URL, and pages of that address alone. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return {
    naming: { rpName: 'Yarrow', rpID: hostname },
    expected: { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true },
  };
}
