import { eq, sql, type SQL } from 'drizzle-orm';
import type { ClaimType } from '../../contract/claimStatus';
import type { MailAudience } from '../../contract/emailSettings';
import type { Holder, Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { claim, emailSettings } from '../database/schema';
import { visibleClaims } from '../policies/claims.policy';
import { audienceOf } from '../policies/places.policy';
import { singleRow } from '../database/singleRow';

/** A possible recipient, with the fields that the policies need. */
export type Person = Holder & { id: number; type: Role; username: string };
/** Returns the condition for whether a person may know of the subject: what the person would see in the portal. */
export type Visibility = (db: Executor, person: Holder & { id: number }) => Promise<SQL>;

interface Candidate extends Record<string, unknown> {
  id: number;
  type: Role;
  username: string;
}

/** Returns the active accounts of the audiences of a project and, if given, of a client, except the actor. */
export async function findCandidates(
  db: Executor,
  audiences: readonly MailAudience[],
  { projectId, clientId, actorId }: { projectId: number; clientId?: number; actorId: number },
): Promise<Candidate[]> {
  const selectedConditions = audiences.flatMap((audience) => audienceOf[audience](projectId, clientId) ?? []);
  if (selectedConditions.length === 0) return [];
  const { rows } = await db.execute<Candidate>(
    sql`select id, type, username from account where active and id <> ${actorId} and (${sql.join(selectedConditions, sql` or `)})`,
  );
  return rows;
}

/**
 * Returns the e-mails of the people who may see the subject. Uses one statement, although each person has a different
 * condition.
 */
export async function whoMaySee(db: Executor, people: Person[], isVisibleTo: Visibility): Promise<string[]> {
  if (people.length === 0) return [];
  const checks: SQL[] = [];
  for (const person of people) {
    checks.push(
      sql`select ${person.username} as username, ${person.id}::int as id where ${await isVisibleTo(db, person)}`,
    );
  }
  const { rows } = await db.execute<{ username: string }>(sql`${sql.join(checks, sql` union all `)} order by id`);
  return rows.map(({ username }) => username);
}

/** Whether a person may see a claim, for the mails about it; false if `mayKnow` excludes the person. */
export const claimVisibility =
  (claimId: number, mayKnow: (person: Holder) => boolean): Visibility =>
  async (db, person) =>
    mayKnow(person)
      ? sql`exists (select 1 from claim c where c.id = ${claimId} and ${await visibleClaims(db, { user: person, scope: 'any' })})`
      : sql`false`;

/** The data of a claim that its mails name. */
interface ClaimSubject {
  type: ClaimType;
  projectId: number;
  clientId: number | null;
}

export async function findClaimSubject(db: Executor, claimId: number): Promise<ClaimSubject | undefined> {
  const [row] = await db
    .select({
      type: claim.type,
      projectId: claim.projectId,
      clientId: claim.clientId,
    })
    .from(claim)
    .where(eq(claim.id, claimId));
  return row;
}

export type SettingsRecord = typeof emailSettings.$inferSelect;

/** Returns the settings row; undefined if the company has not saved any settings. */
export async function findSettings(db: Executor): Promise<SettingsRecord | undefined> {
  const [row] = await db.select().from(emailSettings);
  return row;
}

/** Returns the settings row, locked until the transaction ends; creates it with the given values if it is missing. */
export async function lockSettings(tx: Executor, initial: Omit<SettingsRecord, 'id'>): Promise<SettingsRecord> {
  await tx
    .insert(emailSettings)
    .values({ id: 1, ...initial })
    .onConflictDoNothing();
  return singleRow(await tx.select().from(emailSettings).for('update'));
}

export async function saveSettings(tx: Executor, values: Partial<SettingsRecord>): Promise<void> {
  await tx.update(emailSettings).set(values);
}
