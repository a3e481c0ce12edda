import { setTimeout as sleep } from 'node:timers/promises';
import type { SignIn } from '../../contract/auth';
import { mailSecurityChange } from '../accounts/accountMails.service';
import { findAccount, hasOwnPassword, saveAccount, type AccountRecord } from '../accounts/accounts.service';
import { ownerOfLink, sendPasswordLink, consumeLink } from '../accounts/passwordLinks.service';
import { hashPassword, requireGoodPassword } from '../accounts/passwords.service';
import { closeSessionsOf, hashToken } from '../accounts/session.service';
import type { Context } from '../context';
import type { RequestClient } from '../plugins/operationTypes';
import { HttpError } from '../support/errors';
import { authText } from './authText';
import { signIn } from './login.service';

/**
 * Milliseconds that a request for a link takes, whether or not the account exists; the work itself takes a fraction of
 * it.
 */
const forgotMs = 250;

/**
 * Mails a recovery link if the account exists; neither the response nor its time reveals whether it does. Throws 429
 * after too many requests.
 */
export async function forgotPassword(context: Context, username: string, address: string): Promise<null> {
  await context.attempts.count('forgot', { username, address });
  await Promise.all([sleep(forgotMs), sendRecovery(context, username)]);
  return null;
}

async function sendRecovery(context: Context, username: string): Promise<void> {
  const account = await findAccount(context.db, { username, active: true });
  if (account) await context.db.transaction((tx) => sendPasswordLink(context, tx, account, 'recovery'));
}

const linkIsUsed = () => new HttpError(422, authText.linkUsed, [{ field: 'token', message: authText.linkUsed }]);

/**
 * Checks whether a link can still set a password, without using it. Throws 422 if it is used or expired or its account
 * is no longer active, and 429 after too many invalid links from one address.
 */
export async function checkPasswordLink(context: Context, token: string, address: string): Promise<null> {
  await requireOwner(context, token, address);
  return null;
}

async function requireOwner(context: Context, token: string, address: string): Promise<AccountRecord> {
  const attempt = await context.attempts.begin('reset', { username: hashToken(token), address });
  const owner = await ownerOfLink(context.db, token);
  if (!owner) {
    await attempt.failed();
    throw linkIsUsed();
  }
  await attempt.succeeded();
  return owner;
}

/**
 * Sets a password with the token of a link, which works once, and signs its owner in. Returns null if the account has a
 * second factor, because a mail does not prove that factor. Ends all other sessions and links of the account, and mails
 * its owner. Throws 422 for a link like {@link checkPasswordLink} and for a weak password, and 429.
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
  client: RequestClient,
): Promise<SignIn | null> {
  // Hashing is expensive, so only a valid link triggers it.
  const owner = await requireOwner(context, token, client.address);
  await requireGoodPassword(password, owner.username);
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    if (!(await consumeLink(tx, owner, token))) throw linkIsUsed();
    await saveAccount(tx, owner.id, { passwordHash, passwordExpiresAt: null });
    await closeSessionsOf(tx, owner.id);
    // The first password that the owner chooses needs no warning mail.
    if (hasOwnPassword(owner)) await mailSecurityChange(context, tx, owner.username, 'passwordChanged');
  });
  await context.attempts.clearFailedSignIns(owner.username);
  return owner.totpEnabledAt ? null : signIn(context, owner.id, client, 'link');
}
