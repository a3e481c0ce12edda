import { sql, type SQL } from 'drizzle-orm';
import type { OwnWork } from '../../contract/ownWork';
import type { WorkEvent } from '../../contract/workEvents';
import { openWorkStatuses, type WorkPhotoKind } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { workPhoto } from '../database/schema';
import { ownWorks } from '../policies/links.policy';
import type { LinkCaller } from '../policies/rows';
import { runSql } from '../support/list';
import { codeList, utc, today } from '../support/columns';
import { messagesOf } from './workMessages.repository';
import { askedPhotosOf, photosOf, type WorkRow } from './works.repository';

/** A photo of a work order as it is stored. */
type StoredWorkPhoto = WorkRow['photos'][number];
type OwnWorkRow = Omit<OwnWork, 'company' | 'photos' | 'asked_photos' | 'visits'> & {
  photos: StoredWorkPhoto[];
  asked_photos: WorkRow['asked_photos'];
};

/** Statuses in which the contractor still needs the contact who opens the door. */
const needsContact = sql`w.status = any(${sql.param(openWorkStatuses)})`;
/** Events since the work order was last requested or sent back. */
const ofThisRound = sql`e.work_id = w.id and e.id > coalesce((select max(r.id) from work_event r where r.work_id = w.id and r.what in ('ask', 'return')), 0)`;

/** When the contractor last arrived, in events `e` that fulfil a condition, unless that was taken back. */
const arrivedAt = (
  condition: SQL,
): SQL => sql`(select ${utc(sql`max(e.at)`)} from work_event e where ${ofThisRound} and e.what = 'arrive' and ${condition}
  and not exists (select 1 from work_event r where r.work_id = w.id and r.id > e.id and r.what = 'arriveUndone' and r.claim_id is not distinct from e.claim_id))`;

/** Returns the work order of a link as its contractor sees it; undefined if the link is not valid now. */
export async function findOwnWork({ db, pool }: Context, caller: LinkCaller): Promise<OwnWorkRow | undefined> {
  const [row] = await runSql<OwnWorkRow>(
    pool,
    sql`select w.id, w.status, w.instructions, ${utc(sql`w.changed_at`)} as changed_at, t.name as contractor, t.id as contractor_id,
        (select e.note from work_event e where e.work_id = w.id and e.what = 'return' and w.status = 'accepted'
          and not exists (select 1 from work_event f where f.work_id = w.id and f.id > e.id and f.what in ('finish', 'ask')) order by e.id desc limit 1) as returned_because,
        ${arrivedAt(sql`true`)} as arrived_at,
        (select coalesce(json_agg(r), '[]') from (select distinct on (e.claim_id) e.claim_id, e.note, e.parts, ${utc(sql`e.at`)} as at from work_event e
          where ${ofThisRound} and e.what in ('finish', 'finishPlace', 'corrected') and (w.status in ('done', 'verified')
            or exists (select 1 from work_order_claim wc where wc.work_id = w.id and wc.claim_id = e.claim_id and wc.done_at is not null)) order by e.claim_id, e.id desc) r) as reports,
        (select json_build_object('reason', e.reason, 'note', e.note, 'at', ${utc(sql`e.at`)}) from work_event e
          where e.work_id = w.id and e.what = 'stuck' and w.stuck is not null order by e.id desc limit 1) as stuck,
        ${messagesOf} as messages,
        (select coalesce(json_agg(d.day order by d.day), '[]') from office_day d where d.is_closed and d.day between ${today} and ${today} + 120) as closed_days,
        (select coalesce(json_agg(json_build_object('claim_id', c.id, 'what', coalesce(i.label, c.reason, ''), 'where', concat_ws(' · ', l.label, d.label, c.place, c.place_detail),
            'description', coalesce(c.description, ''), 'done_at', ${utc(sql`wc.done_at`)}, 'arrived_at', ${arrivedAt(sql`(e.claim_id is null or e.claim_id = c.id)`)},
            'unit', u.name, 'project', p.name, 'address', p.address,
            'contact', case when ${needsContact} and coalesce(c.contact_name, c.contact_phone, c.access_hours) is not null
              then json_build_object('name', coalesce(c.contact_name, ''), 'phone', coalesce(c.contact_phone, ''), 'hours', coalesce(c.access_hours, '')) end) order by c.id), '[]')
          from work_order_claim wc join claim c on c.id = wc.claim_id join project p on p.id = c.project_id left join unit u on u.id = c.unit_id
            left join claim_item i on i.id = c.item_id left join claim_location l on l.id = c.location_id left join claim_location_detail d on d.id = c.location_detail_id
          where wc.work_id = w.id) as places,
        ${photosOf} as photos, ${askedPhotosOf} as asked_photos
      from work_order w join contractor t on t.id = w.contractor_id where ${await ownWorks(db, caller)}`,
  );
  return row;
}

/**
 * Returns the work order's record of a link, locked until the transaction ends; undefined if the link is not valid now.
 */
export async function lockOwnWork(
  tx: Executor,
  caller: LinkCaller,
): Promise<{ id: number; status: OwnWork['status']; contractorId: number } | undefined> {
  const { rows } = await tx.execute<{ id: number; status: OwnWork['status']; contractorId: number }>(
    sql`select w.id, w.status, w.contractor_id as "contractorId" from work_order w where ${await ownWorks(tx, caller)} for no key update`,
  );
  return rows[0];
}

export async function countPhotos(tx: Executor, workId: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from work_photo where work_id = ${workId}`,
  );
  return rows[0]?.count ?? 0;
}

/** Stores photos of a work order, of one of its claims or of a message. */
export async function insertPhotos(
  tx: Executor,
  values: { workId: number; kind: WorkPhotoKind; claimId?: number | null; messageId?: number },
  fileIds: number[],
): Promise<void> {
  if (fileIds.length > 0) await tx.insert(workPhoto).values(fileIds.map((fileId) => ({ ...values, fileId })));
}

/** Whether a work order is about a claim. */
export async function hasClaim(tx: Executor, workId: number, claimId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from work_order_claim where work_id = ${workId} and claim_id = ${claimId}`,
  );
  return rows.length > 0;
}

/**
 * Returns the last report of the contractor that can still be taken back: of the arrival, or of the end, at a place or
 * (null) of the whole work order. It is at most `withinMs` old, and nothing followed that answers it.
 */
export async function findRecent(
  tx: Executor,
  workId: number,
  what: readonly WorkEvent['what'][],
  claimId: number | null,
  withinMs: number,
): Promise<boolean> {
  const { rows } = await tx.execute<{ is_recent: boolean }>(
    sql`select e.what in (${codeList(what)}) and e.at > now() - make_interval(secs => ${withinMs / 1000}) as is_recent from work_event e
      where e.work_id = ${workId} and e.contractor_id is not null and e.claim_id is not distinct from ${claimId}
        and e.what in (${codeList([...what, 'arriveUndone', 'finishUndone'])}) order by e.id desc limit 1`,
  );
  return rows[0]?.is_recent ?? false;
}

/** Returns the sum of the agreed amounts of a work order; null if none is agreed. */
export async function agreedAmountOf({ pool }: Pick<Context, 'pool'>, workId: number): Promise<string | null> {
  const [row] = await runSql<{ agreed: string | null }>(
    pool,
    sql`select sum(agreed)::numeric(14, 2)::text as agreed from work_cost where work_id = ${workId} and bearer <> 'contractor'`,
  );
  return row?.agreed ?? null;
}
