import nodemailer, { type Transporter } from 'nodemailer';
import type { Context } from '../context';
import type { MailNote } from '../database/schema';
import { defaultSenderName, readSettings } from './audience';
import { renderMail } from './template';

const pollMs = 2000;
const batch = 10;
/** A process that dies while sending gives its mails back after this time. */
const leaseSeconds = 120;
/** Minutes until the next attempt, after each failed one; beyond the last the mail has failed. */
const backOffMinutes = [1, 5, 15, 60, 240, 720];

export interface MailWorker {
  /** Sends what is due now; answers how many mails it tried. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

export interface DueMail {
  id: number;
  recipient: string;
  subject: string;
  notes: MailNote[];
  attempts: number;
}

/** Starts sending the outbox over SMTP. Any number of processes may do so: each mail is leased to one of them. */
export function startMailWorker(context: Context, smtpUrl: string): MailWorker {
  const transport = nodemailer.createTransport(smtpUrl, { from: context.config.mailFrom });
  let isStopped = false;
  let running: Promise<number> | undefined;
  const runOnce = () =>
    (running ??= sendDue(context, (mail) => send(context, transport, mail)).finally(() => {
      running = undefined;
    }));
  const timer = setInterval(() => {
    if (!isStopped)
      runOnce().catch((error: unknown) => context.log.warn({ err: error }, 'The outbox could not be read.'));
  }, pollMs);
  timer.unref();
  return {
    runOnce,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
      transport.close();
    },
  };
}

async function send(
  context: Context,
  transport: Transporter,
  { id, recipient, subject, notes }: DueMail,
): Promise<void> {
  const { senderName } = await readSettings(context.db);
  await transport.sendMail({
    to: recipient,
    subject,
    ...renderMail(subject, notes, context.publicUrl()),
    from: { name: senderName || defaultSenderName, address: context.config.mailFrom },
    // The same at every attempt: should the server die between sending and writing it down, the mailbox knows the second for the first.
    messageId: `<posventa-${id}@${context.config.mailFrom.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** Leases the mails that are due to this process and tries each of them. */
async function sendDue({ pool, log }: Context, attempt: (mail: DueMail) => Promise<void>): Promise<number> {
  const { rows } = await pool.query<DueMail>(
    `update outbox_mail set leased_until = now() + make_interval(secs => $1), attempts = attempts + 1, is_open = false
     where id in (select id from outbox_mail where status = 'pending' and next_attempt_at <= now() and (leased_until is null or leased_until < now())
       order by next_attempt_at limit $2 for update skip locked)
     returning id, recipient, subject, notes, attempts`,
    [leaseSeconds, batch],
  );
  for (const mail of rows) {
    try {
      await attempt(mail);
      // Links that set a password must not stay readable once they are sent.
      await pool.query(
        "update outbox_mail set status = 'sent', sent_at = now(), leased_until = null, last_error = null, notes = case when claim_id is null then '[]' else notes end where id = $1",
        [mail.id],
      );
    } catch (error) {
      const wait = isPermanent(error) ? undefined : backOffMinutes[mail.attempts - 1];
      log.warn({ mail: mail.id, attempts: mail.attempts, reason: reasonOf(error) }, 'A mail could not be sent.');
      await pool.query(
        'update outbox_mail set status = $2, last_error = $3, leased_until = null, next_attempt_at = now() + make_interval(mins => $4) where id = $1',
        [mail.id, wait === undefined ? 'failed' : 'pending', reasonOf(error), wait ?? 0],
      );
    }
  }
  return rows.length;
}

/** The mail server answers 5xx to what it will never take, such as an unknown mailbox. */
const isPermanent = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);
