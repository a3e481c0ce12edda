import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { divisionsOf, recurrenceDays } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { codeList } from '../support/columns';
import { groupRows } from './groupRows.repository';
import { panelClaims } from './panelClaims.repository';

/**
 * The claims of `ended` after an end of which another claim of the same unit and item, not rejected, came within some days.
 * Ends and claims are put in one order, latest first, so that each end finds the next claim in one reading of all of them;
 * of the same instant, the claim is no later one.
 */
const recurred = sql`
  select distinct e.ended_id as id from (
    select m.ended_id, m.at, min(m.at) filter (where m.ended_id is null)
      over (partition by m.unit_id, m.item_id order by m.at desc, m.ended_id is null) as next_at
    from (
      select e.unit_id, e.item_id, h.created_at as at, e.id as ended_id from ended e
        join claim_change h on h.claim_id = e.id and h.field = 'status' and h."to" = 'completed' and not h.is_undone
      union all
      select o.unit_id, o.item_id, o.created_at, null from claim o where o.type = 'UNIT' and o.status <> 'rejected'
    ) m
  ) e where e.ended_id is not null and e.next_at <= e.at + ${sql.raw(String(recurrenceDays))} * interval '1 day'`;

/**
 * How many of the claims that were ever completed were reopened or came again. A claim counts for every contractor whose
 * work order for it is done.
 */
export const recurrence = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      with ended as (
        select c.id, c.unit_id, c.item_id, c.project_id as project, c.category_id as category, c.reopened_count > 0 as is_reopened
        from claim c where ${await panelClaims(context, caller, query)} and (c.status = 'completed' or c.reopened_count > 0)
      ), recurred as (${recurred})
      select ended.*, recurred.id is not null as has_recurred, coalesce(w.contractor_id, 0) as contractor
      from ended left join recurred on recurred.id = ended.id left join (
        select distinct o.claim_id, w.contractor_id from work_order_claim o join work_order w on w.id = o.work_id
        where w.contractor_id is not null and w.status in (${codeList(['done', 'verified'])})
      ) w on w.claim_id = ended.id`,
    by: divisionsOf(caller.user, 'recurrence', query.type),
    numbers: {
      ended: sql`count(distinct r.id)`,
      reopened: sql`count(distinct r.id) filter (where r.is_reopened)`,
      recurred: sql`count(distinct r.id) filter (where r.has_recurred)`,
    },
  });
