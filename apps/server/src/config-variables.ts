import path from 'node:path';
import { z } from 'zod';
import {
  emails,
  key,
  KEY_TAKES,
  onOff,
  TRUST_PROXY_TAKES,
  trustProxy,
  urlOf,
  WEB,
} from './config-values.ts';

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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable of the environment that the server knows: what it takes, and what it is for. */
export const variables = {
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
    onOff().prefault('on'),
    'on or off',
    'on',
    'Limits requests per person and network.',
  ),
  TRUST_PROXY: about(
    trustProxy().prefault('off'),
    TRUST_PROXY_TAKES,
    'off',
    'Proxies whose X-Forwarded-For is believed: how many stand in front, or their addresses and networks.',
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
    emails().prefault(''),
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

/** What is said of a variable; undefined for one that is none of ours. */
export const notesOf = (name: string): About | undefined => {
  const schema = (variables as Record<string, z.ZodType>)[name];
  return schema && notes.get(schema);
};
