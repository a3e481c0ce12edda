import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../database/connection';
import { idempotencyKey } from '../database/schema';
import { lockOpenSession } from '../accounts/sessions.repository';
import { conflict, unauthorized } from './errors';
import { serverText } from './serverText';

/** A command that must not happen twice: who gave it, what it is, the key that a repetition carries too, and what it says. */
export interface Once {
  accountId: number;
  /** Of the session that it came with; undefined where it needs none. */
  tokenHash: string | undefined;
  operation: string;
  /** Undefined where the client sent none: then every command is a new one. */
  key: string | undefined;
  /** Of all that the command says: the same key with another one is a mistake of the client's, not a repetition. */
  fingerprint: string;
}

/** What a command says, as a few characters: its parameters, its body and its files. */
export function fingerprintOf(parts: unknown, files: { name: string; bytes: Buffer }[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const { name, bytes } of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  return hash.digest('base64url');
}

/** Thrown inside a transaction whose command another transaction has already carried out. */
class AlreadyDone extends Error {
  constructor(readonly recordId: number) {
    super('already done');
  }
}

/**
 * Carries out a command that creates a record, in one transaction, and answers the record's id; repeated with the same key, the
 * first one's id. Throws 409 where the key came with another command.
 */
export const createOnce = (db: Database, once: Once, work: (tx: Executor) => Promise<number>): Promise<number> =>
  runOnce(db, once, () => db.transaction((tx) => recordOnce(tx, once, () => work(tx))));

/** The same for a command whose transaction is part of more, such as storing files: `run` calls {@link recordOnce} within it. */
export async function runOnce(db: Executor, once: Once, run: () => Promise<number>): Promise<number> {
  const earlier = await recordOf(db, once);
  if (earlier !== undefined) {
    await requireSession(db, once);
    return earlier;
  }
  try {
    return await run();
  } catch (error) {
    if (error instanceof AlreadyDone) return error.recordId;
    throw error;
  }
}

/** An upload takes long enough for its session to end meanwhile; one that is open now stays so until the transaction ends. Throws 401. */
export async function requireSession(db: Executor, { tokenHash }: Pick<Once, 'tokenHash'>): Promise<void> {
  if (tokenHash !== undefined && !(await lockOpenSession(db, tokenHash))) throw unauthorized();
}

/** Takes the key, then inserts; throws 401 where the session has ended since the command came. A second transaction with the key waits here until the first has ended, and then gives up its own. */
export async function recordOnce(tx: Executor, once: Once, insert: () => Promise<number>): Promise<number> {
  await requireSession(tx, once);
  const { accountId, operation, key, fingerprint } = once;
  if (!key) return insert();
  const taken = await tx
    .insert(idempotencyKey)
    .values({ accountId, operation, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (taken.length === 0) throw new AlreadyDone((await recordOf(tx, once))!);
  const recordId = await insert();
  await tx.update(idempotencyKey).set({ recordId }).where(matches(once));
  return recordId;
}

async function recordOf(db: Executor, once: Once): Promise<number | undefined> {
  if (!once.key) return undefined;
  const [row] = await db.select().from(idempotencyKey).where(matches(once));
  // A key from before there were fingerprints has none.
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
