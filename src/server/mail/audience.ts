import { sql, type SQL } from 'drizzle-orm';
import { type EmailSettings, type MailAudience, type MailEvent } from '../../contract/emailSettings';
import type { Holder, Role } from '../../contract/permissions';
import { holderOf } from '../policies/actor';
import type { Context } from '../context';
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
  /** The client concerned; undefined where there is none. */
  clientId?: number;
  /** The condition on which one of the people may know of it: what they would see in the portal. */
  isVisibleTo(db: Executor, person: Holder & { id: number }): Promise<SQL>;
  /** Whoever caused the event needs no mail about it. */
  actorId: number;
}

/** The settings row, made with the defaults where the company has not chosen yet. */
export async function readSettings(db: Executor): Promise<typeof emailSettings.$inferSelect> {
  const [row] = await db.select().from(emailSettings);
  if (row) return row;
  await db
    .insert(emailSettings)
    .values({ id: 1, senderName: defaultSenderName, events: defaultEvents })
    .onConflictDoNothing();
  const [made] = await db.select().from(emailSettings);
  return made!;
}

/** The audiences that the settings choose for an event. */
export const audiencesOf = (settings: { events: EmailSettings['events'] }, event: MailEvent): readonly MailAudience[] =>
  settings.events.find((entry) => entry.event === event)?.audiences ?? [];

/**
 * E-mail addresses that hear of an event: active accounts of the chosen audiences, as far as they may see what it is about, and
 * the project's extra recipients.
 */
export async function recipientsOf(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  event: MailEvent,
  { projectId, clientId, isVisibleTo, actorId }: Subject,
): Promise<string[]> {
  const settings = await readSettings(db);
  const audiences = audiencesOf(settings, event);
  if (audiences.length === 0) return [];
  const conditions: Record<MailAudience, SQL | undefined> = {
    client: clientId === undefined ? undefined : sql`id = ${clientId}`,
    consortium: sql`id = (select consortium_id from project where id = ${projectId})`,
    managers: sql`type = 'manager' and id in (select manager_id from manager_project where project_id = ${projectId})`,
    admins: sql`type = 'admin'`,
  };
  const chosen = audiences.flatMap((audience) => conditions[audience] ?? []);
  const { rows: candidates } = await db.execute<Candidate>(
    sql`select id, type, username from account where active and id <> ${actorId} and (${sql.join(chosen.length > 0 ? chosen : [sql`false`], sql` or `)})`,
  );
  const people = candidates.map(({ id, ...row }) => ({ id, username: row.username, ...holderOf(config, row) }));
  const addresses = await whoMaySee(db, people, isVisibleTo);
  const extra = settings.extraRecipients.find((entry) => entry.project_id === projectId)?.emails ?? [];
  return [...new Set([...addresses, ...extra].map((address) => address.toLowerCase()))];
}

interface Candidate extends Record<string, unknown> {
  id: number;
  type: Role;
  username: string;
}

/** One statement for all of them, whatever each one's condition is. */
async function whoMaySee(
  db: Executor,
  people: (Holder & { id: number; username: string })[],
  isVisibleTo: Subject['isVisibleTo'],
): Promise<string[]> {
  if (people.length === 0) return [];
  const checks: SQL[] = [];
  for (const person of people) {
    checks.push(sql`select ${person.id}::int as id where ${await isVisibleTo(db, person)}`);
  }
  const { rows } = await db.execute<{ id: number }>(sql`${sql.join(checks, sql` union all `)} order by id`);
  return rows.map(({ id }) => people.find((person) => person.id === id)!.username);
}
