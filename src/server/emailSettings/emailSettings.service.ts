import type { Static } from 'typebox';
import type { emailSettingsOperations } from '../../contract/emailSettings';
import { mailEvents, type EmailSettings, type OutboxMail } from '../../contract/emailSettings';
import { mayReceive } from '../../contract/mailEvents';
import { emailProblem } from '../../contract/email';
import { rulesText } from '../../contract/rulesText';
import { readDisplayedCompany } from '../company/company.service';
import type { Context } from '../context';
import { enqueue } from '../jobs/enqueue';
import { audiencesOf, lockSettings, readSettings, saveSettings, senderNameOf } from '../mail/audience.service';
import { mailText } from '../mail/mailText';
import { insertMail, mailJob, saveMail } from '../mail/outbox.service';
import { mailFailure } from '../mail/mailFailureText';
import { sendWaitedFor } from '../mail/sendMail.service';
import { brokenRule, conflict, notFound, requireVersion } from '../support/errors';
import { storedEmail } from '../support/normalized';
import { hasProjects } from '../projects/projects.service';
import { findMail } from './emailSettings.repository';

const emailSettingsText = {
  staffOnly: 'Quién es responsable de un reclamo lo sabe solo el equipo: ese aviso va a supervisores y administración.',
  unknownProject: 'Uno de los proyectos no existe.',
  unknownMail: 'No encontramos ese email.',
  notFailed: 'Solo se puede reintentar un email que falló.',
} as const;

type SettingsBody = Static<typeof emailSettingsOperations.updateEmailSettings.body>;

export async function getEmailSettings(context: Context): Promise<EmailSettings> {
  const { db, config } = context;
  const [row, company] = await Promise.all([readSettings(db), readDisplayedCompany(context)]);
  return {
    sender_name: senderNameOf(row, company.name),
    events: mailEvents.map((event) => ({ event, audiences: [...audiencesOf(row, event)] })),
    extra_recipients: row.extraRecipients,
    is_smtp_configured: config.smtpUrl !== undefined,
    version: row.version,
  };
}

/**
 * Changes the settings. Throws 409 if another user changed them since `version`, 422 if an address is invalid or a
 * project unknown.
 */
export async function updateEmailSettings(
  context: Context,
  { sender_name: senderName, events, extra_recipients: extraRecipients, version }: SettingsBody,
): Promise<EmailSettings> {
  const wrong = extraRecipients.flatMap(({ emails }) => emails).find((email) => emailProblem(email));
  if (wrong !== undefined)
    throw brokenRule([{ field: 'extra_recipients', message: `${wrong}: ${emailProblem(wrong)}` }]);
  if (senderName.trim() === '') throw brokenRule([{ field: 'sender_name', message: rulesText.allFields }]);
  const notAllowed = events.find(({ event, audiences }) => audiences.some((audience) => !mayReceive(event, audience)));
  if (notAllowed) throw brokenRule([{ field: 'events', message: emailSettingsText.staffOnly }]);
  await context.db.transaction(async (tx) => {
    const current = await lockSettings(tx, await readSettings(tx));
    requireVersion(current.version, version);
    const ids = [...new Set(extraRecipients.map((entry) => entry.project_id))];
    if (!(await hasProjects(tx, ids)))
      throw brokenRule([{ field: 'extra_recipients', message: emailSettingsText.unknownProject }]);
    await saveSettings(tx, {
      senderName: senderName.trim(),
      // Complete, so that an event that is missing later is a newer one.
      events: mailEvents.map((event) => ({ event, audiences: [...audiencesOf({ events }, event)] })),
      extraRecipients: extraRecipients
        .filter(({ emails }) => emails.length > 0)
        .map((entry) => ({ ...entry, emails: [...new Set(entry.emails.map(storedEmail))] })),
      version: current.version + 1,
    });
  });
  return getEmailSettings(context);
}

/** Sends a test mail immediately and returns the result; without a mail server it stays in the outbox. Throws 422. */
export async function sendTestMail(context: Context, to: string): Promise<OutboxMail> {
  const problem = emailProblem(to);
  if (problem) throw brokenRule([{ field: 'to', message: problem }]);
  const { subject, title, lines } = mailText.test;
  const note = { title, lines: [...lines], kind: 'test' as const };
  const { smtpUrl } = context.config;
  // Sent here and not by a job, because the caller waits for the result.
  const mail = await insertMail(context.db, {
    recipient: storedEmail(to),
    subject,
    notes: [note],
    attempts: smtpUrl ? 1 : 0,
  });
  if (smtpUrl) {
    const outcome = await sendWaitedFor(context, mail).then(
      () => ({ status: 'sent' as const, sentAt: new Date(), notes: [] }),
      (error: unknown) => ({ status: 'failed' as const, lastError: mailFailure(error) }),
    );
    await saveMail(context.db, mail.id, outcome);
  }
  return getMail(context, mail.id);
}

/** Queues a failed mail again. Throws 404, and 409 if it has not failed. */
export async function retryOutboxMail(context: Context, id: number): Promise<OutboxMail> {
  const mail = await getMail(context, id);
  if (mail.status !== 'failed') throw conflict(emailSettingsText.notFailed);
  await context.db.transaction(async (tx) => {
    await saveMail(tx, id, { status: 'pending', attempts: 0 });
    if (context.config.smtpUrl) await enqueue(tx, 'send_mail', [mailJob(id)]);
  });
  return getMail(context, id);
}

async function getMail(context: Context, id: number): Promise<OutboxMail> {
  const mail = await findMail(context, id);
  if (!mail) throw notFound(emailSettingsText.unknownMail);
  return mail;
}
