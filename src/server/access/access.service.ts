import type { Static } from 'typebox';
import type { accessOperations, SecuritySettings } from '../../contract/access';
import { can, managePermissionOf } from '../../contract/permissions';
import { findAccount, getAccount, lockAccount } from '../accounts/accounts.service';
import { sendPasswordLink } from '../accounts/passwordLinks.service';
import { closeSessionsOf } from '../accounts/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { conflict, notFound, requireVersion } from '../support/errors';
import { serverText } from '../support/serverText';
import { lockSettingsRow, readSettingsRow, saveSettingsRow } from './access.repository';

const accessText = {
  ownFactorFirst: 'Activá primero tu propia verificación en dos pasos, en «Mi Perfil».',
  hasPassword: 'Ya eligió su contraseña. Si no la recuerda, la recupera desde «Olvidé mi contraseña».',
  ownSessions: 'Tus propias sesiones se cierran desde «Mi Perfil».',
} as const;

/** Whether the company requires a second factor from admins and supervisors. */
export const isFactorDemanded = async (db: Executor): Promise<boolean> =>
  (await readSettingsRow(db))?.staffSecondFactor ?? false;

export async function getSecuritySettings({ db }: Pick<Context, 'db'>): Promise<SecuritySettings> {
  const row = await readSettingsRow(db);
  return { staff_second_factor: row?.staffSecondFactor ?? false, version: row?.version ?? 1 };
}

/**
 * Changes the setting. An admin who requires a second factor must have one, so that nobody locks the others out by
 * mistake. Throws 409 otherwise, or if another user changed it since `version`.
 */
export async function updateSecuritySettings(
  context: Context,
  user: SessionUser,
  { staff_second_factor: staffSecondFactor, version }: Static<typeof accessOperations.updateSecuritySettings.body>,
): Promise<SecuritySettings> {
  const account = await findAccount(context.db, { id: user.id });
  if (staffSecondFactor && !account?.totpEnabledAt) throw conflict(accessText.ownFactorFirst, 'staff_second_factor');
  await context.db.transaction(async (tx) => {
    const current = await lockSettingsRow(tx);
    requireVersion(current?.version ?? 1, version);
    await saveSettingsRow(tx, { staffSecondFactor, version: (current?.version ?? 1) + 1 });
  });
  context.log.info({ user: user.id, staffSecondFactor }, 'The sign-in requirements have changed.');
  return getSecuritySettings(context);
}

/**
 * Mails a new link for choosing a password to a user who has not chosen one; returns the link if no mail server is
 * configured. Throws 404 for accounts that the caller does not manage, and 409 if the owner has chosen a password.
 */
export async function inviteAccount(
  context: Context,
  user: SessionUser,
  id: number,
): Promise<{ username: string; invitation_link: string | null }> {
  return context.db.transaction(async (tx) => {
    const invited = await lockAccount(tx, { id, active: true });
    if (!invited || !can(user, managePermissionOf(invited.type))) throw notFound();
    if (invited.passwordHash !== null && invited.passwordExpiresAt === null) throw conflict(accessText.hasPassword);
    const link = await sendPasswordLink(context, tx, invited, 'invitation', user);
    return { username: invited.username, invitation_link: link ?? null };
  });
}

/** Ends all sessions of another user's active account immediately. Throws 404, and 409 for the caller's own account. */
export async function endAccountSessions(context: Context, user: SessionUser, id: number): Promise<void> {
  if (id === user.id) throw conflict(accessText.ownSessions);
  await context.db.transaction(async (tx) => {
    await getAccount(tx, { id, active: true }, serverText.notFound);
    await closeSessionsOf(tx, id);
  });
  context.log.info({ user: user.id, account: id }, "An admin ended an account's sessions.");
}
