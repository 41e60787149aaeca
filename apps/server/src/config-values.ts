import { isIP } from 'node:net';
import { z } from 'zod';

/* The kinds of values that variables of the environment take. */

export const urlOf = (protocol: RegExp) => z.url({ protocol, normalize: false });
export const WEB = /^https?$/;

/** 32 bytes as 64 hexadecimal digits or as base64, in either alphabet. Undefined for anything else. */
export const parseKey = (text: string): Buffer | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
};

export const KEY_TAKES =
  '32 random bytes as base64 or 64 hexadecimal digits (openssl rand -base64 32)';
export const key = () =>
  z
    .string()
    .refine((text) => parseKey(text) !== undefined)
    .transform((text) => parseKey(text) as Buffer)
    .optional();

export const onOff = () => z.enum(['on', 'off']).transform((text) => text === 'on');

export const emails = () =>
  z
    .string()
    .transform((text) => listOf(text.toLowerCase()))
    .pipe(z.array(z.email()));

/** Whose word about the client's address counts: nobody's, that of so many proxies in a row, or of these networks. */
export type TrustProxy = false | number | string[];

/** Undefined for what is none of these. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'off') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_PROXIES ? hops : undefined;
  }
  const networks = listOf(text);
  return networks.length > 0 && networks.every(isNetwork) ? networks : undefined;
}

export const TRUST_PROXY_TAKES =
  'off, the number of proxies in front (1 to 10), or their addresses and networks (10.0.0.0/8) separated by commas';
export const trustProxy = () =>
  z
    .string()
    .refine((text) => parseTrustProxy(text) !== undefined)
    .transform((text) => parseTrustProxy(text) as TrustProxy);

const MOST_PROXIES = 10;

/** A /0 would be everybody, so that everybody could say to be anybody. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
