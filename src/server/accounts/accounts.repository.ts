import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/email';
import type { Role } from '../../contract/permissions';
import { singleRow } from '../database/singleRow';
import type { Executor } from '../database/connection';
import { account } from '../database/schema';

export type AccountRecord = typeof account.$inferSelect;
type AccountValues = Partial<typeof account.$inferInsert>;

/**
 * Identifies an account by its id or its e-mail and, if given, its type. The e-mail is read as people paste it; as
 * typed it finds the accounts from before the rule of addresses.
 */
export interface AccountKey {
  id?: number;
  username?: string;
  type?: Role;
  active?: boolean;
}

const matching = ({ id, username, type, active }: AccountKey) =>
  and(
    id === undefined ? undefined : eq(account.id, id),
    username === undefined
      ? undefined
      : inArray(sql`lower(${account.username})`, [emailKey(username), username.trim().toLowerCase()]),
    type === undefined ? undefined : eq(account.type, type),
    active === undefined ? undefined : eq(account.active, active),
  );

/** Order of accounts that had the same e-mail at different times: the active one first, then the latest. */
const presentFirst = [desc(account.active), desc(account.id)];

/** Returns one account; undefined if there is none. */
export async function findAccount(db: Executor, key: AccountKey): Promise<AccountRecord | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(matching(key))
    .orderBy(...presentFirst)
    .limit(1);
  return row;
}

/** Returns one account, locked until the transaction ends; undefined if there is none. */
export async function lockAccount(tx: Executor, key: AccountKey): Promise<AccountRecord | undefined> {
  const [row] = await tx
    .select()
    .from(account)
    .where(matching(key))
    .orderBy(...presentFirst)
    .limit(1)
    .for('update');
  return row;
}

/** Returns all accounts of a type, locked in a fixed order, so that concurrent callers do not deadlock. */
export const lockAccountsOf = (tx: Executor, type: Role): Promise<AccountRecord[]> =>
  tx.select().from(account).where(eq(account.type, type)).orderBy(asc(account.id)).for('update');

export async function insertAccount(
  db: Executor,
  values: AccountValues & { type: Role; username: string },
): Promise<AccountRecord> {
  return singleRow(await db.insert(account).values(values).returning());
}

export async function saveAccount(tx: Executor, id: number, values: AccountValues): Promise<AccountRecord> {
  return singleRow(await tx.update(account).set(values).where(eq(account.id, id)).returning());
}

/** Replaces a hash by a new hash of the same password, unless the password has changed meanwhile. */
export async function replaceHash(db: Executor, id: number, before: string, after: string): Promise<void> {
  await db
    .update(account)
    .set({ passwordHash: after })
    .where(and(eq(account.id, id), eq(account.passwordHash, before)));
}

/** Locks an active account against deactivation until the transaction ends. Returns whether there is one. */
export async function lockActiveAccount(tx: Executor, type: Role, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(matching({ id, type, active: true }))
    .for('share');
  return rows.length > 0;
}

/** Returns the latest deactivated account with an e-mail or, for clients, with a document entered by staff. */
export async function findFormer(
  db: Executor,
  { username, document }: { username?: string; document?: string | null },
): Promise<AccountRecord | undefined> {
  const byUsername = username === undefined ? sql`false` : eq(sql`lower(${account.username})`, username);
  const byDocument = document
    ? and(eq(account.type, 'client'), eq(account.document, document), eq(account.documentConfirmed, true))
    : undefined;
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.active, false), or(byUsername, byDocument)))
    .orderBy(desc(account.id))
    .limit(1);
  return row;
}

/** Returns a different client with the same document; clients whose document was entered by staff come first. */
export async function findNamesake(
  tx: Executor,
  document: string,
  username: string,
): Promise<Pick<AccountRecord, 'username' | 'documentConfirmed'> | undefined> {
  const [row] = await tx
    .select({ username: account.username, documentConfirmed: account.documentConfirmed })
    .from(account)
    .where(
      and(
        eq(account.type, 'client'),
        eq(account.document, document),
        sql`lower(${account.username}) <> ${username.toLowerCase()}`,
      ),
    )
    .orderBy(sql`${account.documentConfirmed} desc`)
    .limit(1);
  return row;
}
