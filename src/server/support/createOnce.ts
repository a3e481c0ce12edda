import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { idempotencyKey } from '../database/schema';

/** A command that must not happen twice: who gave it, what it is, and the key that a repetition carries too. */
export interface OnceCommand {
  accountId: number;
  operation: string;
  key: string | undefined;
}

/** Thrown inside a transaction whose command another transaction has already carried out. */
class AlreadyDone extends Error {
  constructor(readonly recordId: number) {
    super('already done');
  }
}

/**
 * Carries out a command that creates a record, and answers the record's id; repeated with the same key, the first one's id.
 * @param work runs the transaction and, within it, {@link recordOnce}.
 */
export async function createOnce(db: Executor, command: OnceCommand, work: () => Promise<number>): Promise<number> {
  const earlier = await recordOf(db, command);
  if (earlier !== undefined) return earlier;
  try {
    return await work();
  } catch (error) {
    if (error instanceof AlreadyDone) return error.recordId;
    throw error;
  }
}

/** Takes the key, then inserts. A second transaction with the key waits here until the first has ended, and then gives up its own. */
export async function recordOnce(tx: Executor, command: OnceCommand, insert: () => Promise<number>): Promise<number> {
  const { accountId, operation, key } = command;
  if (!key) return insert();
  const taken = await tx
    .insert(idempotencyKey)
    .values({ accountId, operation, key })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (taken.length === 0) throw new AlreadyDone((await recordOf(tx, command))!);
  const recordId = await insert();
  await tx
    .update(idempotencyKey)
    .set({ recordId })
    .where(matches(accountId, operation, key));
  return recordId;
}

async function recordOf(db: Executor, { accountId, operation, key }: OnceCommand): Promise<number | undefined> {
  if (!key) return undefined;
  const [row] = await db
    .select({ recordId: idempotencyKey.recordId })
    .from(idempotencyKey)
    .where(matches(accountId, operation, key));
  return row?.recordId ?? undefined;
}

const matches = (accountId: number, operation: string, key: string) =>
  and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.operation, operation), eq(idempotencyKey.key, key));
