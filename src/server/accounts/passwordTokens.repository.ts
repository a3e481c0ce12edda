import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { account, passwordToken } from '../database/schema';
import type { AccountRecord } from './accounts.repository';

/** Condition for a link that is neither used nor expired. */
const isUsable = (tokenHash: string) =>
  and(eq(passwordToken.tokenHash, tokenHash), isNull(passwordToken.usedAt), gt(passwordToken.expiresAt, new Date()));

export async function insertTokens(tx: Executor, tokens: (typeof passwordToken.$inferInsert)[]): Promise<void> {
  await tx.insert(passwordToken).values(tokens);
}

/** Returns the active account whose password a link may set; undefined if the link is used, expired or unknown. */
export async function findTokenOwner(db: Executor, tokenHash: string): Promise<AccountRecord | undefined> {
  const [row] = await db
    .select({ owner: account })
    .from(passwordToken)
    .innerJoin(account, and(eq(account.id, passwordToken.accountId), eq(account.active, true)))
    .where(isUsable(tokenHash));
  return row?.owner;
}

/** Uses up a link. Returns whether it was usable: of two concurrent uses only one succeeds. */
export async function consumeToken(tx: Executor, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .update(passwordToken)
    .set({ usedAt: new Date() })
    .where(isUsable(tokenHash))
    .returning({ accountId: passwordToken.accountId });
  return rows.length > 0;
}

/** Uses up all remaining links of an account. */
export async function spendTokensOf(tx: Executor, accountId: number): Promise<void> {
  await tx
    .update(passwordToken)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordToken.accountId, accountId), isNull(passwordToken.usedAt)));
}

export async function removeTokensOf(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(passwordToken).where(eq(passwordToken.accountId, accountId));
}
