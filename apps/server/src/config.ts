import { z } from 'zod';
import { notesOf, variables } from './config-variables.ts';

/** A wrong environment: one line that names the variable and what it takes, never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The environment as a table, against which the README is checked. */
export const configTable: readonly { name: string; default: string; meaning: string }[] =
  Object.keys(variables).map((name) => ({
    name,
    default: notesOf(name)?.default ?? '',
    meaning: notesOf(name)?.meaning ?? '',
  }));

const environment = z.object(variables);

/** Complete: everything the app knows of its environment. dataDir is absolute, region in capitals. */
export type Config = ReturnType<typeof loadConfig>;

/** Reads the environment. An empty or blank variable counts as unset. */
export const loadConfig = (env: Readonly<Record<string, string | undefined>> = process.env) => {
  const set = Object.entries(env).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success)
    throw new ConfigError(complain(parsed.error.issues.map((issue) => String(issue.path[0]))));
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    encryptionKey: values.ENCRYPTION_KEY,
    tokenKey: values.TOKEN_KEY,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    oidc: oidcOf(values),
    region: values.REGION,
    careFinderUrl: values.CARE_FINDER_URL,
    adminEmails: values.ADMIN_EMAILS,
    logLevel: values.LOG_LEVEL,
  };
};

const oidcOf = (values: z.output<typeof environment>) => {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = values;
  if (issuer !== undefined && clientId !== undefined) return { issuer, clientId, clientSecret };
  if (issuer !== undefined) throw new ConfigError(complain(['OIDC_CLIENT_ID']));
  if (clientId !== undefined || clientSecret !== undefined)
    throw new ConfigError(complain(['OIDC_ISSUER']));
  return undefined;
};

const complain = (names: string[]): string =>
  [...new Set(names)].map((name) => `${name} takes ${notesOf(name)?.takes}`).join('; ');
