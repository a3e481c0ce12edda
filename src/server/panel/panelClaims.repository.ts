import { sql, type SQL } from 'drizzle-orm';
import { openClaimStatuses } from '../../contract/claimStatus';
import type { PanelQuery } from '../../contract/panel';
import type { Context } from '../context';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { codeList } from '../support/columns';
import { addDays, startOfDay } from '../support/days';
import { allOf, isOneOf } from '../support/list';

/**
 * Returns the condition on claims `c` of the page's filters that the caller may see. It means the same as in the claims
 * list (`claimConditions`): a test compares the numbers.
 */
export async function panelClaims(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  { type, from, to, project_id: projects, category_id: categories }: PanelQuery,
  { isOfPeriod = true }: { isOfPeriod?: boolean } = {},
): Promise<SQL> {
  return allOf([
    await visibleClaims(db, caller, type),
    isOneOf(sql`c.project_id`, projects),
    // Claims of projects have no trade.
    type === 'UNIT' ? isOneOf(sql`c.category_id`, categories) : undefined,
    ...(isOfPeriod
      ? [
          sql`c.created_at >= ${startOfDay(from).toISOString()}`,
          sql`c.created_at < ${startOfDay(addDays(to, 1)).toISOString()}`,
        ]
      : []),
  ]);
}

/** Joins what the terms' clock stores of claims `c`. */
export const clockJoin = sql`join claim_clock clock on clock.claim_id = c.id`;

export const isOpenClaim = sql`c.status in (${codeList(openClaimStatuses)})`;

/** When a claim `c` was last completed, if that was not undone; null if nobody knows. */
export const completedAt = sql`(select max(h.created_at) from claim_change h
  where h.claim_id = c.id and h.field = 'status' and h."to" = 'completed' and not h.is_undone)`;

/** The days from the creation of a claim `c` to an instant. */
export const daysUntil = (instant: SQL): SQL => sql`(extract(epoch from ${instant} - c.created_at) / 86400)::float8`;
