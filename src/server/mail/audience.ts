import { sql } from 'drizzle-orm';
import { mailAudiences, type EmailSettings, type MailAudience, type MailEvent } from '../../contract/emailSettings';
import type { Executor } from '../database/connection';
import { emailSettings } from '../database/schema';

/** Who hears of what until the company chooses otherwise. */
export const defaultEvents: EmailSettings['events'] = [
  { event: 'claim_created', audiences: ['client', 'consortium', 'managers'] },
  { event: 'claim_status_changed', audiences: ['client', 'consortium'] },
  { event: 'claim_commented', audiences: ['client', 'consortium', 'managers'] },
  { event: 'claim_price_set', audiences: ['consortium'] },
  { event: 'lease_requested', audiences: ['managers', 'admins'] },
  { event: 'lease_advanced', audiences: ['client'] },
  { event: 'lease_rejected', audiences: ['client'] },
  { event: 'account_created', audiences: ['client'] },
];
export const defaultSenderName = 'Posventa';

/** What an event is about, as far as it decides who hears of it. */
export interface Subject {
  projectId: number;
  /** The client concerned; undefined where there is none, or none that may know. */
  clientId?: number;
  /** Whether the consortium of the project may know. */
  isForConsortium: boolean;
  /** Whoever caused the event needs no mail about it. */
  actorId: number;
}

/** The settings row, made with the defaults where the company has not chosen yet. */
export async function readSettings(db: Executor): Promise<typeof emailSettings.$inferSelect> {
  await db
    .insert(emailSettings)
    .values({ id: 1, senderName: defaultSenderName, events: defaultEvents })
    .onConflictDoNothing();
  const [row] = await db.select().from(emailSettings);
  return row!;
}

/** The audiences that the settings choose for an event. */
export const audiencesOf = (settings: { events: EmailSettings['events'] }, event: MailEvent): readonly MailAudience[] =>
  settings.events.find((entry) => entry.event === event)?.audiences ?? [];

/** E-mail addresses that hear of an event: active accounts of the chosen audiences, and the project's extra recipients. */
export async function recipientsOf(
  db: Executor,
  event: MailEvent,
  { projectId, clientId, isForConsortium, actorId }: Subject,
): Promise<string[]> {
  const settings = await readSettings(db);
  const audiences = audiencesOf(settings, event);
  if (audiences.length === 0) return [];
  const conditions: Record<MailAudience, ReturnType<typeof sql> | undefined> = {
    client: clientId === undefined ? undefined : sql`id = ${clientId}`,
    consortium: isForConsortium ? sql`id = (select consortium_id from project where id = ${projectId})` : undefined,
    managers: sql`type = 'manager' and id in (select manager_id from manager_project where project_id = ${projectId})`,
    admins: sql`type = 'admin'`,
  };
  const chosen = mailAudiences
    .filter((audience) => audiences.includes(audience))
    .flatMap((audience) => conditions[audience] ?? []);
  const { rows } =
    chosen.length === 0
      ? { rows: [] }
      : await db.execute<{ username: string }>(
          sql`select username from account where active and id <> ${actorId} and (${sql.join(
            chosen.map((condition) => sql`(${condition})`),
            sql` or `,
          )}) order by id`,
        );
  const extra = settings.extraRecipients.find((entry) => entry.project_id === projectId)?.emails ?? [];
  return [
    ...new Set([...rows.map(({ username }) => username), ...extra].map((address) => String(address).toLowerCase())),
  ];
}
