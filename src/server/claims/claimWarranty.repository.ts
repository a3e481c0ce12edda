import { sql } from 'drizzle-orm';
import { constant } from '../support/list';

/** The day in Argentina on which the claim `c` was raised. */
const raisedOn = sql`(c.created_at at time zone 'America/Argentina/Buenos_Aires')::date`;

/**
 * Adds to claims `c` with their contract `k` the term of the warranty table that is for each, as `w`: its item's or else its trade's. It
 * runs from the unit's first owner on: a sale does not renew it. Joins, because the terms are few and a look-up for each claim is not.
 */
export const warrantyJoins = constant(sql`
  left join (select distinct on (claim_item_id) claim_item_id, months from warranty_term where claim_item_id is not null order by claim_item_id, id) item_term
    on item_term.claim_item_id = c.item_id
  left join (select distinct on (claim_category_id) claim_category_id, months from warranty_term where claim_item_id is null order by claim_category_id, id) trade_term
    on trade_term.claim_category_id = c.category_id
  left join lateral (select min(start_date) as handover from contract where unit_id = k.unit_id) first_owner on true
  left join lateral (select coalesce(item_term.months, trade_term.months) as months,
    (handover + make_interval(months => coalesce(item_term.months, trade_term.months)))::date as expires_on) w on true`);

/** Whether a claim `c` was raised within its term `w`. */
export const isCovered = constant(sql`${raisedOn} <= w.expires_on`);

/** What {@link warrantyState} needs beside claims `c`. */
export const warrantyStateJoins = constant(sql`left join contract k on k.id = c.contract_id ${warrantyJoins}`);
/** The warranty of a claim `c` as one of `warrantyStates`. */
export const warrantyState = constant(
  sql`case when w.months is null then 'none' when ${isCovered} then 'covered' else 'expired' end`,
);
