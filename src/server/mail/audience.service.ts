import type { EmailSettings, MailAudience, MailEvent } from '../../contract/emailSettings';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf } from '../policies/actor';
import { findCandidates, whoMaySee, type Visibility } from './audience.repository';
import { readSettingsRow, type SettingsRecord } from './settings.repository';

/** For the screen that edits the settings. */
export { lockSettings, saveSettings } from './settings.repository';

/** Default recipients of each event, until the company changes them. */
const defaultEvents: EmailSettings['events'] = [
  { event: 'claim_created', audiences: ['client', 'consortium', 'managers'] },
  { event: 'claim_status_changed', audiences: ['client', 'consortium'] },
  { event: 'claim_commented', audiences: ['client', 'consortium', 'managers'] },
  { event: 'claim_price_set', audiences: ['consortium'] },
  { event: 'claim_assigned', audiences: ['managers', 'admins'] },
  { event: 'lease_requested', audiences: ['managers', 'admins'] },
  { event: 'lease_advanced', audiences: ['client'] },
  { event: 'lease_rejected', audiences: ['client'] },
  { event: 'account_created', audiences: ['client'] },
];
export const defaultSenderName = 'Posventa';

/** The subject of an event: the fields that decide the recipients. */
export interface Subject {
  projectId: number;
  /** The client concerned; undefined if there is none. */
  clientId?: number;
  /** Condition on what each person would see of the subject in the portal. */
  isVisibleTo: Visibility;
  /** The user who caused the event, who gets no mail about it. */
  actorId: number;
}

/** Returns the settings, with the defaults if the company has not saved any. */
export const readSettings = (db: Executor): Promise<SettingsRecord> =>
  readSettingsRow(db, { senderName: defaultSenderName, events: defaultEvents });

/** Returns the audiences that the settings choose for an event. */
export const audiencesOf = (settings: { events: EmailSettings['events'] }, event: MailEvent): readonly MailAudience[] =>
  settings.events.find((entry) => entry.event === event)?.audiences ?? [];

/**
 * Returns the e-mail addresses to notify of an event: active accounts of the chosen audiences that may see the subject,
 * and the project's extra recipients.
 */
export async function recipientsOf(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  event: MailEvent,
  { isVisibleTo, ...subject }: Subject,
): Promise<string[]> {
  const settings = await readSettings(db);
  const audiences = audiencesOf(settings, event);
  if (audiences.length === 0) return [];
  const candidates = await findCandidates(db, audiences, subject);
  const people = candidates.map((row) => ({ id: row.id, username: row.username, ...holderOf(config, row) }));
  const addresses = await whoMaySee(db, people, isVisibleTo);
  const extraEmails = settings.extraRecipients.find((entry) => entry.project_id === subject.projectId)?.emails ?? [];
  return [...new Set([...addresses, ...extraEmails].map((address) => address.toLowerCase()))];
}
