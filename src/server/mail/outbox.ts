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
 * Puts a mail into the outbox, in the transaction of what it tells: either both happen or neither. A worker sends it later.
 * Answers the mail's id.
 */
export async function enqueueMail(context: Context, tx: Executor, { recipient, subject, note, claimId }: NewMail): Promise<number> {
  const to = recipient.trim().toLowerCase();
  const isJoinable = claimId !== undefined;
  const [row] = await tx.insert(outboxMail).values({
    recipient: to, subject, notes: [note], claimId: claimId ?? null, isOpen: isJoinable,
    nextAttemptAt: sql`now() + make_interval(secs => ${isJoinable ? joinSeconds : 0})`,
  }).onConflictDoUpdate({
    target: [outboxMail.recipient, outboxMail.claimId],
    targetWhere: sql`is_open`,
    set: { notes: sql`${outboxMail.notes} || excluded.notes`, subject: isJoinable ? mailText.joinedSubject(claimId) : subject },
  }).returning({ id: outboxMail.id });
  if (!context.config.smtpUrl) context.log.info({ to, subject, note }, mailText.noSmtp);
  return row!.id;
}
