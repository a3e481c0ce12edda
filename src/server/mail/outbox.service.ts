import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { enqueue } from '../jobs/enqueue';
import { mailText } from './mailText';
import { insertMails, type MailNote } from './outbox.repository';

/** Seconds that news of a claim wait for further news, which then share the mail. */
const joinSeconds = 60;

/** For the screen of the e-mail settings, which sends a mail immediately and retries failed mails. */
export { insertMail, saveMail } from './outbox.repository';
/** For links that have ended before their mail was sent. */
export { deleteWaitingLinks } from './outbox.repository';

interface NewMail {
  recipient: string;
  subject: string;
  /** Several notes are the parts of the mail, in order. */
  note: MailNote | MailNote[];
  /** Set if the mail is about a claim: news within a minute are joined. */
  claimId?: number;
  /** Whether it is sent at once, and joins no other news of its claim. */
  isUrgent?: boolean;
}

/**
 * Inserts mails into the outbox in the transaction of their event, so that both happen or neither. Their jobs are
 * enqueued too. Returns the mails' ids.
 */
export async function enqueueMails(context: Context, tx: Executor, mails: NewMail[]): Promise<number[]> {
  if (mails.length === 0) return [];
  const values = mails.map(({ recipient, subject, note, claimId, isUrgent = false }) => ({
    recipient: recipient.trim().toLowerCase(),
    subject,
    notes: [note].flat(),
    claimId: claimId ?? null,
    isOpen: claimId !== undefined && !isUrgent,
  }));
  const rows = await insertMails(tx, values, { start: mailText.joinedSubjectStart, end: mailText.joinedSubjectEnd });
  if (context.config.smtpUrl)
    await enqueue(
      tx,
      'send_mail',
      rows.map(({ id, isOpen }) => mailJob(id, isOpen ? joinSeconds : 0)),
    );
  if (!context.config.smtpUrl)
    // The content is not logged: a link that sets a password must not remain in the log.
    for (const { recipient, subject } of mails) context.log.info({ to: recipient, subject }, mailText.noSmtp);
  return rows.map(({ id }) => id);
}

/** Attempts per mail: with graphile-worker's growing delays they cover about a day. */
const mailAttempts = 13;

/** Returns the job that sends a mail of the outbox. */
export const mailJob = (id: number, inSeconds = 0) => ({
  payload: { id },
  key: `mail:${id}`,
  inSeconds,
  maxAttempts: mailAttempts,
});
