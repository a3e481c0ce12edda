import { sql } from 'drizzle-orm';
import type { PanelQuery, PanelRow } from '../../contract/panel';
import { claimAges, divisionsOf } from '../../contract/panelFigures';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { addDays, dayInArgentina, startOfDay } from '../support/days';
import { groupRows } from './groupRows.repository';
import { isOpenClaim, panelClaims } from './panelClaims.repository';

/** The age of a claim `c`, in calendar days in Argentina. */
function ageOf() {
  const today = dayInArgentina();
  const cases = Object.entries(claimAges).map(([age, { to }]) => {
    const since = to === undefined ? '-infinity' : startOfDay(addDays(today, -to)).toISOString();
    return sql`when c.created_at >= ${since}::timestamptz then ${sql.raw(`'${age}'`)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Counts the claims that are open now, whenever they came. */
export const openClaims = async (context: Context, caller: Caller, query: PanelQuery): Promise<PanelRow[]> =>
  groupRows(context, {
    rows: sql`
      select c.status, c.project_id as project, c.category_id as category, coalesce(c.responsible_id, 0) as responsible, ${ageOf()} as age
      from claim c where ${await panelClaims(context, caller, query, { isOfPeriod: false })} and ${isOpenClaim}`,
    by: divisionsOf(caller.user, 'open', query.type),
    numbers: { claims: sql`count(*)` },
  });
