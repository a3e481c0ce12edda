import { and, count, eq, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { authOperations } from '../../contract/auth';
import { type SignedInUser } from '../../contract/auth';
import { passwordProblem } from '../../contract/passwords';
import { personProblems } from '../../contract/rules';
import { mailSecurityChange } from '../accounts/accountMails';
import { updateAccount } from '../accounts/accounts.service';
import { hashPassword } from '../accounts/passwords';
import { closeSessionsOf } from '../accounts/session.service';
import type { Context } from '../context';
import { account, contract, project } from '../database/schema';
import { brokenRule, notFound, requireRules } from '../support/errors';
import { serverText } from '../support/serverText';
import { holderOf, type SessionUser } from '../policies/actor';
import { requireOwnPassword } from './ownPassword';

/** The signed-in user as the contract shows it. Throws 404 where the account is gone. */
export async function signedInUser({ db, config }: Context, id: number): Promise<SignedInUser> {
  const [user] = await db.select().from(account).where(eq(account.id, id));
  if (!user) throw notFound();
  const [owned] = await db
    .select({ total: count() })
    .from(contract)
    .where(and(eq(contract.clientId, id), isNull(contract.endDate)));
  const [managed] = await db
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(eq(project.consortiumId, id));
  return {
    id,
    ...holderOf(config, user),
    username: user.username,
    name: user.name,
    last_name: user.lastName,
    document: user.document,
    phone_number: user.phoneNumber,
    address: user.address,
    properties_count: user.type === 'client' ? owned!.total : 0,
    project: user.type === 'consortium' ? (managed ?? null) : null,
    has_second_factor: user.totpEnabledAt !== null,
    version: user.version,
  };
}

/**
 * Edits one's own data. A new password asks for the present one and ends the other sessions.
 * Throws 422 for a broken rule or a wrong present password, 409 where the profile was edited since `version`, 429.
 */
export async function updateProfile(
  context: Context,
  user: SessionUser,
  token: string,
  address: string,
  body: Static<typeof authOperations.updateProfile.body>,
): Promise<SignedInUser> {
  const { current_password: current, new_password: next, version, ...fields } = body;
  const given = (['name', 'last_name'] as const).filter((field) => fields[field] !== undefined);
  requireRules(personProblems(fields, given));
  if (next !== undefined) {
    const weak = passwordProblem(next, user.username);
    if (weak) throw brokenRule([{ field: 'new_password', message: weak }]);
    await requireOwnPassword(context, user, address, current, 'current_password');
  }
  const passwordHash = next === undefined ? undefined : await hashPassword(next);
  await context.db.transaction(async (tx) => {
    const where = eq(account.id, user.id);
    await updateAccount(context, tx, { where, fields, version, editor: 'self', unknown: serverText.notFound });
    if (!passwordHash) return;
    await tx.update(account).set({ passwordHash }).where(eq(account.id, user.id));
    await closeSessionsOf(tx, user.id, token);
    await mailSecurityChange(context, tx, user.username, 'passwordChanged');
  });
  context.claimCounts.clear();
  return signedInUser(context, user.id);
}
