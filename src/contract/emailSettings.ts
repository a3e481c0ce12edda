import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { mailAudiences, mailEvents, mailStatuses, type MailAudience, type MailEvent } from './mailEvents';
import { defineOperations, Email, Id, Instant, listQuery, Nullable, OneOf, Shape, Text, Version } from './operation';

export { mailEvents, type MailAudience, type MailEvent };

export const EmailSettings = Shape('EmailSettings', {
  sender_name: Type.String(),
  events: Type.Array(
    Type.Object({ event: OneOf(mailEvents), audiences: Type.Array(OneOf(mailAudiences), { maxItems: 20 }) }),
    { maxItems: 100 },
  ),
  extra_recipients: Type.Array(Type.Object({ project_id: Id, emails: Type.Array(Type.String()) })),
  is_smtp_configured: Type.Boolean(),
  version: Version,
});
export type EmailSettings = Static<typeof EmailSettings>;

export const OutboxMail = Shape('OutboxMail', {
  id: Id,
  to: Type.String(),
  subject: Type.String(),
  status: OneOf(mailStatuses),
  attempts: Type.Integer(),
  last_error: Nullable(Type.String()),
  created_at: Instant,
  sent_at: Nullable(Instant),
});
export type OutboxMail = Static<typeof OutboxMail>;

export const emailSettingsOperations = defineOperations('emailSettings', {
  getEmailSettings: {
    method: 'GET',
    path: '/logic/email_settings',
    permission: 'emailSettings:manage',
    summary: 'Returns the e-mail settings: which events send a mail, and to whom.',
    data: EmailSettings,
  },
  updateEmailSettings: {
    method: 'PUT',
    path: '/logic/email_settings',
    permission: 'emailSettings:manage',
    summary: 'Changes the e-mail settings. With `version`, 409 if another user has changed them since.',
    body: Type.Object(
      {
        sender_name: Text,
        events: EmailSettings.properties.events,
        extra_recipients: Type.Array(
          Type.Object({ project_id: Id, emails: Type.Array(Email, { maxItems: limits.emailsPerProject }) }),
          {
            maxItems: 1000,
          },
        ),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    data: EmailSettings,
  },
  sendTestMail: {
    method: 'POST',
    path: '/logic/email_settings/test',
    permission: 'emailSettings:manage',
    summary: 'Sends a test mail and returns its result.',
    body: Type.Object({ to: Email }, { additionalProperties: false }),
    data: OutboxMail,
  },
  listOutboxMails: {
    method: 'GET',
    path: '/logic/email_settings/outbox',
    permission: 'emailSettings:manage',
    summary: 'Lists the mails, newest first.',
    query: listQuery(['created_at'] as const, { status: Type.Optional(OneOf(mailStatuses)) }),
    data: Type.Array(OutboxMail),
  },
  retryOutboxMail: {
    method: 'POST',
    path: '/logic/email_settings/outbox/{id}/retry',
    permission: 'emailSettings:manage',
    summary: 'Queues a failed mail again. 409 if it has not failed.',
    params: Type.Object({ id: Id }),
    data: OutboxMail,
  },
});
