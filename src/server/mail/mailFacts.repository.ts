import { sql } from 'drizzle-orm';
import type { ClaimTerm } from '../../contract/claimShapes';
import { rejectedClaimStatus, type ClaimStatus, type ClaimType } from '../../contract/claimStatus';
import type { Role } from '../../contract/permissions';
import { reasonOfWithdrawal } from '../../contract/statusText';
import type { Executor } from '../database/connection';
import { claimsAtPlace, isAhead } from '../policies/visits.policy';
import { termColumns, utc, today } from '../support/columns';

/** The account of an address. */
export interface MailRecipient {
  name: string;
  type: Role;
}

/** A claim as a mail shows it. */
export interface MailClaim {
  id: number;
  description: string;
  status: ClaimStatus;
  isWithdrawn: boolean;
  /** Unit and project, or only the project. */
  place: string;
  /** The next due term. */
  term: ClaimTerm | null;
  /** The agreed visit that is next; null if there is none. */
  visit: { starts_at: string; ends_at: string } | null;
  /** Whether staff wait for the reply of its author. */
  isAwaitingReply: boolean;
}

/**
 * What an account gives access to: a unit that it owns, one that it rents from a day to another, or a whole project.
 */
export interface MailAccess {
  name: string;
  /** `YYYY-MM-DD`, of a lease. */
  from: string | null;
  until: string | null;
}

/** Returns the active account of an address; undefined if there is none. */
export async function findRecipient(db: Executor, address: string): Promise<MailRecipient | undefined> {
  const { rows } = await db.execute<MailRecipient & Record<string, unknown>>(
    sql`select name, type from account where active and lower(username) = ${address.toLowerCase()}`,
  );
  return rows[0];
}

/** Returns a claim and the file of its first photo; undefined if it no longer exists. */
export async function findMailClaim(
  db: Executor,
  id: number,
): Promise<{ claim: MailClaim; photoId: number | null } | undefined> {
  const { rows } = await db.execute<{
    description: string;
    status: ClaimStatus;
    place: string;
    reason: string | null;
    due: ClaimTerm['due'];
    due_at: Date | string | null;
    is_awaiting_reply: boolean;
    visit: MailClaim['visit'];
    photo_id: number | null;
  }>(sql`
    select c.description, c.status, concat_ws(' · ', u.name, p.name) as place, ${termColumns},
      exists (select 1 from claim_pause q where q.claim_id = c.id and q.ended_at is null) as is_awaiting_reply,
      (select json_build_object('starts_at', ${utc(sql`v.starts_at`)}, 'ends_at', ${utc(sql`v.ends_at`)}) from visit v
        where ${claimsAtPlace} and ${isAhead} order by v.starts_at limit 1) as visit,
      (select h.reason from claim_change h where h.claim_id = c.id and h.field = 'status' order by h.id desc limit 1) as reason,
      (select i.file_id from claim_image i where i.claim_id = c.id order by i.id limit 1) as photo_id
    from claim c join project p on p.id = c.project_id left join unit u on u.id = c.unit_id
      left join claim_clock clock on clock.claim_id = c.id where c.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { description, status, place, reason, due, due_at: dueAt, is_awaiting_reply: isAwaitingReply, visit } = row;
  const term = dueAt === null ? null : { due, at: new Date(dueAt).toISOString() };
  const isWithdrawn = status === rejectedClaimStatus && reasonOfWithdrawal(reason) !== undefined;
  return {
    claim: { id, description, status, isWithdrawn, place, term, visit, isAwaitingReply },
    photoId: row.photo_id,
  };
}

/** Returns what the account of an address gives access to, units first, by name. */
export async function findAccesses(db: Executor, address: string): Promise<MailAccess[]> {
  const { rows } = await db.execute<MailAccess & Record<string, unknown>>(sql`
    with who as (select id from account where active and lower(username) = ${address.toLowerCase()})
    select concat_ws(' · ', u.name, p.name) as name, null::text as "from", null::text as until, 1 as rank
      from contract o join unit u on u.id = o.unit_id join project p on p.id = u.project_id
      where o.client_id = (select id from who) and o.end_date is null
    union all
    select concat_ws(' · ', u.name, p.name), l.start_date::text, l.end_date::text, 2
      from lease_contract l join unit u on u.id = l.unit_id join project p on p.id = u.project_id
      where l.tenant_id = (select id from who) and l.active and l.end_date >= ${today}
    union all
    select p.name, null, null, 3 from project p where p.consortium_id = (select id from who)
      or p.id in (select m.project_id from manager_project m where m.manager_id = (select id from who))
    order by rank, name limit 20`);
  return rows.map(({ name, from, until }) => ({ name, from, until }));
}

/** A claim in a mail that lists several. */
export interface ListedClaim extends Record<string, unknown> {
  id: number;
  type: ClaimType;
  /** Its item or, for a project claim, its reason. */
  what: string;
  /** Unit and project, or only the project. */
  place: string;
}

/** Returns claims in the order of `ids`. */
export async function findListedClaims(db: Executor, ids: number[]): Promise<ListedClaim[]> {
  const { rows } = await db.execute<ListedClaim>(sql`
    select c.id, c.type, coalesce(i.label, c.reason, '') as what, concat_ws(' · ', u.name, p.name) as place
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, position) join claim c on c.id = wanted.id
      join project p on p.id = c.project_id left join unit u on u.id = c.unit_id left join claim_item i on i.id = c.item_id
    order by wanted.position`);
  return rows;
}
