import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { account, recoveryCode } from '../database/schema';

/** Stores a new secret where the second factor is off; answers whether it was. */
export async function storeSecret(db: Executor, accountId: number, totpSecret: string): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpSecret, totpStep: null })
    .where(and(eq(account.id, accountId), isNull(account.totpEnabledAt)))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** Takes a time step where it is later than the last one taken; answers whether it was: a code works once. */
export async function takeStep(db: Executor, accountId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ totpStep: step })
    .where(and(eq(account.id, accountId), or(isNull(account.totpStep), lt(account.totpStep, step))))
    .returning({ id: account.id });
  return rows.length > 0;
}

/** The hashes of an account's recovery codes that are still to be used. */
export async function unusedRecoveryCodes(db: Executor, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCode.codeHash })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Uses a recovery code up; answers whether there was one. */
export async function takeRecoveryCode(db: Executor, accountId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCode)
    .set({ usedAt: new Date() })
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ id: recoveryCode.accountId });
  return rows.length > 0;
}

/** Replaces an account's recovery codes; by none, it has none left. */
export async function replaceRecoveryCodes(tx: Executor, accountId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  if (hashes.length > 0) await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}
