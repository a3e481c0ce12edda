import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { divisionsOf } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { groupRows } from './groupRows.repository';
import { panelClaims } from './panelClaims.repository';

/**
 * What the work about claims cost, by the day of the cost, and what was received back of it. The amount is the actual
 * one, else the agreed, else the estimated one; that of a work order of several claims counts in equal parts for each of
 * them.
 */
export const netCosts = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      select k.work_id, c.project_id as project, c.category_id as category, part.amount as spent,
        case when k.recovery = 'received' then part.amount else 0 end as recovered
      from work_cost k join work_order_claim o on o.work_id = k.work_id join claim c on c.id = o.claim_id
        cross join lateral (
          select coalesce(k.actual, k.agreed, k.estimated) / count(*) as amount from work_order_claim p where p.work_id = k.work_id
        ) part
      where k.day between ${query.from} and ${query.to} and ${await panelClaims(context, caller, query, { isOfPeriod: false })}`,
    by: divisionsOf(caller.user, 'costs', query.type),
    numbers: {
      works: sql`count(distinct r.work_id)`,
      spent: sql`round(coalesce(sum(r.spent), 0), 2)`,
      recovered: sql`round(coalesce(sum(r.recovered), 0), 2)`,
      net: sql`round(coalesce(sum(r.spent - r.recovered), 0), 2)`,
    },
  });
