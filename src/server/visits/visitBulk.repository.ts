import { sql, type SQL } from 'drizzle-orm';
import { openVisitStatuses, type VisitStatus } from '../../contract/visitStatus';
import type { WorkStatus } from '../../contract/workStatus';
import type { Executor } from '../database/connection';
import type { VisitParty } from '../policies/visits.policy';
import { codeList, nameOf, utc } from '../support/columns';

/** One place of a work order, for the user who arranges visits. */
export interface VisitPlaceRow extends Record<string, unknown> {
  work_id: number;
  /** Null if the work order is unknown or not visible. */
  work_status: WorkStatus | null;
  /** A claim at the place; null if the work order is unknown or not visible. */
  claim_id: number | null;
  place: string;
  worker: string;
  /** Status of the place's open visit. */
  visit_status: VisitStatus | null;
  is_by_company: boolean | null;
  windows: { starts_at: string; ends_at: string }[];
}

const requestedIds = (ids: number[]): SQL =>
  sql`unnest(${sql.param([...new Set(ids)])}::int[]) with ordinality as g(id, at)`;

/**
 * Locks work orders until the transaction ends, always in the same order, so that two commands for the same work orders
 * wait for each other.
 */
export async function lockWorks(tx: Executor, party: VisitParty, ids: number[]): Promise<void> {
  await tx.execute(sql`
    select w.id from work_order w where w.id = any(${sql.param(ids)}::int[]) and ${await party.works(tx)} order by w.id for no key update`);
}

/**
 * Returns the places of work orders, in the order of `ids`. A work order that the party cannot reach gets a row without
 * a place.
 */
export async function findVisitPlaces(db: Executor, party: VisitParty, ids: number[]): Promise<VisitPlaceRow[]> {
  const { rows } = await db.execute<VisitPlaceRow>(sql`
    select g.id as work_id, w.status as work_status, o.claim_id, coalesce(o.place, '') as place, coalesce(t.name, ${nameOf(sql`a`)}) as worker,
      v.status as visit_status, v.proposed_by = 'company' as is_by_company,
      (select coalesce(json_agg(json_build_object('starts_at', ${utc(sql`x.starts_at`)}, 'ends_at', ${utc(sql`x.ends_at`)}) order by x.starts_at), '[]')
        from visit_window x where x.visit_id = v.id) as windows
    from ${requestedIds(ids)} left join work_order w on w.id = g.id and ${await party.works(db)}
      left join contractor t on t.id = w.contractor_id left join account a on a.id = w.assignee_id
      left join lateral (select c.project_id, c.unit_id, min(c.id) as claim_id, concat_ws(' · ', u.name, p.name) as place
        from work_order_claim wc join claim c on c.id = wc.claim_id join project p on p.id = c.project_id left join unit u on u.id = c.unit_id
        where wc.work_id = w.id group by c.project_id, c.unit_id, u.name, p.name) o on true
      left join visit v on v.work_id = w.id and v.project_id = o.project_id and v.unit_id is not distinct from o.unit_id
        and v.status in (${codeList(openVisitStatuses)})
    order by g.at, o.claim_id`);
  return rows;
}
