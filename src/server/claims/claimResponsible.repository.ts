import { sql, type SQL } from 'drizzle-orm';
import type { Responsible } from '../../contract/claimResponsible';
import { openClaimStatuses } from '../../contract/claimStatus';
import { isStaff, roles, type Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { containing } from '../support/list';
import { nameOfAccount } from './claimNotes.repository';

/** The account responsible for a claim `c`, or 0 for none: the expression of the index. */
export const responsibleOrNobody = sql`coalesce(c.responsible_id, 0)`;

/**
 * Returns, per word, the condition on claims `c` whose responsible person's name contains it; undefined if no name
 * contains the word, as for nearly all words. The search then only reads these few accounts.
 */
export async function responsibleNameMatcher(
  db: Executor,
  words: string[],
): Promise<(word: string) => SQL | undefined> {
  if (words.length === 0) return () => undefined;
  const { rows } = await db.execute<{ word: string; ids: number[] }>(sql`
    select w.word, array_agg(distinct a.id) as ids from unnest(${sql.param(words)}::text[], ${sql.param(words.map(containing))}::text[]) w (word, pattern)
      join account a on a.type = any(${sql.param(roles.filter(isStaff))}) and comparable_text(${nameOfAccount}) like w.pattern
    group by w.word`);
  const idsByWord = new Map(rows.map(({ word, ids }) => [word, ids]));
  return (word) => {
    const ids = idsByWord.get(word);
    return ids && sql`${responsibleOrNobody} = any(${sql.param(ids)}::int[])`;
  };
}

export interface StaffRow extends Record<string, unknown> {
  id: number;
  username: string;
  type: Role;
  name: string;
}

/**
 * Returns the active staff accounts among `ids`, locked against deactivation until the transaction ends. Lock them
 * before any claim.
 */
export async function lockStaff(tx: Executor, ids: number[]): Promise<StaffRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<StaffRow>(sql`
    select a.id, a.username, a.type, ${nameOfAccount} as name from account a
    where a.id = any(${sql.param(ids)}::int[]) and a.active and a.type = any(${sql.param(roles.filter(isStaff))}) order by a.id for share`);
  return rows;
}

/** Returns an account with its name, whether or not it is active; null for no account. */
export async function findResponsible(db: Executor, id: number | null): Promise<Responsible | null> {
  if (id === null) return null;
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select a.id, ${nameOfAccount} as name from account a where a.id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Returns the primary supervisor of a project, not locked; null if there is none. */
export async function primarySupervisor(tx: Executor, projectId: number): Promise<Responsible | null> {
  const { rows } = await tx.execute<{ id: number | null }>(sql`select primary_supervisor(${projectId}) as id`);
  return findResponsible(tx, rows[0]?.id ?? null);
}

/** Whether an account is active. */
export async function isActive(db: Executor, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from account where id = ${id} and active`);
  return rows.length > 0;
}

/** A claim that got a new responsible person. */
interface ReassignedClaim extends Record<string, unknown> {
  id: number;
  responsible_id: number | null;
}

/**
 * Assigns the open claims of an inactive account to the primary supervisor of each project, or to nobody, and adds the
 * change to their history. Returns the claims, oldest first.
 */
export async function reassignOpenClaims(tx: Executor, formerId: number, actorId: number): Promise<ReassignedClaim[]> {
  const { rows } = await tx.execute<ReassignedClaim>(sql`
    with concerned as (
      select distinct c.project_id from claim c where ${responsibleOrNobody} = ${formerId} and c.status = any(${sql.param(openClaimStatuses)})),
    new_responsible as materialized (select project_id, primary_supervisor(project_id) as responsible_id from concerned),
    updated_claims as (
      update claim c set responsible_id = n.responsible_id from new_responsible n
      where n.project_id = c.project_id and ${responsibleOrNobody} = ${formerId} and c.status = any(${sql.param(openClaimStatuses)})
      returning c.id, c.responsible_id),
    inserted_changes as (
      insert into claim_change (claim_id, field, "from", "to", created_by)
      select p.id, 'responsible', (select ${nameOfAccount} from account a where a.id = ${formerId}),
        (select ${nameOfAccount} from account a where a.id = p.responsible_id), ${actorId}
      from updated_claims p order by p.id)
    select id, responsible_id from updated_claims order by id`);
  return rows;
}

/** Returns the claims that a finished bulk change assigned to others than its author, by the new responsible person. */
export async function assignedBy(
  tx: Executor,
  bulkId: number,
): Promise<{ responsibleId: number; claimIds: number[] }[]> {
  const { rows } = await tx.execute<{ responsible_id: number; claim_ids: number[] }>(sql`
    select c.responsible_id, array_agg(c.id order by r.position) as claim_ids
    from claim_bulk b join claim_bulk_row r on r.bulk_id = b.id join claim c on c.id = r.claim_id
      left join claim_bulk o on o.id = b.undoes
    where b.id = ${bulkId} and 'assign' in (b.action, o.action) and r.outcome = 'done' and c.responsible_id <> b.created_by
      and c.responsible_id::text = case b.action when 'assign' then b.responsible_id::text else r.seen end
      and (b.action = 'undo' or r.seen is distinct from b.responsible_id::text)
    group by c.responsible_id order by c.responsible_id`);
  return rows.map(({ responsible_id: responsibleId, claim_ids: claimIds }) => ({ responsibleId, claimIds }));
}
