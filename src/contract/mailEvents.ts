import { roles, userTypes, type Role } from './permissions';

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
export type MailAudience = NonNullable<(typeof userTypes)[Role]['audience']>;
/** The audiences, residents before staff. */
export const mailAudiences: readonly MailAudience[] = roles
  .toReversed()
  .map((role) => userTypes[role].audience)
  .filter((audience) => audience !== null);

/** Whom each event tells until the company chooses others. */
export const usualAudiences: Record<MailEvent, MailAudience[]> = {
  claim_created: ['client', 'consortium', 'managers'],
  claim_status_changed: ['client', 'consortium'],
  claim_commented: ['client', 'consortium', 'managers'],
  claim_price_set: ['consortium'],
  claim_assigned: ['managers', 'admins'],
  lease_requested: ['managers', 'admins'],
  lease_advanced: ['client'],
  lease_rejected: ['client'],
  account_created: ['client'],
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
