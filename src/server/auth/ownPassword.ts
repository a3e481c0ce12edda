import { findAccount } from '../accounts/accounts.service';
import { passwordMatches } from '../accounts/passwords.service';
import type { Context } from '../context';
import type { SessionUser } from '../policies/actor';
import { brokenRule } from '../support/errors';
import { authText } from './authText';

/**
 * Requires the password again before an action reserved for the owner: a stranger at an open session must neither
 * perform the action nor guess the password through it. Throws 422 at `field` if it is wrong, and 429.
 */
export async function requireOwnPassword(
  context: Context,
  user: SessionUser,
  address: string,
  password: string | undefined,
  field: string,
): Promise<void> {
  const attempt = await context.attempts.begin('password', { username: user.username, address });
  const stored = await findAccount(context.db, { id: user.id });
  if (!(await passwordMatches(password ?? '', stored?.passwordHash))) {
    await attempt.failed();
    throw brokenRule([{ field, message: authText.wrongPassword }]);
  }
  await attempt.succeeded();
}
