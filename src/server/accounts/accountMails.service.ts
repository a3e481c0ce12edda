import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailText } from '../mail/mailText';
import { enqueueMails } from '../mail/outbox.service';

/** Notifies both addresses that an account's e-mail changed, in case its owner did not request it. */
export async function mailEmailChanged(context: Context, tx: Executor, before: string, after: string): Promise<void> {
  const { subject, title, toOld, toNew } = mailText.emailChanged;
  await enqueueMails(context, tx, [
    { recipient: before, subject, note: { title, lines: toOld(after) } },
    { recipient: after, subject, note: { title, lines: toNew(before) } },
  ]);
}

/** Notifies the owner of an account about a change of its password or its second factor. */
export async function mailSecurityChange(
  context: Context,
  tx: Executor,
  recipient: string,
  change: 'passwordChanged' | 'secondFactorOn' | 'secondFactorOff' | 'codesGuessed',
): Promise<void> {
  const { subject, title, lines } = mailText[change];
  await enqueueMails(context, tx, [{ recipient, subject, note: { title, lines: [...lines] } }]);
}
