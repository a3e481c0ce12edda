import { sql } from 'drizzle-orm';
import type { WorkStatus } from '../../contract/workStatus';
import type { Executor } from '../database/connection';
import { codeList } from '../support/columns';

/** A work order that did the work for a claim. */
export interface DoneWork extends Record<string, unknown> {
  id: number;
  status: WorkStatus;
  contractor_id: number | null;
}

/**
 * Locks the last work order that did the work for a claim; undefined if there is none. Work orders are locked before
 * claims.
 */
export async function lockDoneWork(tx: Executor, claimId: number): Promise<DoneWork | undefined> {
  const { rows } = await tx.execute<DoneWork>(sql`
    select w.id, w.status, w.contractor_id from work_order w join work_order_claim o on o.work_id = w.id
    where o.claim_id = ${claimId} and (w.status in (${codeList(['done', 'verified'])}) or (w.status = 'accepted' and o.done_at is not null))
    order by w.id desc limit 1 for no key update of w`);
  return rows[0];
}

/** Shows more photos of a claim to the contractor of a work order. */
export async function addAskedPhotos(
  tx: Executor,
  { id, claimId }: { id: number; claimId: number },
  imageIds: number[],
): Promise<void> {
  await tx.execute(sql`insert into work_asked_photo (work_id, image_id)
    select ${id}, i.id from claim_image i where i.id = any(${sql.param(imageIds)}::int[]) and i.claim_id = ${claimId} on conflict do nothing`);
}

/** Returns the work order that a client's answer sent back for a claim, if nothing has happened to it since. */
export async function findReturnedWork(tx: Executor, claimId: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from work_order w join work_order_claim o on o.work_id = w.id and o.claim_id = ${claimId} and o.done_at is null
    where w.status = 'accepted' and exists (select 1 from work_event e join account a on a.id = e.account_id join user_type t on t.code = a.type
      where e.work_id = w.id and e.what = 'return' and e.claim_id = ${claimId} and not t.is_staff
        and not exists (select 1 from work_event f where f.work_id = w.id and f.id > e.id)) order by w.id desc limit 1`);
  return rows[0]?.id;
}
