import { sql, type SQL } from 'drizzle-orm';
import { isStaff } from '../../contract/permissions';
import type { VisitSide } from '../../contract/visitStatus';
import type { Executor } from '../database/connection';
import { visibleClaims } from './claims.policy';
import { visibleWorks } from './places.policy';
import { narrowed, rowsIn, type Caller, type Reach } from './rows';

/** The claims `c` of a work order at the place of its visit `v`. */
export const claimsAtPlace = sql`c.project_id = v.project_id and c.unit_id is not distinct from v.unit_id and exists (
  select 1 from work_order_claim wc where wc.work_id = v.work_id and wc.claim_id = c.id)`;

/** The condition on visits `v`: staff see those of the work orders that they see; whoever sees a claim that one is about sees it. */
export const visibleVisits = (db: Executor, caller: Reach): Promise<SQL> => {
  const ofClaims = async () =>
    sql`exists (select 1 from claim c where ${claimsAtPlace} and ${await visibleClaims(db, caller)})`;
  return rowsIn(db, caller.user, narrowed(caller, 'visits:read'), {
    manager: async () =>
      sql`exists (select 1 from work_order w where w.id = v.work_id and ${await visibleWorks(db, caller)})`,
    consortium: ofClaims,
    client: ofClaims,
  });
};

/** Somebody who reads visits and arranges them, with an account or without. */
export interface VisitParty {
  side: VisitSide;
  /** Who it is: an account, or the contractor of a link. */
  accountId: number | null;
  contractorId: number | null;
  name: string;
  /** The condition on work orders `w` that it may ask for visits of. */
  works: (db: Executor) => Promise<SQL>;
  /** The condition on visits `v` for those that it reaches. */
  visits: (db: Executor) => Promise<SQL>;
  /** The condition on claims `c` for those that it may know of. */
  claims: (db: Executor) => Promise<SQL>;
}

/** An account as a party: staff for the company, everybody else for those who live there. */
export const partyOf = (caller: Caller): VisitParty => ({
  side: isStaff(caller.user.type) ? 'company' : 'resident',
  accountId: caller.user.id,
  contractorId: null,
  name: `${caller.user.name} ${caller.user.lastName}`.trim() || caller.user.username,
  works: (db) => visibleWorks(db, caller),
  visits: (db) => visibleVisits(db, caller),
  claims: (db) => visibleClaims(db, caller),
});
