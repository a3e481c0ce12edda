import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { outboxMail, type MailNote } from '../database/schema';
import { mailText } from './mailText';

/** News of one claim wait this long for further ones, which then share the mail. */
const joinSeconds = 60;

export interface NewMail {
  recipient: string;
  subject: string;
  note: MailNote;
  /** Present where the mail tells of a claim: news within a minute are joined. */
  claimId?: number;
}

/**
 * Puts mails into the outbox, in the transaction of what they tell: either both happen or neither. A worker sends them later.
 * Answers the mails' ids.
 */
export async function enqueueMails(context: Context, tx: Executor, mails: NewMail[]): Promise<number[]> {
  const rows = await tx
    .insert(outboxMail)
    .values(
      mails.map(({ recipient, subject, note, claimId }) => ({
        recipient: recipient.trim().toLowerCase(),
        subject,
        notes: [note],
        claimId: claimId ?? null,
        isOpen: claimId !== undefined,
        nextAttemptAt: sql`now() + make_interval(secs => ${claimId === undefined ? 0 : joinSeconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: [outboxMail.recipient, outboxMail.claimId],
      targetWhere: sql`is_open`,
      set: {
        notes: sql`${outboxMail.notes} || excluded.notes`,
        subject: sql`${mailText.joinedSubjectStart} || excluded.claim_id || ${mailText.joinedSubjectEnd}`,
      },
    })
    .returning({ id: outboxMail.id });
  if (!context.config.smtpUrl)
    // Not what it says: a link that sets a password must not stay in the log.
    for (const { recipient, subject } of mails) context.log.info({ to: recipient, subject }, mailText.noSmtp);
  return rows.map(({ id }) => id);
}

/** One mail of {@link enqueueMails}. */
export async function enqueueMail(context: Context, tx: Executor, mail: NewMail): Promise<number> {
  const [id] = await enqueueMails(context, tx, [mail]);
  return id!;
}
