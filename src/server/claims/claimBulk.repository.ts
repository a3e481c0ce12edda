import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Bulk, BulkAction } from '../../contract/claimBulk';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { claimBulk, claimBulkRow } from '../database/schema';
import { visibleBulks } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { utc } from '../support/columns';
import { iso } from '../support/list';
import { nameOfAccount } from './claimNotes.repository';
import { responsibleOrNobody } from './claimResponsible.repository';

export type BulkRecord = typeof claimBulk.$inferSelect;
export type BulkRowRecord = typeof claimBulkRow.$inferSelect;

/** The value of a claim `c` that each bulk action changes, as text. */
const currentValueOf: Record<BulkAction, SQL> = {
  up: sql`c.status`,
  reject: sql`c.status`,
  reopen: sql`c.status`,
  priority: sql`c.priority`,
  assign: sql`${responsibleOrNobody}::text`,
};

/**
 * Stores a bulk change with the current value of each claim, so that a change in between takes precedence. One
 * statement inserts all rows.
 */
export async function insertBulk(
  tx: Executor,
  values: Pick<BulkRecord, 'createdBy' | 'action' | 'priority' | 'responsibleId' | 'reason'>,
  claimIds: number[],
): Promise<number> {
  const { id } = singleRow(await tx.insert(claimBulk).values(values).returning({ id: claimBulk.id }));
  const currentValue = currentValueOf[values.action as BulkAction];
  await tx.execute(sql`insert into claim_bulk_row (bulk_id, claim_id, position, seen)
    select ${id}, c.id, wanted.position, ${currentValue}
    from unnest(${sql.param(claimIds)}::int[]) with ordinality as wanted(id, position) join claim c on c.id = wanted.id`);
  return id;
}

/**
 * Condition on rows `r` of a bulk change `b` whose claim really changed: a claim that already had the value did not.
 */
const isChanged = sql`r.outcome = 'done' and r.seen is distinct from case b.action when 'assign' then coalesce(b.responsible_id, 0)::text else b.priority end`;

/**
 * Stores that a bulk change is undone. Throws a unique violation of `claim_bulk_undoes_key` if it is already undone.
 */
export async function insertUndo(tx: Executor, undoes: number, createdBy: number): Promise<number> {
  const values = { createdBy, action: 'undo', undoes } as const;
  const { id } = singleRow(await tx.insert(claimBulk).values(values).returning({ id: claimBulk.id }));
  await tx.execute(sql`insert into claim_bulk_row (bulk_id, claim_id, position, seen, change_id)
    select ${id}, r.claim_id, r.position, r.seen, r.change_id from claim_bulk b join claim_bulk_row r on r.bulk_id = b.id
    where b.id = ${undoes} and ${isChanged}`);
  return id;
}

/**
 * Milliseconds within which a bulk change can be undone. The change takes a while, and the user reads its receipt after
 * that.
 */
const undoMs = 10 * 60_000;

/** Returns a bulk change with the outcome of each claim; undefined if it is unknown or belongs to another user. */
export async function findBulk(db: Executor, caller: Caller, id: number): Promise<Bulk | undefined> {
  const {
    rows: [row],
  } = await db.execute<Omit<Bulk, 'is_over' | 'undo_until'> & { waiting: number; can_undo: boolean }>(
    sql`select b.id, b.action, b.priority, b.reason,
      (select json_build_object('id', a.id, 'name', ${nameOfAccount}) from account a where a.id = b.responsible_id) as responsible, ${utc(sql`b.created_at`)} as created_at, count(*)::int as total,
      count(*) filter (where r.outcome = 'done')::int as done, count(*) filter (where r.outcome = 'refused')::int as refused,
      count(*) filter (where r.outcome = 'waiting')::int as waiting,
      b.action <> 'undo' and bool_or(${isChanged}) and not exists (select 1 from claim_bulk u where u.undoes = b.id) as can_undo,
      json_agg(json_build_object('claim_id', r.claim_id, 'record_id', r.claim_id, 'outcome', r.outcome, 'message', r.message)
        order by r.position) as rows
    from claim_bulk b join claim_bulk_row r on r.bulk_id = b.id where b.id = ${id} and ${await visibleBulks(db, caller)} group by b.id`,
  );
  if (!row) return undefined;
  const { waiting, can_undo: canUndo, ...bulk } = row;
  const until = new Date(Date.parse(bulk.created_at) + undoMs);
  const isOver = waiting === 0;
  return {
    ...bulk,
    is_over: isOver,
    undo_until: isOver && canUndo && until > new Date() ? iso(until) : null,
  };
}

export async function readBulk(db: Executor, id: number): Promise<BulkRecord | undefined> {
  const [row] = await db.select().from(claimBulk).where(eq(claimBulk.id, id));
  return row;
}

/** Whether claims of a bulk change are still pending. */
export async function hasPendingRows(tx: Executor, bulkId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from claim_bulk_row where bulk_id = ${bulkId} and outcome = 'waiting' limit 1`,
  );
  return rows.length > 0;
}

/** Returns the next pending claims of a bulk change, locked until the transaction ends. */
export const lockPendingRows = (tx: Executor, bulkId: number, count: number): Promise<BulkRowRecord[]> =>
  tx
    .select()
    .from(claimBulkRow)
    .where(and(eq(claimBulkRow.bulkId, bulkId), eq(claimBulkRow.outcome, 'waiting')))
    .orderBy(asc(claimBulkRow.position))
    .limit(count)
    .for('update');

/** Refuses all pending claims of a bulk change. */
export async function refusePendingRows(db: Executor, bulkId: number, message: string): Promise<void> {
  await db
    .update(claimBulkRow)
    .set({ outcome: 'refused', message })
    .where(and(eq(claimBulkRow.bulkId, bulkId), eq(claimBulkRow.outcome, 'waiting')));
}

export async function writeOutcome(
  tx: Executor,
  { bulkId, claimId }: BulkRowRecord,
  outcome: Pick<BulkRowRecord, 'outcome' | 'message'> & Partial<Pick<BulkRowRecord, 'changeId'>>,
): Promise<void> {
  await tx
    .update(claimBulkRow)
    .set(outcome)
    .where(and(eq(claimBulkRow.bulkId, bulkId), eq(claimBulkRow.claimId, claimId)));
}
