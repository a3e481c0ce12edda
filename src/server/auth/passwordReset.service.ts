import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SignIn } from '../../contract/auth';
import { isPassword } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import { account, passwordToken } from '../database/schema';
import { sendPasswordLink } from '../mail/passwordLinks';
import { brokenRule, HttpError } from '../support/errors';
import { countAttempt, forgiveAttempts } from './attempts';
import { authText } from './authText';
import { hashPassword } from './passwords';
import { signedInUser } from './profile.service';
import { closeSessionsOf, hashToken, openSession } from './session.service';

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

const linkIsUsed = () => new HttpError(422, authText.linkUsed, [{ field: 'token', message: authText.linkUsed }]);

/** The link of a token that is neither used nor expired. */
const usable = (token: string) =>
  and(
    eq(passwordToken.tokenHash, hashToken(token)),
    isNull(passwordToken.usedAt),
    gt(passwordToken.expiresAt, new Date()),
  );

/**
 * Whether a link can still set a password; it stays as it was. Throws 422 where it was used, has expired or its account is no longer
 * active, and 429 after too many tries: counted per link and per address, since a guess of a token would be a guess of an account.
 */
export async function checkPasswordLink(context: Context, token: string, address: string): Promise<null> {
  await countAttempt(context.pool, 'reset', hashToken(token), address);
  const [found] = await context.db
    .select({ id: account.id })
    .from(passwordToken)
    .innerJoin(account, eq(account.id, passwordToken.accountId))
    .where(and(usable(token), eq(account.active, true)));
  if (!found) throw linkIsUsed();
  await forgiveAttempts(context.pool, 'reset', hashToken(token), address);
  return null;
}

/**
 * Sets a password with the token of a link, which works once, and opens a session. All the account's other sessions and links end.
 * Throws 422 for a weak password and for a link that was used or has expired, and 429 as {@link checkPasswordLink}.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<SignIn> {
  if (!isPassword(password)) throw brokenRule([{ field: 'password', message: rulesText.password }]);
  // Before the password is hashed: a made-up token must not cost a core's 20 ms.
  await checkPasswordLink(context, token, address);
  const passwordHash = await hashPassword(password);
  const opened = await context.db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordToken)
      .set({ usedAt: new Date() })
      .where(usable(token))
      .returning({ accountId: passwordToken.accountId });
    const changed =
      used &&
      (await tx
        .update(account)
        .set({ passwordHash })
        .where(and(eq(account.id, used.accountId), eq(account.active, true)))
        .returning({ id: account.id }));
    if (!used || !changed?.[0]) throw linkIsUsed();
    await tx
      .update(passwordToken)
      .set({ usedAt: new Date() })
      .where(and(eq(passwordToken.accountId, used.accountId), isNull(passwordToken.usedAt)));
    await closeSessionsOf(tx, used.accountId);
    return { id: used.accountId, token: await openSession(tx, used.accountId) };
  });
  return { token: opened.token, user: await signedInUser(context, opened.id) };
}
