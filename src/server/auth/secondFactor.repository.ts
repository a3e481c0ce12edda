import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { account, recoveryCode } from '../database/schema';

/** Stores a new secret if the second factor is off. Returns whether it was off. */
export async function storeSecret(db: Executor, accountId: number, totpSecret: string): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpSecret, totpStep: null })
    .where(and(eq(account.id, accountId), isNull(account.totpEnabledAt)))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Stores a time step if it is later than the last accepted one. Returns whether it was, because a code works once. */
export async function acceptStep(db: Executor, accountId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpStep: step })
    .where(and(eq(account.id, accountId), or(isNull(account.totpStep), lt(account.totpStep, step))))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Returns the hashes of an account's unused recovery codes. */
export async function unusedRecoveryCodes(db: Executor, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCode.codeHash })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Uses up a recovery code. Returns whether there was one. */
export async function consumeRecoveryCode(db: Executor, accountId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCode)
    .set({ usedAt: new Date() })
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ id: recoveryCode.accountId });
  return rows.length > 0;
}

/** Replaces an account's recovery codes; an empty list removes them. */
export async function replaceRecoveryCodes(tx: Executor, accountId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  if (hashes.length > 0) await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}
