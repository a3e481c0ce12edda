import { sql } from 'drizzle-orm';
import type { OwnWork } from '../../contract/ownWork';
import { openWorkStatuses, type WorkPhotoKind } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { workPhoto } from '../database/schema';
import type { StoredPhoto } from '../files/files.service';
import { ownWorks } from '../policies/links.policy';
import type { LinkCaller } from '../policies/rows';
import { runSql } from '../support/list';
import { utc } from '../support/columns';
import { askedPhotosOf, photosOf } from './works.repository';

/** A photo of a work order as it is stored. */
type StoredWorkPhoto = StoredPhoto & { kind: WorkPhotoKind; at: string };
type OwnWorkRow = Omit<OwnWork, 'company' | 'photos' | 'asked_photos' | 'visits'> & {
  photos: StoredWorkPhoto[];
  asked_photos: StoredPhoto[];
};

/** Statuses in which the contractor still needs the contact who opens the door. */
const needsContact = sql`w.status = any(${sql.param(openWorkStatuses)})`;
/** Events since the work order was last requested or sent back. */
const ofThisRound = sql`e.work_id = w.id and e.id > coalesce((select max(r.id) from work_event r where r.work_id = w.id and r.what in ('ask', 'return')), 0)`;

/** Returns the work order of a link as its contractor sees it; undefined if the link is not valid now. */
export async function findOwnWork({ db, pool }: Context, caller: LinkCaller): Promise<OwnWorkRow | undefined> {
  const [row] = await runSql<OwnWorkRow>(
    pool,
    sql`select w.id, w.status, w.instructions, ${utc(sql`w.changed_at`)} as changed_at, t.name as contractor, t.id as contractor_id,
        (select e.note from work_event e where e.work_id = w.id and e.what = 'return' and w.status = 'accepted'
          and not exists (select 1 from work_event f where f.work_id = w.id and f.id > e.id and f.what in ('finish', 'ask')) order by e.id desc limit 1) as returned_because,
        (select ${utc(sql`max(e.at)`)} from work_event e where ${ofThisRound} and e.what = 'arrive') as arrived_at,
        (select coalesce(json_agg(json_build_object('claim_id', c.id, 'what', coalesce(i.label, c.reason, ''), 'where', concat_ws(' · ', l.label, d.label, c.place, c.place_detail),
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

export async function insertPhotos(
  tx: Executor,
  workId: number,
  kind: WorkPhotoKind,
  fileIds: number[],
): Promise<void> {
  await tx.insert(workPhoto).values(fileIds.map((fileId) => ({ workId, kind, fileId })));
}
