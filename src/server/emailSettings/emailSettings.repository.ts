import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { emailSettingsOperations, OutboxMail } from '../../contract/emailSettings';
import type { Context } from '../context';
import { allOf, iso, toListResponse, matchesWords, pageOf, runSql, countRows } from '../support/list';

interface MailRow extends Omit<OutboxMail, 'created_at' | 'sent_at'> {
  created_at: Date;
  sent_at: Date | null;
}

const toMail = ({ created_at: createdAt, sent_at: sentAt, ...mail }: MailRow): OutboxMail => ({
  ...mail,
  created_at: iso(createdAt),
  sent_at: sentAt && iso(sentAt),
});
const columns = sql`id, recipient as "to", subject, status, attempts, last_error, created_at, sent_at`;

/** Returns the mails of the outbox, newest first. */
export function listOutboxMails(
  { pool }: Context,
  query: Static<typeof emailSettingsOperations.listOutboxMails.query>,
) {
  const where = allOf([
    query.status ? sql`status = ${query.status}` : undefined,
    matchesWords(sql`search_text(id::text, recipient, subject, last_error)`, query.q),
  ]);
  const direction = query.sort === 'created_at' ? sql`created_at, id` : sql`created_at desc, id desc`;
  return toListResponse(
    query,
    runSql<MailRow>(
      pool,
      sql`select ${columns} from outbox_mail where ${where} order by ${direction} ${pageOf(query)}`,
    ).then((rows) => rows.map(toMail)),
    () => countRows(pool, sql`from outbox_mail where ${where}`),
  );
}

/** Returns one mail of the outbox; undefined if there is none. */
export async function findMail({ pool }: Context, id: number): Promise<OutboxMail | undefined> {
  const [row] = await runSql<MailRow>(pool, sql`select ${columns} from outbox_mail where id = ${id}`);
  return row && toMail(row);
}
