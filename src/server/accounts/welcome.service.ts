import { loginPath } from '../../contract/addresses';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { audiencesOf, readSettings } from '../mail/audience.service';
import type { SessionUser } from '../policies/actor';
import { mailText } from '../mail/mailText';
import { enqueueMails } from '../mail/outbox.service';
import type { AccountRecord } from './accounts.service';
import { sendPasswordLink } from './passwordLinks.service';

/**
 * Notifies a person of the new account: by an invitation to choose a password or, if the account already has one,
 * according to the settings. Returns the invitation's link if there is no mail server, so that staff can hand it over.
 */
export async function welcome(
  context: Context,
  tx: Executor,
  account: AccountRecord,
  actor: SessionUser,
): Promise<string | undefined> {
  if (account.passwordHash === null) return sendPasswordLink(context, tx, account, 'invitation', actor);
  await mailWelcome(context, tx, account, actor.id);
  return undefined;
}

async function mailWelcome(context: Context, tx: Executor, account: AccountRecord, actorId: number): Promise<void> {
  const isChosen = audiencesOf(await readSettings(tx), 'account_created').includes('client');
  if (!isChosen || account.id === actorId) return;
  const { subject, title, lines, action } = mailText.welcome;
  const note = { title, lines: [...lines], action: { label: action, path: loginPath(account.type) } };
  await enqueueMails(context, tx, [{ recipient: account.username, subject, note }]);
}
