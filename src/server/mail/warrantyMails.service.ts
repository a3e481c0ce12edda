import type { Context } from '../context';
import { dayInArgentina } from '../support/days';
import { deleteEndedNotices, markDueNotices } from '../warranty/ownWarranty.service';
import { enqueueMails } from './outbox.service';
import { warrantyMail } from './warrantyMail';

/**
 * Runs the daily job of the notices that owners asked for: one e-mail per owner with the terms that end soon, each term
 * once. Notices of ended ownerships are removed.
 */
export async function mailWarranties(context: Context, now = new Date()): Promise<void> {
  await deleteEndedNotices(context.db);
  await context.db.transaction(async (tx) => {
    const notices = await markDueNotices(tx, now, dayInArgentina(now));
    const byAccount = new Map<string, typeof notices>();
    for (const notice of notices) byAccount.set(notice.username, [...(byAccount.get(notice.username) ?? []), notice]);
    const mails = [...byAccount].map(([recipient, own]) => ({ recipient, ...warrantyMail(own) }));
    await enqueueMails(context, tx, mails);
  });
}
