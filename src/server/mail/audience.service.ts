import type { EmailSettings } from '../../contract/emailSettings';
import { mailEvents, usualAudiences, type MailAudience, type MailEvent } from '../../contract/mailEvents';
import { portalName } from '../../contract/webSettings';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf } from '../policies/actor';
import { findCandidates, whoMaySee, findSettings, type Visibility, type SettingsRecord } from './audience.repository';

/** For the screen that edits the settings. */
export { lockSettings, saveSettings } from './audience.repository';

/** Default recipients of each event, until the company changes them. */
const defaultEvents: EmailSettings['events'] = mailEvents.map((event) => ({ event, audiences: usualAudiences[event] }));

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

type MailSettings = Omit<SettingsRecord, 'id'>;

const defaultSettings: MailSettings = {
  senderName: '',
  events: defaultEvents,
  extraRecipients: [],
  version: 1,
};

/** Returns the settings, with the defaults if the company has not saved any, and for events that are newer. */
export async function readSettings(db: Executor): Promise<MailSettings> {
  const saved = await findSettings(db);
  if (!saved) return defaultSettings;
  const newer = defaultEvents.filter(({ event }) => !saved.events.some((entry) => entry.event === event));
  return { ...saved, events: [...saved.events, ...newer] };
}

/** Returns the name that mails come from: the one that the settings name, else the company's, else the portal's. */
export const senderNameOf = ({ senderName }: Pick<MailSettings, 'senderName'>, company: string): string =>
  senderName || company || portalName;

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
