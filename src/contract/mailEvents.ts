import type { Role } from './permissions';

/** Events that send mails, and their possible audiences. */
export const mailEvents = [
  'claim_created',
  'claim_status_changed',
  'claim_commented',
  'claim_price_set',
  'claim_assigned',
  'lease_requested',
  'lease_advanced',
  'lease_rejected',
  'account_created',
] as const;
export type MailEvent = (typeof mailEvents)[number];
export const mailAudiences = ['client', 'consortium', 'managers', 'admins'] as const;
export type MailAudience = (typeof mailAudiences)[number];
/** The audience to which the accounts of a role belong; a role without one gets no such mails. */
export const audienceOfRole: Partial<Record<Role, MailAudience>> = {
  client: 'client',
  consortium: 'consortium',
  manager: 'managers',
  admin: 'admins',
};

/** The statuses of a mail in the outbox. */
export const mailStatuses = ['pending', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Events with restricted audiences, whatever the settings choose. */
const audiencesOfEvent: Partial<Record<MailEvent, readonly MailAudience[]>> = {
  claim_assigned: ['managers', 'admins'],
};
/** Whether an event can be sent to an audience. Only staff know the claims' responsible people. */
export const mayReceive = (event: MailEvent, audience: MailAudience): boolean =>
  audiencesOfEvent[event]?.includes(audience) ?? true;
