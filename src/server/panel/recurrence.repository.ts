import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { divisionsOf, recurrenceDays } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { codeList } from '../support/columns';
import { groupRows } from './groupRows.repository';
import { panelClaims } from './panelClaims.repository';

/** Another claim of the unit of a claim `c`, with the same item, came in the days after an end of `c` and was not rejected. */
const hasRecurred = sql`exists (select 1 from claim other
    join claim_change h on h.claim_id = c.id and h.field = 'status' and h."to" = 'completed' and not h.is_undone
  where other.unit_id = c.unit_id and other.item_id = c.item_id and other.id <> c.id and other.status <> 'rejected'
    and other.created_at > h.created_at and other.created_at <= h.created_at + ${sql.raw(String(recurrenceDays))} * interval '1 day')`;

/**
 * How many of the claims that were ever completed were reopened or came again. A claim counts for every contractor whose
 * work order for it is done.
 */
export const recurrence = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      select ended.*, coalesce(w.contractor_id, 0) as contractor
      from (
        select c.id, c.project_id as project, c.category_id as category, c.reopened_count > 0 as is_reopened, ${hasRecurred} as has_recurred
        from claim c where ${await panelClaims(context, caller, query)} and (c.status = 'completed' or c.reopened_count > 0)
      ) ended left join (
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
