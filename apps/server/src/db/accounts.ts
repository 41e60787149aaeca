import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queries } from './connect.ts';
import { open, seal, type DirectoryKind, type Keyring } from './crypto.ts';
import { addressName, enter } from './directory.ts';
import { accounts, directory, owners } from './schema.ts';

/** What is sealed of an account. */
export interface AccountDetails {
  email: string;
  displayName: string | null;
  /** Null where the person signs in otherwise. */
  passwordHash: string | null;
}

export interface Account extends AccountDetails {
  id: string;
  verifiedAt: Date | null;
}

export interface AccountStore {
  /** A new owner with an account, or null where the address has one. */
  create: (tx: Queries, details: AccountDetails, at: Times) => Promise<Account | null>;
  find: (id: string) => Promise<Account | null>;
  /** Takes about the same time whether it finds anything or not. */
  findByEmail: (email: string) => Promise<Account | null>;
  findBy: (kind: DirectoryKind, name: string) => Promise<Account | null>;
  /** As it is, and nobody changes it before the transaction ends. */
  hold: (tx: Queries, id: string) => Promise<Account | null>;
  /** Changes some of it, in a transaction: nobody else changes it between reading and writing. */
  change: (tx: Queries, id: string, change: Change) => Promise<Account | null>;
}

type Change = (before: Account) => Partial<Omit<Account, 'id'>>;

interface Times {
  now: Date;
  verifiedAt: Date | null;
}

const placeOf = (ownerId: string) => ({ table: 'accounts', ownerId, id: ownerId });

export function createAccountStore(db: Db, keyring: Keyring): AccountStore {
  const columns = {
    id: accounts.ownerId,
    verifiedAt: accounts.verifiedAt,
    sealed: accounts.sealed,
    wrappedKey: owners.wrappedKey,
  };
  const read = ({ id, verifiedAt, sealed, wrappedKey }: Row): Account => {
    const details = open(keyring.unwrap(id, wrappedKey), sealed, placeOf(id)) as AccountDetails;
    return { id, verifiedAt, ...details };
  };
  const holdRow = async (tx: Queries, id: string): Promise<Row | undefined> => {
    // The owner first, as a deletion takes them: the other way round, the two could wait for each other.
    await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, id)).for('key share');
    const [row] = await tx
      .select(columns)
      .from(accounts)
      .innerJoin(owners, eq(owners.id, accounts.ownerId))
      .where(eq(accounts.ownerId, id))
      .for('update', { of: accounts });
    return row;
  };
  const nobody = nobodysRow(keyring);
  const findBy = async (kind: DirectoryKind, name: string): Promise<Account | null> => {
    const [row] = await db
      .select(columns)
      .from(directory)
      .innerJoin(accounts, eq(accounts.ownerId, directory.ownerId))
      .innerJoin(owners, eq(owners.id, directory.ownerId))
      .where(eq(directory.key, keyring.directoryKey(kind, name)));
    const account = read(row ?? nobody);
    return row ? account : null;
  };

  return {
    create: async (tx, details, { now, verifiedAt }) => {
      const id = uuidv7({ msecs: now.getTime() });
      const wrappedKey = keyring.newWrappedKey(id);
      await tx.insert(owners).values({ id, kind: 'account', createdAt: now, wrappedKey });
      if (!(await enter(tx, keyring, ['email', addressName(details.email)], id))) {
        await tx.delete(owners).where(eq(owners.id, id));
        return null;
      }
      const sealed = seal(keyring.unwrap(id, wrappedKey), details, placeOf(id));
      await tx.insert(accounts).values({ ownerId: id, createdAt: now, verifiedAt, sealed });
      return { id, verifiedAt, ...details };
    },

    find: async (id) => {
      const [row] = await db
        .select(columns)
        .from(accounts)
        .innerJoin(owners, eq(owners.id, accounts.ownerId))
        .where(eq(accounts.ownerId, id));
      return row ? read(row) : null;
    },

    findByEmail: (email) => findBy('email', addressName(email)),
    findBy,

    hold: async (tx, id) => {
      const row = await holdRow(tx, id);
      return row ? read(row) : null;
    },

    change: async (tx, id, change) => {
      const row = await holdRow(tx, id);
      if (!row) return null;
      const before = read(row);
      const changed = { ...before, ...change(before) };
      const { verifiedAt, email, displayName, passwordHash } = changed;
      const key = keyring.unwrap(id, row.wrappedKey);
      const sealed = seal(key, { email, displayName, passwordHash }, placeOf(id));
      await tx.update(accounts).set({ verifiedAt, sealed }).where(eq(accounts.ownerId, id));
      return changed;
    },
  };
}

interface Row {
  id: string;
  verifiedAt: Date | null;
  sealed: Buffer;
  wrappedKey: Buffer;
}

/** Opened where there is nothing to open, so that the time says as little as the answer. */
function nobodysRow(keyring: Keyring): Row {
  const id = uuidv7();
  const wrappedKey = keyring.newWrappedKey(id);
  const details: AccountDetails = { email: '', displayName: null, passwordHash: null };
  const sealed = seal(keyring.unwrap(id, wrappedKey), details, placeOf(id));
  return { id, verifiedAt: null, sealed, wrappedKey };
}
