import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { divisionsOf } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { groupRows } from './groupRows.repository';
import { panelClaims } from './panelClaims.repository';

/** What the clients say of their completed claims: how many were asked, how many answered, and their scores. */
export const scores = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      select c.project_id as project, c.category_id as category, c.score, c.answer in ('yes', 'no') as has_answered
      from claim c where ${await panelClaims(context, caller, query)} and c.answer is not null`,
    by: divisionsOf(caller.user, 'scores', query.type),
    numbers: {
      asked: sql`count(*)`,
      answered: sql`count(*) filter (where r.has_answered)`,
      scored: sql`count(r.score)`,
      average: sql`round(avg(r.score), 2)`,
    },
  });
