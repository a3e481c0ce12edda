import { sql } from 'drizzle-orm';
import { isBusy } from './visits.repository';

/**
 * Condition on visits `v`: the resident has to choose one of its windows, or to propose others because none of them is
 * left.
 */
export const waitsForResident = sql`v.status = 'proposed' and (v.proposed_by <> 'resident' or not exists (
  select 1 from visit_window x where x.visit_id = v.id and x.starts_at > now() and not ${isBusy(sql`v`)}))`;

/** Condition on visits `v`: agreed, and not over. */
export const isAhead = sql`v.status = 'agreed' and v.ends_at > now()`;
