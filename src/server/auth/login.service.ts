import { and, eq, sql } from 'drizzle-orm';
import type { SignIn } from '../../contract/auth';
import type { Role } from '../../contract/permissions';
import type { Context } from '../context';
import { account } from '../database/schema';
import { HttpError } from '../support/errors';
import { countAttempt, forgiveAttempts } from './attempts';
import { authText } from './authText';
import { passwordMatches } from './passwords';
import { signedInUser } from './profile.service';
import { openSession } from './session.service';

/**
 * Signs in a user of one type. Throws 401 with one message for an unknown account, a wrong password, another type and a
 * deactivated account, and 429 after too many attempts.
 */
export async function login(
  context: Context,
  type: Role,
  { username, password }: { username: string; password: string },
  address: string,
): Promise<SignIn> {
  await countAttempt(context.pool, 'login', username, address);
  const [found] = await context.db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(
      and(
        eq(sql`lower(${account.username})`, username.trim().toLowerCase()),
        eq(account.type, type),
        eq(account.active, true),
      ),
    );
  if (!(await passwordMatches(password, found?.passwordHash)) || !found) throw new HttpError(401, authText.loginFailed);
  await forgiveAttempts(context.pool, 'login', username, address);
  const token = await openSession(context.db, found.id);
  return { token, user: await signedInUser(context, found.id) };
}
