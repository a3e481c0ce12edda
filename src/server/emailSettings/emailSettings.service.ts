import { eq, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { emailSettingsOperations } from '../../contract/emailSettings';
import { mailEvents, type EmailSettings, type OutboxMail } from '../../contract/emailSettings';
import { isEmail } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import { emailSettings, outboxMail, project } from '../database/schema';
import { enqueue } from '../jobs/enqueue';
import { audiencesOf, readSettings } from '../mail/audience';
import { mailText } from '../mail/mailText';
import { mailJob } from '../mail/outbox';
import { reasonOf, send } from '../mail/sendMail';
import { brokenRule, conflict, notFound } from '../support/errors';
import { iso, listed, matchesWords, pageOf, runSql, all } from '../support/list';
import { serverText } from '../support/serverText';
import { emailSettingsText } from './emailSettingsText';

type SettingsBody = Static<typeof emailSettingsOperations.updateEmailSettings.body>;

export async function getEmailSettings({ db, config }: Context): Promise<EmailSettings> {
  const row = await readSettings(db);
  return {
    sender_name: row.senderName,
    events: mailEvents.map((event) => ({ event, audiences: [...audiencesOf(row, event)] })),
    extra_recipients: row.extraRecipients,
    is_smtp_configured: config.smtpUrl !== undefined,
    version: row.version,
  };
}

/** Changes the settings. Throws 409 where somebody else did since `version`, 422 where an address is none or a project unknown. */
export async function updateEmailSettings(
  context: Context,
  { sender_name: senderName, events, extra_recipients: extra, version }: SettingsBody,
): Promise<EmailSettings> {
  const wrong = extra.flatMap(({ emails }) => emails).filter((email) => !isEmail(email));
  if (wrong.length > 0) throw brokenRule([{ field: 'extra_recipients', message: `${rulesText.email}: ${wrong[0]}` }]);
  if (senderName.trim() === '') throw brokenRule([{ field: 'sender_name', message: rulesText.allFields }]);
  await context.db.transaction(async (tx) => {
    await readSettings(tx);
    const [current] = await tx.select().from(emailSettings).for('update');
    if (version !== undefined && version !== current!.version) throw conflict(serverText.staleRecord);
    const ids = [...new Set(extra.map((entry) => entry.project_id))];
    const known =
      ids.length === 0 ? [] : await tx.select({ id: project.id }).from(project).where(inArray(project.id, ids));
    if (known.length < ids.length)
      throw brokenRule([{ field: 'extra_recipients', message: emailSettingsText.unknownProject }]);
    await tx.update(emailSettings).set({
      senderName: senderName.trim(),
      events,
      extraRecipients: extra.filter(({ emails }) => emails.length > 0),
      version: current!.version + 1,
    });
  });
  return getEmailSettings(context);
}

interface MailRow {
  id: number;
  recipient: string;
  subject: string;
  status: OutboxMail['status'];
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

const toMail = ({
  recipient,
  created_at: createdAt,
  sent_at: sentAt,
  id,
  subject,
  status,
  attempts,
  last_error,
}: MailRow): OutboxMail => ({
  id,
  to: recipient,
  subject,
  status,
  attempts,
  last_error,
  created_at: iso(createdAt),
  sent_at: sentAt && iso(sentAt),
});
const columns = sql`id, recipient, subject, status, attempts, last_error, created_at, sent_at`;

/** The mails of the outbox, newest first. */
export function listOutboxMails(
  { pool }: Context,
  query: Static<typeof emailSettingsOperations.listOutboxMails.query>,
) {
  const where = all([
    query.status ? sql`status = ${query.status}` : undefined,
    matchesWords(sql`plain_text(concat_ws(' ', id, recipient, subject, last_error))`, query.q),
  ]);
  const direction = query.sort === 'created_at' ? sql`created_at, id` : sql`created_at desc, id desc`;
  return listed(
    query,
    runSql<MailRow>(
      pool,
      sql`select ${columns} from outbox_mail where ${where} order by ${direction} ${pageOf(query)}`,
    ).then((rows) => rows.map(toMail)),
    async () =>
      (await runSql<{ total: number }>(pool, sql`select count(*)::int as total from outbox_mail where ${where}`))[0]!
        .total,
  );
}

/** Sends a test mail at once and answers what became of it; without a mail server it stays in the outbox. Throws 422. */
export async function sendTestMail(context: Context, to: string): Promise<OutboxMail> {
  if (!isEmail(to)) throw brokenRule([{ field: 'to', message: rulesText.email }]);
  const { subject, title, lines } = mailText.test;
  const note = { title, lines: [...lines] };
  const { smtpUrl } = context.config;
  // Sent here, not by a job: whoever asked waits for the result.
  const [mail] = await context.db
    .insert(outboxMail)
    .values({ recipient: to, subject, notes: [note], attempts: smtpUrl ? 1 : 0 })
    .returning();
  const { id } = mail!;
  if (smtpUrl) {
    const outcome = await send(context, mail!).then(
      () => ({ status: 'sent' as const, sentAt: new Date(), notes: [] }),
      (error: unknown) => ({ status: 'failed' as const, lastError: reasonOf(error) }),
    );
    await context.db.update(outboxMail).set(outcome).where(eq(outboxMail.id, id));
  }
  return findMail(context, id);
}

/** Puts a failed mail back in the queue. Throws 404, and 409 where it has not failed. */
export async function retryOutboxMail(context: Context, id: number): Promise<OutboxMail> {
  const mail = await findMail(context, id);
  if (mail.status !== 'failed') throw conflict(emailSettingsText.notFailed);
  await context.db.transaction(async (tx) => {
    await tx.update(outboxMail).set({ status: 'pending', attempts: 0 }).where(eq(outboxMail.id, id));
    if (context.config.smtpUrl) await enqueue(tx, 'send_mail', [mailJob(id)]);
  });
  return findMail(context, id);
}

async function findMail({ pool }: Context, id: number): Promise<OutboxMail> {
  const [row] = await runSql<MailRow>(pool, sql`select ${columns} from outbox_mail where id = ${id}`);
  if (!row) throw notFound(emailSettingsText.unknownMail);
  return toMail(row);
}
