import type { Static } from 'typebox';
import type { authOperations, SignedInUser } from '../../contract/auth';
import { can, scopeOf, type Permission } from '../../contract/permissions';
import { usesTerms } from '../terms/terms.service';
import { personProblems } from '../../contract/personRules';
import { isFactorDemanded } from '../access/access.service';
import { mailSecurityChange } from '../accounts/accountMails.service';
import { getAccount, hasOwnPassword, saveAccount, updateAccount } from '../accounts/accounts.service';
import { hashPassword, requireGoodPassword } from '../accounts/passwords.service';
import { closeSessionsOf, isFirstAdmin } from '../accounts/session.service';
import type { Context } from '../context';
import { isSettingUp } from '../setup/setup.service';
import { requireRules } from '../support/errors';
import { serverText } from '../support/serverText';
import { holderOf, type SessionUser } from '../policies/actor';
import { requireOwnPassword } from './ownPassword';
import { countOwnedUnits, nextLeaseStart, projectsOfConsortium } from './profile.repository';

/** Returns the signed-in user in the contract's shape. Throws 404 if the account no longer exists. */
export async function signedInUser(context: Context, id: number): Promise<SignedInUser> {
  const { db, config } = context;
  const user = await getAccount(db, { id }, serverText.notFound);
  const holder = holderOf(config, {
    ...user,
    can_manage_costs: user.canManageCosts,
    is_first_admin: user.type === 'admin' && (await isFirstAdmin(db, id)),
  });
  const seesOwn = (permission: Permission) => scopeOf(holder, permission) === 'own';
  const projects = seesOwn('projects:read') ? await projectsOfConsortium(db, id) : [];
  return {
    id,
    ...holder,
    username: user.username,
    name: user.name,
    last_name: user.lastName,
    document: user.document,
    phone_number: user.phoneNumber,
    address: user.address,
    properties_count: seesOwn('units:read') ? await countOwnedUnits(db, id) : 0,
    project: projects[0] ?? null,
    projects,
    lease_starts_on: seesOwn('units:read') ? await nextLeaseStart(db, id) : null,
    uses_terms: await usesTerms(db),
    is_setting_up: can(holder, 'company:manage') && (await isSettingUp(context)),
    has_second_factor: user.totpEnabledAt !== null,
    must_set_up_second_factor:
      user.totpEnabledAt === null && can(holder, 'secondFactor:use') && (await isFactorDemanded(db)),
    version: user.version,
  };
}

/**
 * Edits the caller's own data. A new password requires the current one and ends the other sessions. Throws 422 for a
 * violated rule or a wrong current password, 409 if the profile was edited since `version`, 429.
 */
export async function updateProfile(
  context: Context,
  user: SessionUser,
  token: string,
  address: string,
  body: Static<typeof authOperations.updateProfile.body>,
): Promise<SignedInUser> {
  const { current_password: current, new_password: next, version, ...fields } = body;
  const sentFields = (['name', 'last_name'] as const).filter((field) => fields[field] !== undefined);
  requireRules(personProblems(fields, sentFields));
  if (next !== undefined) {
    await requireGoodPassword(next, user.username, 'new_password');
    await requireOwnPassword(context, user, address, current, 'current_password');
  }
  const passwordHash = next === undefined ? undefined : await hashPassword(next);
  await context.db.transaction(async (tx) => {
    const key = { id: user.id };
    await updateAccount(context, tx, { key, fields, version, editor: 'self', unknown: serverText.notFound });
    if (!passwordHash) return;
    const before = await getAccount(tx, key, serverText.notFound);
    await saveAccount(tx, user.id, { passwordHash, passwordExpiresAt: null });
    await closeSessionsOf(tx, user.id, token);
    if (hasOwnPassword(before)) await mailSecurityChange(context, tx, user.username, 'passwordChanged');
  });
  return signedInUser(context, user.id);
}
