import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { WorkOrder, WorkOrderDetail } from '../../contract/workShapes';
import {
  openWorkStatuses,
  workStatusesToDo,
  workStatusOrder,
  type StuckReason,
  type WorkStatus,
} from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { workOrder, workOrderClaim } from '../database/schema';
import type { StoredPhoto } from '../files/files.service';
import { contractorOfLink, usableLink } from '../policies/links.policy';
import { visibleWorks } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { codeList, nameOf, positionOf, utc } from '../support/columns';
import {
  allOf,
  countRows,
  isOneOf,
  isOneOfCodes,
  toListResponse,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  type ListQuery,
} from '../support/list';
import { eventColumns, eventPlace, fromEvents } from './workEvents.repository';
import { hasUnread, messagesOf, unreadCount } from './workMessages.repository';
import { suggestSearch } from '../support/suggestion';

interface WorkQuery extends ListQuery {
  status?: string;
  contractor_id?: string;
  assignee_id?: string;
  claim_id?: string;
  project_id?: string;
  undated?: boolean;
  stuck?: boolean;
  unread?: boolean;
}

const claimsOf = sql`from work_order_claim wc join claim c on c.id = wc.claim_id join project p on p.id = c.project_id
  left join unit u on u.id = c.unit_id left join claim_item i on i.id = c.item_id where wc.work_id = w.id`;
const claimWords = sql`(select string_agg(concat_ws(' ', c.id, i.label, c.reason, u.name, p.name), ' ') ${claimsOf})`;
const workerName = sql`coalesce(t.name, ${nameOf(sql`a`)})`;
const shownWords = sql`concat_ws(' ', ${workerName}, left(w.instructions, 400), ${claimWords})`;
const rowText = sql`search_text(w.id::text, ${workerName}, w.instructions, ${claimWords})`;

const from = sql`from work_order w left join contractor t on t.id = w.contractor_id left join account a on a.id = w.assignee_id`;
const columns = sql`w.id, w.status, w.instructions, w.price, w.version, ${utc(sql`w.created_at`)} as created_at, ${utc(sql`w.changed_at`)} as changed_at,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as contractor,
  case when a.id is not null then json_build_object('id', a.id, 'name', ${nameOf(sql`a`)}) end as assignee,
  (select coalesce(json_agg(json_build_object('id', c.id, 'type', c.type, 'what', coalesce(i.label, c.reason, ''), 'place', concat_ws(' · ', u.name, p.name), 'status', c.status, 'done_at', ${utc(sql`wc.done_at`)}) order by c.id), '[]') ${claimsOf}) as claims,
  w.stuck, ${unreadCount} as unread_messages`;

/** The photos of a work order `w`, as they are stored. */
export const photosOf = sql`(select coalesce(json_agg(json_build_object('id', h.id, 'kind', h.kind, 'at', ${utc(sql`h.created_at`)}, 'file_id', f.id, 'name', f.name,
  'claim_id', h.claim_id, 'message_id', h.message_id, 'width', f.width, 'height', f.height) order by h.id), '[]') from work_photo h join stored_file f on f.id = h.file_id where h.work_id = w.id)`;

/** The photos of claims that were selected for a work order `w`, as they are stored. */
export const askedPhotosOf = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'file_id', f.id, 'name', f.name, 'claim_id', i.claim_id, 'width', f.width, 'height', f.height) order by i.id), '[]')
  from work_asked_photo h join claim_image i on i.id = h.image_id join stored_file f on f.id = i.file_id where h.work_id = w.id)`;

/** A work order as it is stored: its photos without their addresses. */
export type WorkRow = Omit<WorkOrderDetail, 'photos' | 'asked_photos'> & {
  asked_photos: (StoredPhoto & { claim_id: number })[];
  photos: (StoredPhoto & Pick<WorkOrderDetail['photos'][number], 'kind' | 'at' | 'claim_id' | 'message_id'>)[];
};

const sorts: Record<string, SQL> = {
  id: sql`w.id`,
  date: sql`w.created_at`,
  contractor: sql`plain_text(${workerName})`,
  claims: sql`(select min(wc.claim_id) from work_order_claim wc where wc.work_id = w.id)`,
  instructions: sql`plain_text(left(w.instructions, 200))`,
  price: sql`w.price`,
  status: positionOf(sql`w.status`, workStatusOrder),
};

const hasClaim = (condition: SQL | undefined) =>
  condition &&
  sql`exists (select 1 from work_order_claim wc join claim c on c.id = wc.claim_id where wc.work_id = w.id and ${condition})`;

/** Condition for a work order that still needs a visit: one of its places has no agreed or finished visit. */
const isUndated = sql`(w.status in (${codeList(workStatusesToDo)}) and exists (select 1 from work_order_claim wc join claim c on c.id = wc.claim_id
  where wc.work_id = w.id and not exists (select 1 from visit v where v.work_id = w.id and v.status in ('agreed', 'done')
    and v.project_id = c.project_id and v.unit_id is not distinct from c.unit_id)))`;

/** Returns the condition, or its opposite; undefined if it is not asked for. */
const isTrue = (condition: SQL, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? condition : sql`not ${condition}`;

/** Returns the matching work orders, newest first: one page or all. */
export async function listWorks({ db, pool }: Context, caller: Caller, query: WorkQuery) {
  const scope = allOf([
    await visibleWorks(db, caller),
    isOneOf(sql`w.id`, query.ids),
    isOneOfCodes(sql`w.status`, query.status),
    or(isOneOf(sql`w.contractor_id`, query.contractor_id), isOneOf(sql`w.assignee_id`, query.assignee_id)),
    hasClaim(isOneOf(sql`c.id`, query.claim_id)),
    hasClaim(isOneOf(sql`c.project_id`, query.project_id)),
    isTrue(sql`w.stuck is not null`, query.stuck),
    isTrue(hasUnread, query.unread),
    isTrue(isUndated, query.undated),
  ]);
  const where = allOf([scope, matchesWords(rowText, query.q)]);
  const order = orderBy(sorts, query.sort, sql`w.created_at desc, w.id desc`, sql`w.id`);
  return toListResponse(
    query,
    runSql<WorkOrder>(pool, sql`select ${columns} ${from} where ${where} order by ${order} ${pageOf(query)}`),
    () => countRows(pool, sql`${from} where ${where}`),
    () => suggestSearch(pool, query.q, { from: sql`${from} where ${scope}`, text: rowText, shown: shownWords }),
  );
}

/**
 * When the contractor first opened a work order `w`, by the link that staff created or by a link of a mail about a
 * visit.
 */
const openedAt = sql`(select min(o.opened_at) from access_link o where o.work_id = w.id and o.account_id is null and o.revoked_at is null)`;

/** When the contractor's page last loaded a work order `w`, by any of its links. */
const heardAt = sql`(select max(coalesce(o.heard_at, o.opened_at)) from access_link o where o.work_id = w.id and o.account_id is null and ${contractorOfLink(sql`o`)} = w.contractor_id)`;

/** Returns one work order with its history; undefined if it is unknown or not visible. */
export async function findWork({ db, pool }: Context, caller: Caller, id: number): Promise<WorkRow | undefined> {
  const [row] = await runSql<WorkRow>(
    pool,
    sql`select ${columns}, (select ${nameOf(sql`b`)} from account b where b.id = w.created_by) as created_by,
        case when t.id is not null then json_build_object('phone_number', t.phone_number, 'email', t.email, 'active', t.active) end as contact,
        (select coalesce(json_agg(h), '[]') from (select ${eventColumns}, ${eventPlace} as place ${fromEvents} where e.work_id = w.id order by e.at, e.id) h) as events,
        ${photosOf} as photos, ${askedPhotosOf} as asked_photos, ${messagesOf} as messages,
        (select json_build_object('created_at', ${utc(sql`l.created_at`)}, 'expires_at', ${utc(sql`l.expires_at`)}, 'opened_at', ${utc(openedAt)}, 'heard_at', ${utc(heardAt)})
          from access_link l where ${usableLink} and l.contractor_id is not null) as link
      ${from} where w.id = ${id} and ${await visibleWorks(db, caller)}`,
  );
  return row && { ...row, created_by: row.created_by ?? '' };
}

/** The columns that an editor sets. */
export type WorkValues = Pick<typeof workOrder.$inferInsert, 'contractorId' | 'assigneeId' | 'instructions' | 'price'>;

export async function insertWork(
  tx: Executor,
  values: WorkValues & { createdBy: number },
  claimIds: number[],
): Promise<number> {
  const { id } = singleRow(await tx.insert(workOrder).values(values).returning({ id: workOrder.id }));
  await tx.insert(workOrderClaim).values([...new Set(claimIds)].map((claimId) => ({ workId: id, claimId })));
  return id;
}

/** Returns a work order's record, locked until the transaction ends; undefined if it is unknown or not visible. */
export async function lockWork(tx: Executor, caller: Caller, id: number) {
  const isVisible = sql`exists (select 1 from work_order w where w.id = ${id} and ${await visibleWorks(tx, caller)})`;
  const [row] = await tx
    .select()
    .from(workOrder)
    .where(and(eq(workOrder.id, id), isVisible))
    // The transaction may create a link, and a reminder may do so at the same time: both reference the work order.
    .for('no key update');
  return row;
}

/** Returns the name of who does a work order. */
export async function findWorkerName(tx: Executor, id: number): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`select ${workerName} as name ${from} where w.id = ${id}`);
  return rows[0]?.name ?? '';
}

export async function saveWork(tx: Executor, id: number, values: WorkValues & { version: number }): Promise<void> {
  await tx.update(workOrder).set(values).where(eq(workOrder.id, id));
}

export async function saveStatus(tx: Executor, id: number, status: WorkStatus): Promise<void> {
  await tx
    .update(workOrder)
    .set({ status, changedAt: sql`now()` })
    .where(eq(workOrder.id, id));
}

/** Stores why the contractor could not finish, or that somebody has acted on it. */
export async function saveStuck(tx: Executor, id: number, stuck: StuckReason | null): Promise<void> {
  await tx.update(workOrder).set({ stuck }).where(eq(workOrder.id, id));
}

/**
 * Stores for which claims the work is done: for one, or for all that were not, if `claimId` is null. Returns how many
 * claims are not done after it; `at` null takes it back.
 */
export async function saveDone(tx: Executor, id: number, claimId: number | null, at: Date | null): Promise<number> {
  await tx
    .update(workOrderClaim)
    .set({ doneAt: at && sql`coalesce(${workOrderClaim.doneAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(workOrderClaim.workId, id), claimId === null ? undefined : eq(workOrderClaim.claimId, claimId)));
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from work_order_claim where work_id = ${id} and done_at is null`,
  );
  return singleRow(rows).count;
}

/** An open work order of a claim, and who has it. */
export interface OpenWork extends Record<string, unknown> {
  id: number;
  claim_id: number;
  status: WorkStatus;
  worker: string;
}

/** Returns the open work orders of claims, by claim. */
export async function findOpenWorks(tx: Executor, claimIds: number[]): Promise<OpenWork[]> {
  const { rows } = await tx.execute<OpenWork>(
    sql`select w.id, wc.claim_id, w.status, ${workerName} as worker ${from} join work_order_claim wc on wc.work_id = w.id
      where wc.claim_id = any(${sql.param(claimIds)}::int[]) and w.status in (${codeList(openWorkStatuses)}) order by wc.claim_id, w.id`,
  );
  return rows;
}

/** Returns a work order's data for a mail: its instructions and its claims. */
export async function findAsked(tx: Executor, id: number): Promise<{ instructions: string; places: string[] }> {
  const { rows } = await tx.execute<{ instructions: string; places: string[] }>(
    sql`select w.instructions, (select coalesce(json_agg(concat_ws(' · ', coalesce(i.label, c.reason), u.name, p.name, nullif(p.address, '')) order by c.id), '[]') ${claimsOf}) as places
      from work_order w where w.id = ${id}`,
  );
  return singleRow(rows);
}
