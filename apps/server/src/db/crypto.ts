import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/*
 * Two layers: everything of an owner is sealed with the owner's own data key, and that key is stored
 * sealed with a key derived from ENCRYPTION_KEY. Erasing the small wrapped key erases it all, also
 * in every backup that is opened later without it.
 *
 * A sealed value: version (1 byte), nonce (12), ciphertext, authentication tag (16); AES-256-GCM.
 */

const VERSION = 1;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed value belongs. It opens nowhere else: not in another row, table or account. */
export interface Place {
  table: string;
  ownerId: string;
  id: string;
}

export class SealError extends Error {
  override name = 'SealError';
}

export interface Keyring {
  /** A fresh data key for an owner, as it is stored. */
  newWrappedKey(ownerId: string): Buffer;
  /** The owner's data key. */
  unwrap(ownerId: string, wrapped: Buffer): Buffer;
  /** What the directory is keyed by: says nothing of the name to whoever has no ENCRYPTION_KEY. */
  directoryKey(kind: DirectoryKind, name: string): Buffer;
}

export type DirectoryKind = 'email' | 'oidc' | 'passkey';

export const createKeyring = (masterKey: Buffer): Keyring => {
  requireKey(masterKey);
  // Own copy: the caller may wipe his. One wrapping key per owner, so that random nonces never run short.
  const master = Buffer.from(masterKey);
  const wrappingKey = (ownerId: string): Buffer =>
    Buffer.from(hkdfSync('sha256', master, ownerId, 'yarrow owner key 1', KEY_BYTES));
  const place = (ownerId: string): Place => ({ table: 'owners', ownerId, id: ownerId });
  const directory = Buffer.from(hkdfSync('sha256', master, '', 'yarrow directory 1', KEY_BYTES));
  return {
    directoryKey: (kind, name) =>
      createHmac('sha256', directory)
        .update(JSON.stringify([kind, name]))
        .digest(),
    newWrappedKey: (ownerId) =>
      encrypt(wrappingKey(ownerId), randomBytes(KEY_BYTES), place(ownerId)),
    unwrap: (ownerId, wrapped) => {
      const key = decrypt(wrappingKey(ownerId), wrapped, place(ownerId));
      requireKey(key);
      return key;
    },
  };
};

/** Seals any value that JSON can hold. */
export const seal = (dataKey: Buffer, value: unknown, place: Place): Buffer => {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined)
    throw new SealError(`nothing to seal for ${describe(place)}: the value has no JSON form`);
  return encrypt(dataKey, Buffer.from(json, 'utf8'), place);
};

export const open = (dataKey: Buffer, sealed: Buffer, place: Place): unknown =>
  JSON.parse(decrypt(dataKey, sealed, place).toString('utf8')) as unknown;

const encrypt = (key: Buffer, plain: Buffer, place: Place): Buffer => {
  requireKey(key);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    boundTo(place),
  );
  return Buffer.concat([
    Buffer.of(VERSION),
    nonce,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};

const decrypt = (key: Buffer, sealed: Buffer, place: Place): Buffer => {
  requireKey(key);
  if (sealed.length < 1 + NONCE_BYTES + TAG_BYTES)
    throw new SealError(`sealed value of ${describe(place)} is cut short`);
  if (sealed[0] !== VERSION)
    throw new SealError(`sealed value of ${describe(place)} has unknown version ${sealed[0]}`);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(boundTo(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (error) {
    throw new SealError(
      `cannot open ${describe(place)}: it was changed, belongs elsewhere, or ENCRYPTION_KEY is another`,
      {
        cause: error,
      },
    );
  }
};

/** As JSON, so that no two places can run together to the same bytes. */
const boundTo = ({ table, ownerId, id }: Place): Buffer =>
  Buffer.from(JSON.stringify([VERSION, table, ownerId, id]), 'utf8');

const describe = ({ table, ownerId, id }: Place): string => `${table} ${id} of owner ${ownerId}`;

const requireKey = (key: Buffer): void => {
  if (key.length !== KEY_BYTES)
    throw new SealError(`a key has ${KEY_BYTES} bytes, not ${key.length}`);
};
