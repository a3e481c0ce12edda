import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer, { type Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { isStoredEmail, wireAddress } from '../../contract/email';
import type { Context } from '../context';
import { readDisplayedCompany, type DisplayedCompany } from '../company/company.service';
import type { Attempt } from '../jobs/enqueue';
import { readSettings, senderNameOf } from './audience.service';
import { findMailClaim, findAccesses, findRecipient } from './mailFacts.repository';
import { mailPicture, type MailPicture } from './mailPictures.service';
import { mailFailure } from './mailFailureText';
import { mailText } from './mailText';
import { visitMailText } from './visitMailText';
import { saveMail, startAttempt, type MailNote } from './outbox.repository';
import type { MailImage } from './mailHtml';
import { renderMail } from './template';

/** Milliseconds. A mail server that does not respond must not block a job for long. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Milliseconds for a mail whose sender waits for the outcome. The browser waits for ten seconds. */
export const waitedForMs = 7500;

interface Mail {
  messageId: string;
  recipient: string;
  subject: string;
  notes: MailNote[];
  claimId: number | null;
}

/**
 * Runs the job of one mail of the outbox: sends it and stores the result. Throws if it must be retried. If the server
 * dies between sending and storing, the mail is sent again with the same Message-ID.
 */
export async function sendOutboxMail(context: Context, id: number, attempt: Attempt): Promise<void> {
  if (!context.config.smtpUrl) return;
  const mail = await startAttempt(context.db, id);
  if (!mail) return;
  try {
    attempt.begin();
    await send(context, mail);
  } catch (error) {
    const isFinal = attempt.isLast || isPermanent(error);
    context.log.warn({ mail: id, attempts: mail.attempts, reason: mailFailure(error) }, 'A mail could not be sent.');
    await saveMail(context.db, id, { status: isFinal ? 'failed' : 'pending', lastError: mailFailure(error) });
    if (isFinal) return;
    throw error;
  }
  // Links that set a password or open a visit must not stay readable after they are sent.
  await saveMail(context.db, id, { status: 'sent', sentAt: new Date(), lastError: null, notes: [] });
}

/** Sends a mail while its sender waits for the outcome. Throws the mail server's refusal, or that it takes too long. */
export async function sendWaitedFor(context: Context, mail: Mail): Promise<void> {
  const sending = send(context, mail, allTimeouts(waitedForMs));
  // Each step of a slow server may be within its own time: together they must be, too.
  const late = sleep(waitedForMs, undefined, { ref: false }).then(() => {
    throw new Error(mailText.tooSlow(waitedForMs / 1000));
  });
  sending.catch(() => undefined);
  late.catch(() => undefined);
  await Promise.race([sending, late]);
}

/** Tries connection, encryption and password of the mail server, without a mail. Throws its refusal. */
export async function tryMailServer({ smtpUrl, smtpDemandsTls }: Context['config']): Promise<void> {
  if (smtpUrl) await transportOf(smtpUrl, smtpDemandsTls, allTimeouts(waitedForMs)).verify();
}

const allTimeouts = (ms: number): typeof timeouts => ({
  dnsTimeout: ms,
  connectionTimeout: ms,
  greetingTimeout: ms,
  socketTimeout: ms,
});

/** Sends a mail immediately. Throws the mail server's refusal. */
async function send(context: Context, mail: Mail, limits = timeouts): Promise<void> {
  const { mailFrom, smtpUrl, smtpDemandsTls } = context.config;
  if (!smtpUrl) throw new Error('There is no mail server: SMTP_URL is not set.');
  const [saved, company] = await Promise.all([readSettings(context.db), readDisplayedCompany(context)]);
  await transportOf(smtpUrl, smtpDemandsTls, limits).sendMail({
    to: addressOf(mail.recipient),
    subject: mail.subject,
    ...(await renderContent(context, mail, company)),
    from: { name: senderNameOf(saved, company.name), address: mailFrom },
    messageId: `<${mail.messageId}@${mailFrom.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** A recipient that is no e-mail address. Trying again does not help. */
class WrongAddress extends Error {}

/**
 * Returns the recipient in the form that nodemailer does not parse: from a text such as `ana(casa)@correo.ar` it would
 * take another address. Throws {@link WrongAddress} for every text that is not an account's address as it is stored.
 */
function addressOf(recipient: string) {
  if (!isStoredEmail(recipient)) throw new WrongAddress(mailText.wrongAddress);
  return { name: '', address: wireAddress(recipient) };
}

/**
 * Renders a mail with current data: the company, the recipient's name, the claim, what an invitation gives access to.
 */
async function renderContent(
  context: Context,
  { recipient: address, subject, notes, claimId }: Mail,
  company: DisplayedCompany,
) {
  const { db } = context;
  const isInvitation = notes.some(({ kind }) => kind === 'invitation');
  const [recipient, mailClaim, accesses] = await Promise.all([
    findRecipient(db, address),
    claimId === null ? undefined : findMailClaim(db, claimId),
    isInvitation ? findAccesses(db, address) : [],
  ]);
  const [logo, photo] = await Promise.all([
    mailPicture(context, 'logo', company.logoFileId),
    mailPicture(context, 'photo', mailClaim?.photoId ?? null),
  ]);
  const facts = { subject, notes, recipient, claim: mailClaim?.claim, accesses };
  const sender = { ...company, logo: logo && imageOf(logo), publicUrl: context.publicUrl() };
  const attachments = [logo, photo].flatMap((picture) => {
    if (!picture) return [];
    const { width: _width, height: _height, ...attachment } = picture;
    return [attachment];
  });
  // All calendar entries of a mail are of one visit: the last one counts.
  const calendar = notes.findLast((note) => note.calendar)?.calendar;
  const icalEvent = calendar && {
    method: calendar.method,
    content: calendar.text,
    filename: visitMailText.calendarFile,
  };
  return { ...renderMail(facts, sender, photo && imageOf(photo)), attachments, ...(icalEvent && { icalEvent }) };
}

const imageOf = ({ cid, width, height }: MailPicture): MailImage => ({ src: `cid:${cid}`, width, height });

/** Opens a connection per mail: mails are few, and the server has no open connection to close. */
function transportOf(smtpUrl: string, requireTLS: boolean, limits: typeof timeouts): Transporter {
  const options: SMTPTransport.Options & { dnsTimeout: number } = { url: smtpUrl, requireTLS, ...limits };
  return nodemailer.createTransport(options);
}

/** The mail server responds 5xx to mails that it will never accept, such as those to an unknown mailbox. */
const isPermanent = (error: unknown): boolean =>
  error instanceof WrongAddress || ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
