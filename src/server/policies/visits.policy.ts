import { sql, type SQL } from 'drizzle-orm';
import { isStaff, roles } from '../../contract/permissions';
import type { VisitSide } from '../../contract/visitStatus';
import type { Executor } from '../database/connection';
import { visibleClaims } from './claims.policy';
import { visibleWorks } from './places.policy';
import { narrowerScope, rowsInScope, type Caller, type CallerScope } from './rows';

/** The claims `c` of a work order at the place of its visit `v`. */
export const claimsAtPlace = sql`c.project_id = v.project_id and c.unit_id is not distinct from v.unit_id and exists (
  select 1 from work_order_claim wc where wc.work_id = v.work_id and wc.claim_id = c.id)`;

/** Who does a work order or comes to a visit: a contractor, or a member of staff as a negative number. */
export const visitWorker = (workOrVisit: SQL) =>
  sql`coalesce(${workOrVisit}.contractor_id, -${workOrVisit}.assignee_id)`;

/** Whether who does a work order, or comes to a visit, has an agreed visit in the span `x`. */
export const isBusy = (
  workOrVisit: SQL,
) => sql`exists (select 1 from visit o where o.status = 'agreed' and ${visitWorker(sql`o`)} = ${visitWorker(workOrVisit)}
  and tstzrange(o.starts_at, o.ends_at) && tstzrange(x.starts_at, x.ends_at))`;

/**
 * Condition on visits `v`: the resident has to choose one of its windows, or to propose others because none of them is
 * left.
 */
export const waitsForResident = sql`v.status = 'proposed' and (v.proposed_by <> 'resident' or not exists (
  select 1 from visit_window x where x.visit_id = v.id and x.starts_at > now() and not ${isBusy(sql`v`)}))`;

/** Condition on visits `v`: agreed, and not over. */
export const isAhead = sql`v.status = 'agreed' and v.ends_at > now()`;

/** Returns the condition on visits `v`: a user who sees a claim also sees its visits. */
export const visibleVisits = (db: Executor, caller: CallerScope): Promise<SQL> => {
  const ofClaims = async () =>
    sql`exists (select 1 from claim c where ${claimsAtPlace} and ${await visibleClaims(db, caller)})`;
  const residents = roles.filter((role) => !isStaff(role));
  return rowsInScope(
    db,
    caller.user,
    narrowerScope(caller, 'visits:read'),
    Object.fromEntries(residents.map((role) => [role, ofClaims])),
  );
};

/** A participant that reads and arranges visits, with or without an account. */
export interface VisitParty {
  side: VisitSide;
  /** Null for a contractor, who has no account. */
  accountId: number | null;
  /** The contractor of a link; null for an account. */
  contractorId: number | null;
  name: string;
  /** Condition on work orders `w` for which it may propose visits. */
  works: (db: Executor) => Promise<SQL>;
  /** Condition on visits `v` that it reaches. */
  visits: (db: Executor) => Promise<SQL>;
  /** Condition on claims `c` that it may know of. */
  claims: (db: Executor) => Promise<SQL>;
}

/** Returns an account as a party: staff act for the company, all others as residents. */
export const partyOf = (caller: Caller): VisitParty => ({
  side: isStaff(caller.user.type) ? 'company' : 'resident',
  accountId: caller.user.id,
  contractorId: null,
  name: `${caller.user.name} ${caller.user.lastName}`.trim() || caller.user.username,
  works: (db) => visibleWorks(db, caller),
  visits: (db) => visibleVisits(db, caller),
  claims: (db) => visibleClaims(db, caller),
});
