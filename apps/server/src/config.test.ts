import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, configTable, loadConfig } from './config.ts';

const hex = 'ab'.repeat(32);

test('an empty environment is enough', () => {
  expect(loadConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    encryptionKey: undefined,
    tokenKey: undefined,
    rateLimit: true,
    trustProxy: false,
    smtpUrl: undefined,
    oidc: undefined,
    region: undefined,
    careFinderUrl: undefined,
    adminEmails: [],
    logLevel: 'info',
  });
});

test('empty and blank variables count as unset, and others are none of our business', () => {
  const blank = Object.fromEntries(configTable.map(({ name }) => [name, ' ']));
  expect(loadConfig({ ...blank, HOME: '', EDITOR: 'vi' })).toEqual(loadConfig({}));
});

test('every variable is read', () => {
  const config = loadConfig({
    HOST: '::',
    PORT: '8080',
    PUBLIC_URL: 'https://yarrow.example/',
    DATA_DIR: '/var/lib/yarrow',
    DATABASE_URL: 'postgresql://me:pw@db/yarrow?sslmode=require',
    ENCRYPTION_KEY: hex,
    TOKEN_KEY: Buffer.from(hex, 'hex').toString('base64'),
    RATE_LIMIT: 'off',
    TRUST_PROXY: ' 10.0.0.0/8, 2001:db8::1',
    SMTP_URL: 'smtps://mail.example:465',
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'yarrow',
    OIDC_CLIENT_SECRET: 'hush',
    REGION: 'de',
    CARE_FINDER_URL: 'https://care.example/find',
    ADMIN_EMAILS: ' Ada@Example.org, bob@example.org,',
    LOG_LEVEL: 'debug',
  });
  expect(config).toEqual({
    host: '::',
    port: 8080,
    publicUrl: 'https://yarrow.example',
    dataDir: path.resolve('/var/lib/yarrow'),
    databaseUrl: 'postgresql://me:pw@db/yarrow?sslmode=require',
    encryptionKey: Buffer.alloc(32, 0xab),
    tokenKey: Buffer.alloc(32, 0xab),
    rateLimit: false,
    trustProxy: ['10.0.0.0/8', '2001:db8::1'],
    smtpUrl: 'smtps://mail.example:465',
    oidc: { issuer: 'https://accounts.google.com', clientId: 'yarrow', clientSecret: 'hush' },
    region: 'DE',
    careFinderUrl: 'https://care.example/find',
    adminEmails: ['ada@example.org', 'bob@example.org'],
    logLevel: 'debug',
  });
});

test.each([
  ['HOST', 'not a host', 'a host name or address'],
  ['PORT', 'http', 'a number from 0 to 65535'],
  ['PORT', '65536', 'a number from 0 to 65535'],
  ['PORT', '-1', 'a number from 0 to 65535'],
  ['PUBLIC_URL', 'yarrow.example', 'an http or https address'],
  ['DATABASE_URL', 'mysql://db/yarrow', 'a postgres:// address'],
  ['ENCRYPTION_KEY', 'hunter2-hunter2', '32 random bytes as base64 or 64 hexadecimal digits'],
  ['TOKEN_KEY', hex.slice(2), '32 random bytes as base64 or 64 hexadecimal digits'],
  ['RATE_LIMIT', 'yes', 'on or off'],
  ['TRUST_PROXY', 'on', 'off, the number of proxies in front'],
  ['TRUST_PROXY', '0', 'off, the number of proxies in front'],
  ['TRUST_PROXY', '11', 'off, the number of proxies in front'],
  ['TRUST_PROXY', '10.0.0.0/0', 'off, the number of proxies in front'],
  ['TRUST_PROXY', '10.0.0.0/33', 'off, the number of proxies in front'],
  ['TRUST_PROXY', '10.0.0.1, proxy.example', 'off, the number of proxies in front'],
  ['TRUST_PROXY', ',', 'off, the number of proxies in front'],
  ['SMTP_URL', 'mail.example', 'an smtp:// or smtps:// address'],
  ['OIDC_ISSUER', 'accounts', 'an http or https address'],
  ['REGION', 'DEU', 'a two-letter country code'],
  ['CARE_FINDER_URL', 'javascript:alert(1)', 'an http or https address'],
  ['ADMIN_EMAILS', 'ada@example.org,bob', 'mail addresses separated by commas'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
])('%s=%s is refused in one line without repeating it', (name, value, takes) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(`${name} takes ${takes}`);
  expect(load).not.toThrow(/\n|hunter2/);
});

test('an identity provider needs an issuer and a client id', () => {
  expect(() => loadConfig({ OIDC_ISSUER: 'https://a.example' })).toThrow(/^OIDC_CLIENT_ID takes/);
  expect(() => loadConfig({ OIDC_CLIENT_ID: 'yarrow' })).toThrow(/^OIDC_ISSUER takes/);
  expect(() => loadConfig({ OIDC_CLIENT_SECRET: 'x' })).toThrow(/^OIDC_ISSUER takes/);
});

test('several wrong values are all named', () => {
  expect(() => loadConfig({ PORT: 'x', REGION: 'x' })).toThrow(/^PORT takes .*; REGION takes .*$/);
});

test('the table has a row for every variable, with words in each column', () => {
  const documented = [
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'ENCRYPTION_KEY',
    'TOKEN_KEY',
  ];
  documented.push(
    'RATE_LIMIT',
    'TRUST_PROXY',
    'SMTP_URL',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'REGION',
  );
  documented.push('CARE_FINDER_URL', 'ADMIN_EMAILS', 'LOG_LEVEL');
  expect(configTable.map(({ name }) => name)).toEqual(documented);
  for (const row of configTable) expect(Object.values(row).every((cell) => cell !== '')).toBe(true);
});

test.each(['HOST', 'PORT', 'DATA_DIR', 'RATE_LIMIT', 'TRUST_PROXY', 'LOG_LEVEL'])(
  'the default the table gives for %s is the one in force',
  (name) => {
    const row = configTable.find((candidate) => candidate.name === name);
    expect(loadConfig({ [name]: row?.default })).toEqual(loadConfig({}));
  },
);
