/** The claims that a work order is for. */
import { eq, sql } from 'drizzle-orm';
import { openClaimStatuses } from '../../contract/claimStatus';
import { limits } from '../../contract/limits';
import type { WorkableClaim } from '../../contract/workShapes';
import { openWorkStatuses } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { workAskedPhoto } from '../database/schema';
import type { StoredPhoto } from '../files/files.service';
import { visibleClaims } from '../policies/claims.policy';
import { visibleWorks } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { codeList } from '../support/columns';
import { allOf, isOneOf, matchesWords, runSql } from '../support/list';

/** Maximum open claims in a search result. */
const workableMax = 30;

/**
 * Returns claims that the caller sees: with `ids` those claims in any status, otherwise the newest matching open ones,
 * after the one whose number is `q`.
 */
export async function listWorkableClaims(
  { db, pool }: Context,
  caller: Caller,
  { ids, q }: { ids?: string; q?: string },
): Promise<(Omit<WorkableClaim, 'photos'> & { photos: StoredPhoto[] })[]> {
  const typed = q?.trim().replace(/^#/, '');
  const words = sql`search_text(c.id::text, i.label, c.reason, u.name, p.name, left(c.description, 200))`;
  const where = allOf([
    await visibleClaims(db, { user: caller.user, scope: 'any' }),
    isOneOf(sql`c.id`, ids),
    ids ? undefined : sql`c.status = any(${sql.param(openClaimStatuses)})`,
    matchesWords(words, typed),
  ]);
  const exactFirst = typed ? sql`(c.id::text = ${typed}) desc,` : sql``;
  // A search returns neither photos nor work orders, because most of its claims are not selected.
  const photos = ids
    ? sql`(select coalesce(json_agg(json_build_object('id', m.id, 'file_id', f.id, 'name', f.name, 'width', f.width, 'height', f.height) order by m.id), '[]')
        from claim_image m join stored_file f on f.id = m.file_id where m.claim_id = c.id)`
    : sql`'[]'::json`;
  const openWorkIds = ids
    ? sql`(select coalesce(json_agg(w.id order by w.id), '[]') from work_order_claim wc join work_order w on w.id = wc.work_id
        where wc.claim_id = c.id and w.status in (${codeList(openWorkStatuses)}) and ${await visibleWorks(db, caller)})`
    : sql`'[]'::json`;
  return runSql(
    pool,
    sql`select c.id, c.type, coalesce(i.label, c.reason, '') as what, concat_ws(' · ', u.name, p.name) as place, c.status, c.category_id, c.project_id,
        ${openWorkIds} as open_work_ids, ${photos} as photos
      from claim c join project p on p.id = c.project_id left join unit u on u.id = c.unit_id left join claim_item i on i.id = c.item_id
      where ${where} order by ${exactFirst} c.created_at desc, c.id desc limit ${ids ? limits.claimsPerWork : workableMax}`,
  );
}

/** Sets the photos of its claims that a work order shows. Returns false if one does not belong to its claims. */
export async function saveAskedPhotos(tx: Executor, workId: number, imageIds: number[]): Promise<boolean> {
  const unique = [...new Set(imageIds)];
  await tx.delete(workAskedPhoto).where(eq(workAskedPhoto.workId, workId));
  const { rowCount } = await tx.execute(
    sql`insert into work_asked_photo (work_id, image_id) select wc.work_id, i.id from claim_image i
      join work_order_claim wc on wc.claim_id = i.claim_id where wc.work_id = ${workId} and i.id = any(${sql.param(unique)}::int[])`,
  );
  return rowCount === unique.length;
}

/**
 * Whether a caller sees each of these claims; locks them until the transaction ends, so that two work orders for the same
 * claim are created one after the other.
 */
export async function lockClaims(tx: Executor, { user }: Caller, ids: number[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  const isVisible = await visibleClaims(tx, { user, scope: 'any' });
  const { rows } = await tx.execute(
    sql`select c.id from claim c where c.id = any(${sql.param(unique)}::int[]) and ${isVisible} order by c.id for no key update`,
  );
  return rows.length === unique.length;
}

/** Locks the claims of a work order like {@link lockClaims}; returns their ids. */
export async function lockClaimsOf(tx: Executor, workId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select c.id from claim c where c.id in (select wc.claim_id from work_order_claim wc where wc.work_id = ${workId}) order by c.id for no key update`,
  );
  return rows.map(({ id }) => id);
}
