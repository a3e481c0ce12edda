import { to } from '../../contract/links';
import type { Context } from '../context';
import { dayInArgentina, shownDay } from '../support/days';
import { deleteEndedNotices, markDueNotices } from '../warranty/ownWarranty.service';
import { enqueueMails } from './outbox.service';
import type { MailNote } from './outbox.repository';

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

/** A term that ends soon, of a unit of the recipient. */
interface EndingTerm {
  place: string;
  category: string;
  item: string;
  expires_on: string;
}

/** Builds the mail that an owner asked for: the terms that end soon. */
export function warrantyMail(terms: EndingTerm[]): { subject: string; note: MailNote } {
  return {
    subject: text.subject(terms.length),
    note: {
      kind: 'warranty',
      title: text.title(terms.length),
      lines: [
        ...terms.map(({ item, category, place, expires_on: day }) => text.line(item, category, place, shownDay(day))),
        text.rights,
      ],
      action: { label: text.action, path: to('mis-garantias') },
    },
  };
}

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
