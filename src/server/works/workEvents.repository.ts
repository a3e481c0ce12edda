import { sql } from 'drizzle-orm';
import { visitEventNames } from '../../contract/visitStatus';
import type { ClaimWorkEvent, WorkEvent } from '../../contract/workEvents';
import type { StuckReason } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { workEvent } from '../database/schema';
import { visibleWorks } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { codeList, nameOf, utc } from '../support/columns';
import { runSql } from '../support/list';

/** The columns of an event `e`, from {@link fromEvents}, as the contract names them. */
export const eventColumns = sql`e.id, e.what, e.note, e.parts, e.reason, ${utc(sql`e.at`)} as at, ${utc(sql`e.visit_at`)} as visit_at, coalesce(k.name, ${nameOf(sql`b`)}) as by`;
/** The place of an event `e` of a work order `w`; empty if the event has none, or all claims of the work order are at one place. */
export const eventPlace = sql`coalesce((select concat_ws(' · ', u.name, p.name) from (select v.project_id, v.unit_id from visit v where v.id = e.visit_id
    union all select c.project_id, c.unit_id from claim c where c.id = e.claim_id limit 1) at
  join project p on p.id = at.project_id left join unit u on u.id = at.unit_id
  where (select count(distinct (c.project_id, c.unit_id)) from work_order_claim wc join claim c on c.id = wc.claim_id where wc.work_id = w.id) > 1), '')`;
export const fromEvents = sql`from work_event e left join account b on b.id = e.account_id left join contractor k on k.id = e.contractor_id`;

/**
 * Returns the events of the work orders of a claim, oldest first. A work order can have visits to other places: their
 * events are omitted.
 */
export async function listClaimWorkEvents(
  { db, pool }: Context,
  caller: Caller,
  claimId: number,
): Promise<ClaimWorkEvent[]> {
  return runSql<ClaimWorkEvent>(
    pool,
    sql`select ${eventColumns}, e.work_id ${fromEvents} join work_order w on w.id = e.work_id
      join work_order_claim wc on wc.work_id = w.id join claim c on c.id = wc.claim_id left join visit v on v.id = e.visit_id
      where c.id = ${claimId} and ${await visibleWorks(db, caller)}
        and (e.claim_id is null or e.claim_id = c.id)
        and case when e.what in (${codeList(visitEventNames)}) then v.project_id = c.project_id and v.unit_id is not distinct from c.unit_id else true end
      order by e.at, e.id`,
  );
}

interface NewEvent {
  what: WorkEvent['what'];
  note?: string;
  parts?: string;
  reason?: StuckReason;
  /** The claim of the place; null or missing for the whole work order. */
  claimId?: number | null;
  /** Instant of the action, if it was earlier. */
  at?: Date;
  /** The visit that the event belongs to, and its start. */
  visitId?: number;
  visitAt?: Date | null;
  /** The actor: an account, or the contractor. */
  accountId?: number | null;
  contractorId?: number | null;
}

/** Adds an event to the history. */
export async function addWorkEvent(tx: Executor, workId: number, event: NewEvent): Promise<void> {
  await tx.insert(workEvent).values({ workId, ...event });
}
