import type { Static } from 'typebox';
import type { authOperations, SignIn } from '../../contract/auth';
import type { Role } from '../../contract/permissions';
import { findAccount } from '../accounts/accounts.service';
import { passwordMatches } from '../accounts/passwords.service';
import { openSession } from '../accounts/session.service';
import type { Context } from '../context';
import type { RequestClient } from '../plugins/operationTypes';
import { HttpError } from '../support/errors';
import { authText } from './authText';
import { deviceCookie, deviceOf, deviceSeconds, newDevice } from './knownDevice';
import { signedInUser } from './profile.service';
import { takeCode } from './secondFactor.service';

/**
 * Signs in a user of one type. Throws 401 with one message for an unknown account, a wrong password, another type and a
 * deactivated account; 401 by the field `code` where the password is right and the second factor is missing or wrong; and 429
 * after too many attempts.
 */
export async function login(
  context: Context,
  type: Role,
  { username, password, code }: Static<typeof authOperations.login.body>,
  client: RequestClient,
): Promise<SignIn> {
  const found = await findAccount(context.db, { username, type, active: true });
  const device = found && deviceOf(context, found.id, client.cookie(deviceCookie(found.id)));
  const attempt = await context.attempts.begin('login', { username, address: client.address, device });
  const refuse = async (message: string, errors?: { field: string; message: string }[]) => {
    await attempt.failed();
    context.log.warn({ account: username.trim().toLowerCase(), type, address: client.address }, 'A sign-in failed.');
    return new HttpError(401, message, errors);
  };
  if (!(await passwordMatches(password, found?.passwordHash)) || !found) throw await refuse(authText.loginFailed);
  if (found.totpEnabledAt && !code) {
    // The password was right: asking for the code is no failure.
    await attempt.succeeded();
    throw new HttpError(401, authText.codeNeeded, [{ field: 'code', message: authText.codeNeeded }]);
  }
  if (found.totpEnabledAt && !(await takeCode(context.db, found, code ?? '')))
    throw await refuse(authText.codeWrong, [{ field: 'code', message: authText.codeWrong }]);
  await attempt.succeeded();
  return signIn(context, found.id, client, found.totpEnabledAt ? 'password and code' : 'password');
}

/**
 * Opens a session for an account that has proved to be itself, on a device that is known from now on.
 * @param proof how it did, for the log.
 */
export async function signIn(
  context: Context,
  accountId: number,
  client: RequestClient,
  proof: 'password' | 'password and code' | 'link',
): Promise<SignIn> {
  context.log.info({ user: accountId, address: client.address, proof }, 'A sign-in.');
  const token = await openSession(context.db, accountId, client);
  client.setCookie(deviceCookie(accountId), newDevice(context, accountId), deviceSeconds);
  return { token, user: await signedInUser(context, accountId) };
}
