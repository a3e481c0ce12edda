import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { divisionsOf } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { zone } from '../support/columns';
import { groupRows, percentile } from './groupRows.repository';
import { clockJoin, completedAt, daysUntil, panelClaims } from './panelClaims.repository';

/**
 * How many days the claims of each month waited for their first answer and for their end. A claim that still waits counts
 * as one that waits longer than all others, so that a month does not look fast because only its fast claims have ended.
 * Rejected and withdrawn claims do not count.
 */
export const claimTimes = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      select to_char(c.created_at at time zone ${zone}, 'YYYY-MM') as month, c.status = 'completed' as is_ended,
        case when clock.answered_at is not null then ${daysUntil(sql`clock.answered_at`)}
          when c.status <> 'completed' then 'Infinity' end as answer_days,
        case when c.status = 'completed' then ${daysUntil(completedAt)} else 'Infinity' end as end_days
      from claim c ${clockJoin} where ${await panelClaims(context, caller, query)} and c.status <> 'rejected'`,
    by: divisionsOf(caller.user, 'times', query.type),
    numbers: {
      claims: sql`count(*)`,
      answer_median: percentile(0.5, sql`r.answer_days`),
      answer_p90: percentile(0.9, sql`r.answer_days`),
      ended: sql`count(*) filter (where r.is_ended)`,
      end_median: percentile(0.5, sql`r.end_days`),
      end_p90: percentile(0.9, sql`r.end_days`),
    },
  });
