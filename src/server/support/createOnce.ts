import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../database/connection';
import { idempotencyKey } from '../database/schema';
import { lockOpenSession } from '../accounts/sessions.repository';
import { conflict, unauthorized } from './errors';
import { serverText } from './serverText';

/** A command that must not run twice: its caller, its operation, the key that a repetition repeats, and its content. */
export interface Once {
  accountId: number;
  /** Session of the command; undefined if the operation needs none. */
  tokenHash: string | undefined;
  operation: string;
  /** Undefined if the client sent no key: then every command counts as new. */
  key: string | undefined;
  /**
   * Hash of the command's content. The same key with different content is a mistake of the client, not a repetition.
   */
  fingerprint: string;
}

/** Returns a hash of a command's parameters, body and files. */
export function fingerprintOf(parts: unknown, files: { name: string; bytes: Buffer }[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const { name, bytes } of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  return hash.digest('base64url');
}

/** Thrown inside a transaction if another transaction has already carried out its command. */
class AlreadyDone extends Error {
  constructor(readonly recordId: number) {
    super('already done');
  }
}

/**
 * Carries out a command that creates a record, in one transaction, and returns the record's id. A repetition with the
 * same key returns the first record's id. Throws 409 if the key was used with a different command.
 */
export const createOnce = (db: Database, once: Once, work: (tx: Executor) => Promise<number>): Promise<number> =>
  runOnce(db, once, () => db.transaction((tx) => recordOnce(tx, once, () => work(tx))));

/**
 * Like {@link createOnce}, for a command whose transaction is part of a larger operation, such as storing files: `command`
 * calls {@link recordOnce} within the transaction.
 */
export async function runOnce(db: Executor, once: Once, command: () => Promise<number>): Promise<number> {
  const existingId = await recordOf(db, once);
  if (existingId !== undefined) {
    await requireSession(db, once);
    return existingId;
  }
  try {
    return await command();
  } catch (error) {
    if (error instanceof AlreadyDone) return error.recordId;
    throw error;
  }
}

/**
 * Throws 401 if the session has ended, which can happen during a long upload. An open session stays open until the
 * transaction ends.
 */
export async function requireSession(db: Executor, { tokenHash }: Pick<Once, 'tokenHash'>): Promise<void> {
  if (tokenHash !== undefined && !(await lockOpenSession(db, tokenHash))) throw unauthorized();
}

/**
 * Claims the key, then inserts. Throws 401 if the session has ended since the command arrived. A second transaction
 * with the same key waits here until the first has ended, and then rolls back.
 */
export async function recordOnce(tx: Executor, once: Once, insert: () => Promise<number>): Promise<number> {
  await requireSession(tx, once);
  const { accountId, operation, key, fingerprint } = once;
  if (!key) return insert();
  const inserted = await tx
    .insert(idempotencyKey)
    .values({ accountId, operation, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (inserted.length === 0) throw new AlreadyDone((await recordOf(tx, once))!);
  const recordId = await insert();
  await tx.update(idempotencyKey).set({ recordId }).where(matches(once));
  return recordId;
}

async function recordOf(db: Executor, once: Once): Promise<number | undefined> {
  if (!once.key) return undefined;
  const [row] = await db.select().from(idempotencyKey).where(matches(once));
  // Keys stored before fingerprints existed have none.
  if (row?.fingerprint && row.fingerprint !== once.fingerprint)
    throw conflict(serverText.otherCommand, 'idempotency-key');
  return row?.recordId ?? undefined;
}

const matches = ({ accountId, operation, key }: Once) =>
  and(
    eq(idempotencyKey.accountId, accountId),
    eq(idempotencyKey.operation, operation),
    eq(idempotencyKey.key, key ?? ''),
  );
