import { sql, type SQL } from 'drizzle-orm';
import type { MailAudience } from '../../contract/mailEvents';
import type { Executor } from '../database/connection';
import { today } from '../support/columns';
import { narrowerScope, rowsInScope, type CallerScope } from './rows';

/** Returns the units that a tenant rents today, as an array of ids. */
const rentedUnits = (tenantId: number): SQL =>
  sql`array(select unit_id from lease_contract where tenant_id = ${tenantId} and active and ${today} between start_date and end_date)`;

/** Returns the condition on the units `u` that a client owns or rents today. */
const ownUnits = (clientId: number): SQL =>
  sql`(u.id = any(array(select unit_id from contract where client_id = ${clientId} and end_date is null)) or u.id = any(${rentedUnits(clientId)}))`;

/** Returns the condition on units `u`: a client's are those that it owns or rents today. */
export const visibleUnits = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'units:read'), {
    client: ownUnits,
  });

/** Returns the condition on projects `p`: a consortium's is its own. */
export const visibleProjects = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'projects:read'), {
    consortium: (id) => sql`p.consortium_id = ${id}`,
  });

/** Returns the condition on accounts whom mails about a project, and maybe a client, tell; undefined for nobody. */
export const audienceOf: Record<MailAudience, (projectId: number, clientId: number | undefined) => SQL | undefined> = {
  client: (_, clientId) => (clientId === undefined ? undefined : sql`id = ${clientId}`),
  consortium: (projectId) => sql`id = (select consortium_id from project where id = ${projectId})`,
  managers: (projectId) =>
    sql`type = 'manager' and id in (select manager_id from manager_project where project_id = ${projectId})`,
  admins: () => sql`type = 'admin'`,
};

/** Returns the condition on contractors `t`: users who manage them reach all. */
export const visibleContractors = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'contractors:manage'), {});

/** Returns the condition on work orders `w`: users who manage them reach all. */
export const visibleWorks = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'works:manage'), {});

/** Returns the condition on plans `x`: a user who sees the unit or the project sees its plans. */
export async function visiblePlans(db: Executor, caller: CallerScope): Promise<SQL> {
  return sql`(exists (select 1 from unit u where u.id = x.unit_id and ${await visibleUnits(db, caller)})
    or exists (select 1 from project p where p.id = x.project_id and ${await visibleProjects(db, caller)}))`;
}

/**
 * Returns the condition on projects `p` whose house rules a caller reads: a consortium's own, and those of the units
 * that a client owns or rents today.
 */
export const livedInProjects = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, caller.scope, {
    consortium: (id) => sql`p.consortium_id = ${id}`,
    client: (id) => sql`p.id = any(array(select u.project_id from unit u where ${ownUnits(id)}))`,
  });

/**
 * Returns the condition on ownerships `k` of unit `u` on which a caller may create claims: as owner, or as tenant
 * during the lease.
 */
export const claimableOwnerships = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    client: (id) => sql`((k.client_id = ${id} and k.end_date is null) or k.unit_id = any(${rentedUnits(id)}))`,
  });

/** Returns the condition on projects `p` on which a caller may create claims. */
export const claimableProjects = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    consortium: (id) => sql`p.consortium_id = ${id}`,
  });

/**
 * Returns the condition on ownerships `k` of unit `u` for which a caller may request a tenant: the owner's own, while
 * it lasts.
 */
export const leasableOwnerships = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    client: (id) => sql`k.client_id = ${id} and k.end_date is null`,
  });

/**
 * Returns the condition on ownerships `k` whose warranty terms a caller reads as its own: the owner's, and those of the
 * unit that it rents today, if the owner lets it.
 */
export const readableWarranties = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    client: (id) =>
      sql`(k.end_date is null and (k.client_id = ${id} or (k.tenant_sees_warranty and k.unit_id = any(${rentedUnits(id)}))))`,
  });

/** Returns the condition on ownerships or leases that a caller may end: users who may end them reach all. */
export const endableContracts = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {});

/** Returns the condition on lease requests `r` that a caller may withdraw: those that it created itself. */
export const withdrawableLeaseRequests = async (db: Executor, caller: CallerScope): Promise<SQL> =>
  sql`(r.created_by = ${caller.user.id} and ${await visibleLeaseRequests(db, caller)})`;

/** Returns the condition on lease requests of ownership `k` and unit `u`: a client sees those of its own ownerships. */
export const visibleLeaseRequests = (db: Executor, caller: CallerScope): Promise<SQL> =>
  rowsInScope(db, caller.user, narrowerScope(caller, 'leaseRequests:read'), {
    client: (id) => sql`k.client_id = ${id}`,
  });
