import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { managedProjects, narrowed, rowsIn, today, type Reach } from './rows';

/** Units that somebody rents today, as an array of ids. */
const rentedUnits = (tenantId: number): SQL =>
  sql`array(select unit_id from lease_contract where tenant_id = ${tenantId} and active and ${today} between start_date and end_date)`;

/** The condition on units `u`: a client's are those it owns or rents today, a supervisor's those of its projects. */
export const visibleUnits = (db: Executor, caller: Reach): Promise<SQL> =>
  rowsIn(db, caller.user, narrowed(caller, 'units:read'), {
    manager: (id) => sql`u.project_id = any(${managedProjects(id)})`,
    client: (id) =>
      sql`(u.id = any(array(select unit_id from contract where client_id = ${id} and end_date is null)) or u.id = any(${rentedUnits(id)}))`,
  });

/** The condition on projects `p`: a consortium's is its own, a supervisor's those it has. */
export const visibleProjects = (db: Executor, caller: Reach): Promise<SQL> =>
  rowsIn(db, caller.user, narrowed(caller, 'projects:read'), {
    manager: (id) => sql`p.id = any(${managedProjects(id)})`,
    consortium: (id) => sql`p.consortium_id = ${id}`,
  });

/** The condition on contractors `t`: who manages them reaches all. */
export const visibleContractors = (db: Executor, caller: Reach): Promise<SQL> =>
  rowsIn(db, caller.user, narrowed(caller, 'contractors:manage'), {});

/** The condition on work orders `w`: a supervisor's own are those of claims of its projects. */
export const visibleWorks = (db: Executor, caller: Reach): Promise<SQL> =>
  rowsIn(db, caller.user, narrowed(caller, 'works:manage'), {
    manager: (id) =>
      sql`exists (select 1 from work_order_claim wc join claim c on c.id = wc.claim_id where wc.work_id = w.id and c.project_id = any(${managedProjects(id)}))`,
  });

/** The condition on plans `x`: whoever sees the unit or the project sees its plans. */
export async function visiblePlans(db: Executor, caller: Reach): Promise<SQL> {
  return sql`(exists (select 1 from unit u where u.id = x.unit_id and ${await visibleUnits(db, caller)})
    or exists (select 1 from project p where p.id = x.project_id and ${await visibleProjects(db, caller)}))`;
}

/** The condition on contracts `k` of unit `u` that a caller may raise claims on: as owner, or as tenant while the lease runs. */
export const claimableOwnerships = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    manager: (id) => sql`u.project_id = any(${managedProjects(id)})`,
    client: (id) => sql`((k.client_id = ${id} and k.end_date is null) or k.unit_id = any(${rentedUnits(id)}))`,
  });

/** The condition on projects `p` that a caller may raise claims on. */
export const claimableProjects = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    manager: (id) => sql`p.id = any(${managedProjects(id)})`,
    consortium: (id) => sql`p.consortium_id = ${id}`,
  });

/** The condition on contracts `k` of unit `u` that a caller may ask a tenant for: the owner's own, while it lasts. */
export const leasableOwnerships = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    manager: (id) => sql`u.project_id = any(${managedProjects(id)})`,
    client: (id) => sql`k.client_id = ${id} and k.end_date is null`,
  });

/** The condition on ownerships (contracts `k` of unit `u`) that a caller may end or transfer. */
export const endableOwnerships = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, { manager: (id) => sql`u.project_id = any(${managedProjects(id)})` });

/** The condition on leases of unit `u` that a caller may end. */
export const endableLeases = endableOwnerships;

/** The condition on tenant requests `r` that a caller may take back: those that it made itself. */
export const withdrawableLeaseRequests = async (db: Executor, caller: Reach): Promise<SQL> =>
  sql`(r.created_by = ${caller.user.id} and ${await visibleLeaseRequests(db, caller)})`;

/** The condition on tenant requests of contract `k` and unit `u`: a client sees those of the contracts it holds. */
export const visibleLeaseRequests = (db: Executor, caller: Reach): Promise<SQL> =>
  rowsIn(db, caller.user, narrowed(caller, 'leaseRequests:read'), {
    manager: (id) => sql`u.project_id = any(${managedProjects(id)})`,
    client: (id) => sql`k.client_id = ${id}`,
  });
