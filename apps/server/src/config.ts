import path from 'node:path';
import { z } from 'zod';

/** A wrong environment: one line that names the variable and what it takes, never its value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

interface About {
  /** Ends the sentence "PORT takes …". */
  takes: string;
  /** What an unset variable means, for the README. */
  default: string;
  meaning: string;
}

const notes = z.registry<About>();

const about = <S extends z.ZodType>(
  schema: S,
  takes: string,
  preset: string,
  meaning: string,
): S => {
  notes.add(schema, { takes, default: preset, meaning });
  return schema;
};

const urlOf = (protocol: RegExp) => z.url({ protocol, normalize: false });
const WEB = /^https?$/;
const KEY_TAKES = '32 random bytes as base64 or 64 hexadecimal digits (openssl rand -base64 32)';

/** 32 bytes as 64 hexadecimal digits or as base64, in either alphabet. Undefined for anything else. */
export const parseKey = (text: string): Buffer | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
};

const key = () =>
  z
    .string()
    .refine((text) => parseKey(text) !== undefined)
    .transform((text) => parseKey(text) as Buffer)
    .optional();

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = {
  HOST: about(
    z.union([z.hostname(), z.ipv4(), z.ipv6()]).default('127.0.0.1'),
    'a host name or address',
    '127.0.0.1',
    'Address to listen on; 0.0.0.0 for every network.',
  ),
  PORT: about(
    z.coerce.number().int().min(0).max(65_535).default(3000),
    'a number from 0 to 65535',
    '3000',
    'Port to listen on; 0 takes a free one.',
  ),
  PUBLIC_URL: about(
    urlOf(WEB).optional(),
    'an http or https address',
    'http://localhost:PORT',
    'Address people use to reach this server; goes into mails and redirects.',
  ),
  DATA_DIR: about(
    z
      .string()
      .default('./data')
      .transform((dir) => path.resolve(dir)),
    'a directory',
    './data',
    'Everything stored on this machine: database, keys, outgoing mail. Relative to the working directory.',
  ),
  DATABASE_URL: about(
    urlOf(/^postgres(ql)?$/).optional(),
    'a postgres:// address',
    'embedded PostgreSQL in DATA_DIR',
    'PostgreSQL 15 or later to use instead of the embedded one.',
  ),
  ENCRYPTION_KEY: about(
    key(),
    KEY_TAKES,
    'generated once into DATA_DIR/keys',
    'Encrypts what people entered. Lost with it: everything stored.',
  ),
  TOKEN_KEY: about(
    key(),
    KEY_TAKES,
    'generated once into DATA_DIR/keys',
    'Signs access tokens; a new one signs everybody out.',
  ),
  RATE_LIMIT: about(
    z
      .enum(['on', 'off'])
      .default('on')
      .transform((text) => text === 'on'),
    'on or off',
    'on',
    'Limits requests per person and network.',
  ),
  SMTP_URL: about(
    urlOf(/^smtps?$/).optional(),
    'an smtp:// or smtps:// address',
    'mail is written to DATA_DIR/outbox',
    'Server that sends mail.',
  ),
  OIDC_ISSUER: about(
    urlOf(WEB).optional(),
    'an http or https address, together with OIDC_CLIENT_ID',
    'no external sign-in',
    'OpenID Connect identity provider.',
  ),
  OIDC_CLIENT_ID: about(
    z.string().optional(),
    'the client id, together with OIDC_ISSUER',
    'no external sign-in',
    'Name of this server at the identity provider.',
  ),
  OIDC_CLIENT_SECRET: about(
    z.string().optional(),
    'the client secret, together with OIDC_ISSUER',
    'none',
    'Secret shared with the identity provider, if it gave one.',
  ),
  REGION: about(
    z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((code) => code.toUpperCase())
      .optional(),
    'a two-letter country code',
    'unknown',
    'Country whose emergency numbers are shown when a person told none.',
  ),
  CARE_FINDER_URL: about(
    urlOf(WEB).optional(),
    'an http or https address',
    'no link',
    'Page that helps people find care nearby.',
  ),
  ADMIN_EMAILS: about(
    z.string().default('').transform(emailList).pipe(z.array(z.email())),
    'mail addresses separated by commas',
    'nobody',
    'Who gets the clinician role once the address is verified.',
  ),
  LOG_LEVEL: about(
    z.enum(LOG_LEVELS).default('info'),
    `one of ${LOG_LEVELS.join(', ')}`,
    'info',
    'The least important lines to log.',
  ),
} satisfies Record<string, z.ZodType>;

function emailList(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== '');
}

/** The environment as a table, against which the README is checked. */
export const configTable: readonly { name: string; default: string; meaning: string }[] =
  Object.entries(variables).map(([name, schema]) => ({
    name,
    default: notes.get(schema)?.default ?? '',
    meaning: notes.get(schema)?.meaning ?? '',
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
  [...new Set(names)]
    .map((name) => `${name} takes ${notes.get(variables[name as keyof typeof variables])?.takes}`)
    .join('; ');
