import { to } from '../../contract/links';
import type { Context } from '../context';
import { dayInArgentina, shownDay } from '../support/days';
import { deleteEndedNotices, markDueNotices } from '../warranty/ownWarranty.service';
import { enqueueMails } from './outbox.service';

const text = {
  subject: (count: number) =>
    count === 1 ? 'Un plazo de garantía termina pronto' : 'Plazos de garantía terminan pronto',
  title: (count: number) =>
    count === 1 ? 'Termina un plazo del cuadro de garantías' : 'Terminan plazos del cuadro de garantías',
  line: (item: string, category: string, place: string, day: string) =>
    `${item} (${category}), ${place}: hasta el ${day}.`,
  rights: 'Es el plazo del cuadro. No limita tus derechos: si ves un problema, podés reclamar cuando quieras.',
  action: 'Ver mis garantías',
} as const;

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
    const action = { label: text.action, path: to('mis-garantias') };
    const mails = [...byAccount].map(([recipient, own]) => ({
      recipient,
      subject: text.subject(own.length),
      note: {
        kind: 'warranty' as const,
        title: text.title(own.length),
        lines: [
          ...own.map(({ item, category, place, expires_on: day }) => text.line(item, category, place, shownDay(day))),
          text.rights,
        ],
        action,
      },
    }));
    await enqueueMails(context, tx, mails);
  });
}
