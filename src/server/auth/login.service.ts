import type { Static } from 'typebox';
import type { authOperations, SignIn } from '../../contract/auth';
import { emailKey } from '../../contract/email';
import type { Role } from '../../contract/permissions';
import { findAccount, replaceHash, type AccountRecord } from '../accounts/accounts.service';
import { hashPassword, isOutdated, passwordMatches } from '../accounts/passwords.service';
import { openSession } from '../accounts/session.service';
import type { Context } from '../context';
import type { RequestClient } from '../plugins/operationTypes';
import { HttpError } from '../support/errors';
import { authText } from './authText';
import { deviceCookie, deviceOf, rememberDevice } from './knownDevice';
import { signedInUser } from './profile.service';
import { countCode, acceptCode } from './secondFactor.service';

/**
 * Signs in a user of one type. Throws 401 with one message for an unknown account, a wrong password, another type and a
 * deactivated account; another 401 for a correct first password that has expired; 401 at the field `code` if the
 * password is correct and the second factor is missing or wrong; and 429 after too many attempts.
 */
export async function login(
  context: Context,
  type: Role,
  { username, password, code }: Static<typeof authOperations.login.body>,
  client: RequestClient,
): Promise<SignIn> {
  const account = await findAccount(context.db, { username, type, active: true });
  const device = account && deviceOf(context, account, client.cookie(deviceCookie(account.id)));
  const attempt = await context.attempts.begin('login', { username, address: client.address, device });
  const refuse = async (message: string, errors?: { field: string; message: string }[]) => {
    await attempt.failed();
    context.log.warn({ account: emailKey(username), type, address: client.address }, 'A sign-in failed.');
    return new HttpError(401, message, errors);
  };
  if (!(await passwordMatches(password, account?.passwordHash)) || !account) throw await refuse(authText.loginFailed);
  if (account.totpEnabledAt && !code) {
    // The password was correct, so this is not a failure, but the sign-in is not complete.
    await attempt.incomplete();
    throw new HttpError(401, authText.codeNeeded, [{ field: 'code', message: authText.codeNeeded }]);
  }
  if (account.totpEnabledAt && !(await countCode(context, account, () => acceptCode(context.db, account, code ?? ''))))
    throw await refuse(authText.codeWrong, [{ field: 'code', message: authText.codeWrong }]);
  if (account.passwordExpiresAt && account.passwordExpiresAt < new Date()) {
    await attempt.incomplete();
    throw new HttpError(401, authText.firstPasswordEnded);
  }
  await attempt.succeeded();
  await context.attempts.signedIn(account.id);
  await renewHash(context, account, password);
  return signIn(context, account.id, client, account.totpEnabledAt ? 'password and code' : 'password');
}

/** Replaces a hash with outdated parameters. Only a sign-in can do this, because it has the password. */
async function renewHash({ db }: Context, { id, passwordHash }: AccountRecord, password: string): Promise<void> {
  if (passwordHash && isOutdated(passwordHash)) await replaceHash(db, id, passwordHash, await hashPassword(password));
}

/**
 * Opens a session for an authenticated account, and makes its device known.
 * @param proof how the account was authenticated, for the log.
 */
export async function signIn(
  context: Context,
  accountId: number,
  client: RequestClient,
  proof: 'password' | 'password and code' | 'link',
): Promise<SignIn> {
  context.log.info({ user: accountId, address: client.address, proof }, 'A user signed in.');
  const token = await openSession(context.db, accountId, client);
  await rememberDevice(context, accountId, client);
  return { token, user: await signedInUser(context, accountId) };
}
