import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { divisionsOf } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { groupRows } from './groupRows.repository';
import { clockJoin, panelClaims } from './panelClaims.repository';

/**
 * How many claims ended within the term that they had: of the completed ones, and of the open ones whose term for the end
 * has expired. The time of a completed claim is that of `claim_clock`: the working time in which it was open and not
 * paused.
 */
export const termShares = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      select c.project_id as project, c.category_id as category, c.status = 'completed' as is_ended,
        case when c.status <> 'completed' then false
          when clock.answer_due_at is not null
            then - uncounted.ms - worked_ms(c.created_at) <= term.end_minutes * 60000::bigint end as is_in_time
      from claim c ${clockJoin}
        left join lateral uncounted_time(c.id) uncounted on c.status = 'completed' and clock.answer_due_at is not null
        left join lateral term_of_claim(c.created_at, c.priority, c.category_id, c.project_id) term
          on c.status = 'completed' and clock.answer_due_at is not null
      where ${await panelClaims(context, caller, query)} and (c.status = 'completed' or clock.end_due_at < now())`,
    by: divisionsOf(caller.user, 'terms', query.type),
    numbers: {
      ended: sql`count(*) filter (where r.is_ended)`,
      with_term: sql`count(r.is_in_time)`,
      in_time: sql`count(*) filter (where r.is_in_time)`,
    },
  });
