import nodemailer, { type Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Context } from '../context';
import { defaultSenderName, readSettings } from './audience.service';
import { saveMail, takeMail, type MailNote } from './outbox.repository';
import { renderMail } from './template';

/** Milliseconds: a mail server that does not answer must not keep a job for long. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

interface Mail {
  id: number;
  recipient: string;
  subject: string;
  notes: MailNote[];
}

/**
 * The job of one mail of the outbox: sends it, and writes down what became of it. Throws where it is to be tried again.
 * Where the server died between sending and writing it down, the mail goes out again under the same Message-ID.
 */
export async function sendOutboxMail(context: Context, id: number, { isLast }: { isLast: boolean }): Promise<void> {
  if (!context.config.smtpUrl) return;
  const mail = await takeMail(context.db, id);
  if (!mail) return;
  try {
    await send(context, mail);
  } catch (error) {
    const isFinal = isLast || isPermanent(error);
    context.log.warn({ mail: id, attempts: mail.attempts, reason: reasonOf(error) }, 'A mail could not be sent.');
    await saveMail(context.db, id, { status: isFinal ? 'failed' : 'pending', lastError: reasonOf(error) });
    if (isFinal) return;
    throw error;
  }
  // Links that set a password must not stay readable once they are sent.
  const isPrivate = mail.claimId === null;
  await saveMail(context.db, id, {
    status: 'sent',
    sentAt: new Date(),
    lastError: null,
    ...(isPrivate && { notes: [] }),
  });
}

/** Sends a mail now. Throws the mail server's refusal. */
export async function send(context: Context, { id, recipient, subject, notes }: Mail): Promise<void> {
  const { mailFrom, smtpUrl, smtpDemandsTls, webSettings, colour } = context.config;
  if (!smtpUrl) throw new Error('There is no mail server: SMTP_URL is not set.');
  const { senderName } = await readSettings(context.db);
  await transportOf(smtpUrl, smtpDemandsTls).sendMail({
    to: recipient,
    subject,
    ...renderMail(subject, notes, { company: webSettings.company, colour, publicUrl: context.publicUrl() }),
    from: { name: senderName || defaultSenderName, address: mailFrom },
    messageId: `<posventa-${id}@${mailFrom.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** A connection for each mail: there are few, and none stays open that a server would have to close. */
function transportOf(smtpUrl: string, requireTLS: boolean): Transporter {
  const options: SMTPTransport.Options & { dnsTimeout: number } = { url: smtpUrl, requireTLS, ...timeouts };
  return nodemailer.createTransport(options);
}

/** The mail server answers 5xx to what it will never take, such as an unknown mailbox. */
const isPermanent = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
/** What the admin reads of a refusal. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
