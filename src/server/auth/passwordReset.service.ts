import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isPassword } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import { account, passwordToken } from '../database/schema';
import { sendPasswordLink } from '../mail/passwordLinks';
import { brokenRule, HttpError } from '../support/errors';
import { countAttempt } from './attempts';
import { authText } from './authText';
import { hashPassword } from './passwords';
import { closeSessionsOf, hashToken } from './session.service';

/** Mails a recovery link where the account exists; the answer does not tell. Throws 429 after too many requests. */
export async function forgotPassword(context: Context, username: string, address: string): Promise<null> {
  await countAttempt(context.pool, 'forgot', username, address);
  const [found] = await context.db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(and(eq(sql`lower(${account.username})`, username.trim().toLowerCase()), eq(account.active, true)));
  if (found) await context.db.transaction((tx) => sendPasswordLink(context, tx, found, 'recovery'));
  return null;
}

/**
 * Sets a password with the token of a link, which works once. All the account's sessions and other links end.
 * Throws 422 for a weak password and for a link that was used or has expired.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<null> {
  if (!isPassword(password)) throw brokenRule([{ field: 'password', message: rulesText.password }]);
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordToken)
      .set({ usedAt: new Date() })
      .where(
        and(
          eq(passwordToken.tokenHash, hashToken(token)),
          isNull(passwordToken.usedAt),
          gt(passwordToken.expiresAt, new Date()),
        ),
      )
      .returning({ accountId: passwordToken.accountId });
    const changed =
      used &&
      (await tx
        .update(account)
        .set({ passwordHash })
        .where(and(eq(account.id, used.accountId), eq(account.active, true)))
        .returning({ username: account.username }));
    if (!used || !changed?.[0])
      throw new HttpError(422, authText.linkUsed, [{ field: 'token', message: authText.linkUsed }]);
    await tx
      .update(passwordToken)
      .set({ usedAt: new Date() })
      .where(and(eq(passwordToken.accountId, used.accountId), isNull(passwordToken.usedAt)));
    await closeSessionsOf(tx, used.accountId);
  });
  return null;
}
