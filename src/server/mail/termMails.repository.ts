import { sql, type SQL } from 'drizzle-orm';
import type { ClaimType } from '../../contract/claimStatus';
import type { Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { dayOf } from '../support/columns';
import type { DayClaim } from './dayMail';

/** Whether the office is open at an instant. */
export async function isOfficeOpen(db: Executor, now: Date): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from working_day where opens_at <= ${now.toISOString()} and closes_at > ${now.toISOString()}`,
  );
  return rows.length > 0;
}

/** Marks the mails of a day as sent in this transaction. Returns whether no other transaction did so before. */
export async function markDaySent(tx: Executor, day: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`insert into term_mail (day) values (${day}) on conflict do nothing returning day`,
  );
  return rows.length > 0;
}

/** Returns the state of a `clock` in the mail of a day that ends at `end`; null if the mail does not name the claim. */
const stateOf = (now: Date, end: Date): SQL => sql`case when clock.paused_since is not null then 'paused'
  when clock.due_at < ${now.toISOString()}::timestamptz then 'late' when clock.due_at < ${end.toISOString()}::timestamptz then 'today' end`;

const openClaims = sql`claim c join claim_clock clock on clock.claim_id = c.id join claim_status s on s.code = c.status and s.is_open`;

interface Responsible extends Record<string, unknown> {
  id: number;
  username: string;
  type: Role;
}

/** Returns the active accounts responsible for claims that the daily mail names. */
export async function findPeopleOfDay(db: Executor, now: Date, end: Date): Promise<Responsible[]> {
  const { rows } = await db.execute<Responsible>(sql`
    select id, username, type from account where active and id in (
      select c.responsible_id from ${openClaims} where ${stateOf(now, end)} is not null) order by id`);
  return rows;
}

/**
 * Returns the claims of a person for the daily mail that satisfy `isVisible`: the oldest `max` of each state, oldest
 * first.
 */
export async function findClaimsOfDay(
  db: Executor,
  { personId, now, end, max, isVisible }: { personId: number; now: Date; end: Date; max: number; isVisible: SQL },
): Promise<DayClaim[]> {
  const { rows } = await db.execute<DayClaim>(sql`
    with own as (
      select c.id, c.type, coalesce(i.label, c.reason, '') as what, concat_ws(' · ', u.name, p.name) as place,
        ${stateOf(now, end)} as state, coalesce(clock.paused_since, clock.due_at) as at
      from ${openClaims} join project p on p.id = c.project_id left join unit u on u.id = c.unit_id left join claim_item i on i.id = c.item_id
      where coalesce(c.responsible_id, 0) = ${personId} and ${stateOf(now, end)} is not null and ${isVisible}
    ), ranked as (
      select *, (count(*) over (partition by state))::int as total, row_number() over (partition by state order by at, id) as place_in_state from own
    )
    select id, type, what, place, state, total from ranked where place_in_state <= ${max} order by state, place_in_state`);
  return rows;
}

interface Reminder extends Record<string, unknown> {
  claim_id: number;
  type: ClaimType;
  /** The day of the question, `YYYY-MM-DD`. */
  asked_on: string;
  /** The message with the question; null if it no longer exists. */
  text: string | null;
}

/** Maximum pauses that one run sends reminders for; the next run continues. */
const remindersAtOnce = 200;

/**
 * Stores that a reminder is sent for each pause that has lasted `reminder_days` working days, not counting the day of
 * the question. Claims are locked first, as in all code that ends a pause. Claims locked by another transaction wait
 * for the next run.
 */
export async function markReminders(tx: Executor, now: Date, today: string): Promise<Reminder[]> {
  const { rows: dueClaims } = await tx.execute<{ id: number }>(sql`
    select c.id from claim_pause p join claim c on c.id = p.claim_id
    where p.ended_at is null and p.reminded_at is null and (
      select count(*) from working_day w where w.day > ${dayOf(sql`p.started_at`)} and w.day <= ${today}
    ) >= coalesce((select reminder_days from office_time), 3)
    order by c.id limit ${remindersAtOnce} for no key update of c skip locked`);
  if (dueClaims.length === 0) return [];
  const ids = dueClaims.map(({ id }) => id);
  const { rows } = await tx.execute<Reminder>(sql`
    with taken as (
      update claim_pause set reminded_at = ${now.toISOString()}
      where claim_id = any(${sql.param(ids)}::int[]) and ended_at is null and reminded_at is null returning *
    )
    select t.claim_id, c.type, ${dayOf(sql`t.started_at`)}::text as asked_on, m.text
    from taken t join claim c on c.id = t.claim_id left join claim_comment m on m.id = t.comment_id order by t.claim_id`);
  return rows;
}

/**
 * Returns the active account that must reply in a claim: its author or, if staff created it, its client. For a project
 * claim it is the project's consortium of today: its author may no longer have the project.
 */
export async function findClaimContact(db: Executor, claimId: number): Promise<Responsible | undefined> {
  const { rows } = await db.execute<Responsible>(sql`
    select a.id, a.username, a.type from claim c join project p on p.id = c.project_id
      left join account author on author.id = c.created_by left join user_type u on u.code = author.type
      join account a on a.id = case when c.type = 'PROJECT' then p.consortium_id when u.is_staff is false then author.id else c.client_id end
    where c.id = ${claimId} and a.active`);
  return rows[0];
}
