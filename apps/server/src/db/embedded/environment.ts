const PASSED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
];

/**
 * PostgreSQL needs little of our environment and must not see the rest: our keys and secrets are in
 * it, and so may be a stray PGDATA or PGPORT. LC_ALL=C keeps its messages in the English we read.
 */
export const serverEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', ...extra };
  for (const name of PASSED_ON) if (ambient[name]) env[name] = ambient[name];
  return env;
};

/** PG_ROOT_MODE=nobody: as root do without user namespaces. For tests and for odd machines. */
export const avoidsNamespaces = (): boolean => ambient['PG_ROOT_MODE'] === 'nobody';

// Handed on to a child or about this machine, not configuration of the app, which config.ts reads.
// oxlint-disable-next-line node/no-process-env
const ambient = process.env;
