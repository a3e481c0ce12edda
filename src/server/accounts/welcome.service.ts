import { loginPath } from '../../contract/addresses';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { audiencesOf, readSettings } from '../mail/audience.service';
import { mailText } from '../mail/mailText';
import { enqueueMails } from '../mail/outbox.service';
import type { AccountRecord } from './accounts.service';

/** Tells somebody that they have an account now, where the settings say so. Whoever gets no password gets an invitation instead. */
export async function welcome(context: Context, tx: Executor, account: AccountRecord, actorId: number): Promise<void> {
  const isChosen = audiencesOf(await readSettings(tx), 'account_created').includes('client');
  if (!isChosen || account.id === actorId) return;
  const { subject, title, lines, action } = mailText.welcome;
  const note = { title, lines: [...lines], action: { label: action, path: loginPath(account.type) } };
  await enqueueMails(context, tx, [{ recipient: account.username, subject, note }]);
}
