import { sql, type SQL } from 'drizzle-orm';
import { openClaimStatuses } from '../../contract/claimStatus';
import type { PanelQuery } from '../../contract/panel';
import type { Context } from '../context';
import { claimConditions } from '../claims/claimConditions.repository';
import type { Caller } from '../policies/rows';
import { codeList } from '../support/columns';

/**
 * Returns the condition on claims `c` of the page's filters that the caller may see: the condition of the claims list,
 * so that the numbers of both agree.
 */
export async function panelClaims(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  { type, from, to, project_id: projects, category_id: categories }: PanelQuery,
  { isOfPeriod = true }: { isOfPeriod?: boolean } = {},
): Promise<SQL> {
  const { where } = await claimConditions(db, caller, type, {
    project_id: projects,
    ...(type === 'UNIT' && { category_id: categories }),
    ...(isOfPeriod && { from, to }),
  });
  return where;
}

export const isOpenClaim = sql`c.status in (${codeList(openClaimStatuses)})`;

/** When a claim `c` was last completed, if that was not undone; null if nobody knows. */
export const completedAt = sql`(select max(h.created_at) from claim_change h
  where h.claim_id = c.id and h.field = 'status' and h."to" = 'completed' and not h.is_undone)`;

/** The days from the creation of a claim `c` to an instant. */
export const daysUntil = (instant: SQL): SQL => sql`(extract(epoch from ${instant} - c.created_at) / 86400)::float8`;
