import { sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { OwnTerm, OwnWarranty } from '../../contract/ownWarranty';
import type { Executor } from '../database/connection';
import { leasableOwnerships, readableWarranties } from '../policies/places.policy';
import type { Caller } from '../policies/rows';

const { warrantyNoticeDays: noticeDays } = limits;

/** Returns the units of a caller with their terms, by project and unit, soonest last day first. */
export async function readOwnWarranty(db: Executor, caller: Caller): Promise<OwnWarranty[]> {
  const isOwner = await leasableOwnerships(db, caller);
  const { rows } = await db.execute<OwnWarranty & Record<string, unknown>>(sql`
    with own as (
      select k.id as contract_id, u.id as unit_id, u.name as unit, p.name as project, p.closed_at is not null as is_project_closed,
        u.delivered_on is not null as is_delivery_known, ${isOwner} as is_owner, k.tenant_sees_warranty
      from contract k join unit u on u.id = k.unit_id join project p on p.id = u.project_id
      where ${await readableWarranties(db, caller)}
    )
    select o.contract_id, o.unit_id, o.unit, o.project, o.is_project_closed, min(t.starts_on)::text as starts_on, o.is_delivery_known,
      o.is_owner, case when o.is_owner then o.tenant_sees_warranty end as tenant_sees,
      json_agg(json_build_object('id', t.id, 'term_id', t.term_id, 'claim_category_id', t.claim_category_id, 'category', g.label,
        'claim_item_id', t.claim_item_id, 'item', t.item, 'months', t.months, 'expires_on', t.expires_on,
        'covers', case when o.is_owner then t.covers end, 'excludes', case when o.is_owner then t.excludes end,
        'notice', case when not o.is_owner or n.term_id is null then null when n.sent_at is null then 'asked' else 'sent' end
      ) order by t.expires_on, plain_text(g.label), plain_text(t.item), t.id) as terms
    from own o join unit_warranty(array(select unit_id from own)) t on t.unit_id = o.unit_id
      join claim_category g on g.id = t.claim_category_id
      left join warranty_notice n on n.contract_id = o.contract_id and n.account_id = ${caller.user.id} and n.term_id = t.term_id
    group by o.contract_id, o.unit_id, o.unit, o.project, o.is_project_closed, o.is_delivery_known, o.is_owner, o.tenant_sees_warranty
    order by plain_text(o.project), plain_text(o.unit), o.contract_id`);
  return rows;
}

interface Term extends Record<string, unknown> {
  id: number;
  expires_on: string;
  /** Whether more than the days of a notice are left. */
  is_far: boolean;
}

/** Returns a term of a unit that the caller owns; undefined if there is none. */
export async function findOwnedTerm(
  db: Executor,
  caller: Caller,
  { ownershipId, termId, today }: { ownershipId: number; termId: number; today: string },
): Promise<Term | undefined> {
  const { rows } = await db.execute<Term>(sql`
    select t.id, t.expires_on::text as expires_on, t.expires_on - ${noticeDays}::int > ${today}::date as is_far
    from contract k join unit u on u.id = k.unit_id join unit_warranty(array[u.id]) t on t.unit_id = u.id
    where k.id = ${ownershipId} and t.term_id = ${termId} and ${await leasableOwnerships(db, caller)}`);
  return rows[0];
}

const isNotice = (ownershipId: number, accountId: number, termId: number): SQL =>
  sql`contract_id = ${ownershipId} and account_id = ${accountId} and term_id = ${termId}`;

/** Stores that an account asks for the notice of a term; one that exists stays as it is. */
export async function insertNotice(
  db: Executor,
  notice: { ownershipId: number; accountId: number; termId: number; versionId: number },
): Promise<void> {
  await db.execute(sql`
    insert into warranty_notice (contract_id, account_id, term_id, version_id)
    values (${notice.ownershipId}, ${notice.accountId}, ${notice.termId}, ${notice.versionId}) on conflict do nothing`);
}

/** Removes the notice of a term if it was not sent. */
export async function deleteNotice(
  db: Executor,
  ownershipId: number,
  accountId: number,
  termId: number,
): Promise<void> {
  await db.execute(
    sql`delete from warranty_notice where ${isNotice(ownershipId, accountId, termId)} and sent_at is null`,
  );
}

/** Returns the state of a notice. */
export async function noticeOf(
  db: Executor,
  ownershipId: number,
  accountId: number,
  termId: number,
): Promise<OwnTerm['notice']> {
  const { rows } = await db.execute<{ state: 'asked' | 'sent' }>(sql`
    select case when sent_at is null then 'asked' else 'sent' end as state
    from warranty_notice where ${isNotice(ownershipId, accountId, termId)}`);
  return rows[0]?.state ?? null;
}

/** Stores whether the tenant sees the terms of a unit; returns whether the caller owns it. */
export async function saveTenantSees(
  db: Executor,
  caller: Caller,
  ownershipId: number,
  isSeen: boolean,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update contract k set tenant_sees_warranty = ${isSeen} where k.id = ${ownershipId} and ${await leasableOwnerships(db, caller)}
    returning k.id`);
  return rows.length > 0;
}

interface DueNotice extends Record<string, unknown> {
  account_id: number;
  username: string;
  place: string;
  category: string;
  item: string;
  expires_on: string;
}

/** Maximum notices that one run marks; the next run continues. */
const noticesAtOnce = 1000;

/**
 * Marks the notices whose term ends within the days of a notice as sent, in this transaction, and returns them. Ignores
 * those of ended ownerships and of deactivated accounts. Those that another transaction is marking are left to it.
 */
export async function markDueNotices(tx: Executor, now: Date, today: string): Promise<DueNotice[]> {
  const { rows } = await tx.execute<DueNotice>(sql`
    with waiting as (
      select n.contract_id, n.account_id, n.term_id, a.username, u.id as unit_id, concat_ws(' · ', u.name, p.name) as place
      from warranty_notice n join contract k on k.id = n.contract_id and k.client_id = n.account_id and k.end_date is null
        join account a on a.id = n.account_id and a.active join unit u on u.id = k.unit_id join project p on p.id = u.project_id
      where n.sent_at is null for update of n skip locked
    ), due as (
      select w.*, t.claim_category_id, t.item, t.expires_on
      from waiting w join unit_warranty(array(select distinct unit_id from waiting)) t on t.unit_id = w.unit_id and t.term_id = w.term_id
      where ${today}::date between t.expires_on - ${noticeDays}::int and t.expires_on
      order by t.expires_on limit ${noticesAtOnce}
    ), marked as (
      update warranty_notice n set sent_at = ${now.toISOString()} from due d
      where n.contract_id = d.contract_id and n.account_id = d.account_id and n.term_id = d.term_id and n.sent_at is null
      returning d.*
    )
    select m.account_id, m.username, m.place, g.label as category, m.item, m.expires_on::text as expires_on
    from marked m join claim_category g on g.id = m.claim_category_id
    order by m.account_id, m.expires_on, m.place, m.item`);
  return rows;
}

/** Removes the notices of ended ownerships. */
export async function deleteEndedNotices(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from warranty_notice n using contract k
    where k.id = n.contract_id and (k.end_date is not null or k.client_id <> n.account_id)`);
}
