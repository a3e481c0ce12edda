import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Admin } from '../../contract/admins';
import { consortiumRole, type Consortium } from '../../contract/consortiums';
import type { Manager } from '../../contract/managers';
import type { Role } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { account, managerProject, project } from '../database/schema';
import { reachableAccounts } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import {
  allOf,
  hasChosenPassword,
  isOneOf,
  toListResponse,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  type ListQuery,
  countRows,
} from '../support/list';
import { suggestSearch } from '../support/suggestion';

interface StaffQuery extends ListQuery {
  active?: boolean;
}

const projectsOf = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'is_primary', m.is_primary) order by m.is_primary desc, plain_text(p.name)), '[]')
  from manager_project m join project p on p.id = m.project_id where m.manager_id = a.id)`;
const primaryProject = sql`(select json_build_object('id', p.id, 'name', p.name) from manager_project m join project p on p.id = m.project_id where m.manager_id = a.id and m.is_primary)`;
const projectNames = sql`coalesce((select string_agg(p.name, ' ') from project p where p.consortium_id = a.id or p.id in (select project_id from manager_project where manager_id = a.id)), '')`;

const managerColumns = sql`a.id, a.username, a.type, a.name, a.last_name, a.phone_number, a.active, a.version, ${hasChosenPassword} as has_chosen_password,
  (select project_id from manager_project where manager_id = a.id and is_primary) as project_id, ${primaryProject} as primary_project, ${projectsOf} as projects,
  (select count(*)::int from manager_project where manager_id = a.id) as projects_count, a.can_manage_costs`;
/** Condition on `p`: the first project, by name, of the consortium `a`. */
const isFirstOfConsortium = sql`p.id = (select f.id from project f where f.consortium_id = a.id order by plain_text(f.name), f.id limit 1)`;
const consortiumColumns = sql`a.id, a.username, a.type, a.name, a.last_name, a.phone_number, a.active, a.version, ${hasChosenPassword} as has_chosen_password,
  (select json_build_object('id', p.id, 'name', p.name) from project p where ${isFirstOfConsortium}) as project,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by plain_text(p.name), p.id), '[]') from project p where p.consortium_id = a.id) as projects`;

const sorts: Record<string, SQL> = {
  id: sql`a.id`,
  username: sql`lower(a.username)`,
  type: sql`a.type`,
  name: sql`plain_text(a.name)`,
  last_name: sql`plain_text(a.last_name)`,
  phone: sql`a.phone_number`,
  projects: sql`plain_text(coalesce((select p.name from project p where ${isFirstOfConsortium}), (select p.name from manager_project m join project p on p.id = m.project_id where m.manager_id = a.id and m.is_primary)))`,
};

// There are few accounts, so their search text is built at query time.
const rowText = sql`a.search_text || search_text(${projectNames}, case a.type when 'manager' then 'supervisor' else 'consorcio' end)`;

async function listStaff<T>({ db, pool }: Context, caller: Caller, type: Role, columns: SQL, query: StaffQuery) {
  const scope = allOf([
    sql`a.type = ${type}`,
    await reachableAccounts(db, caller),
    query.active === undefined ? undefined : sql`a.active = ${query.active}`,
    isOneOf(sql`a.id`, query.ids),
  ]);
  const where = allOf([scope, matchesWords(sql`(${rowText})`, query.q)]);
  const order = orderBy(sorts, query.sort, sql`a.id`, sql`a.id`);
  return toListResponse(
    query,
    runSql<T>(pool, sql`select ${columns} from account a where ${where} order by ${order} ${pageOf(query)}`),
    () => countRows(pool, sql`from account a where ${where}`),
    () =>
      suggestSearch(pool, query.q, {
        from: sql`from account a where ${scope}`,
        text: sql`(${rowText})`,
        shown: sql`concat_ws(' ', a.name, a.last_name, ${projectNames})`,
      }),
  );
}

/** Returns the matching supervisors: one page or all. */
export const listManagers = (context: Context, caller: Caller, query: StaffQuery) =>
  listStaff<Manager>(context, caller, 'manager', managerColumns, query);
/** Returns the matching consortium users: one page or all. */
export const listConsortiums = (context: Context, caller: Caller, query: StaffQuery) =>
  listStaff<Consortium>(context, caller, consortiumRole, consortiumColumns, query);

export async function findManager({ db, pool }: Context, caller: Caller, id: number): Promise<Manager | undefined> {
  const [row] = await runSql<Manager>(
    pool,
    sql`select ${managerColumns} from account a where a.type = 'manager' and a.id = ${id} and ${await reachableAccounts(db, caller)}`,
  );
  return row;
}

export async function findConsortium(
  { db, pool }: Context,
  caller: Caller,
  id: number,
): Promise<Consortium | undefined> {
  const [row] = await runSql<Consortium>(
    pool,
    sql`select ${consortiumColumns} from account a where a.type = ${consortiumRole} and a.id = ${id} and ${await reachableAccounts(db, caller)}`,
  );
  return row;
}

const adminColumns = sql`a.id, a.username, a.name, a.last_name, a.phone_number, a.active, a.version, ${hasChosenPassword} as has_chosen_password`;

/** Returns the admin accounts, active and deactivated. */
export async function listAdmins({ db, pool }: Context, caller: Caller): Promise<Admin[]> {
  const reachable = await reachableAccounts(db, caller);
  return runSql<Admin>(
    pool,
    sql`select ${adminColumns} from account a where a.type = 'admin' and ${reachable} order by a.id`,
  );
}

export async function findAdmin({ db, pool }: Context, caller: Caller, id: number): Promise<Admin | undefined> {
  const [row] = await runSql<Admin>(
    pool,
    sql`select ${adminColumns} from account a where a.type = 'admin' and a.id = ${id} and ${await reachableAccounts(db, caller)}`,
  );
  return row;
}

const isOf = (managerId: number, projectId: number) =>
  and(eq(managerProject.managerId, managerId), eq(managerProject.projectId, projectId));

/** Assigns a project to a supervisor. Returns false if it was already assigned. */
export async function insertProject(
  tx: Executor,
  managerId: number,
  projectId: number,
  isPrimary: boolean,
): Promise<boolean> {
  const added = await tx
    .insert(managerProject)
    .values({ managerId, projectId, isPrimary })
    .onConflictDoNothing({ target: [managerProject.managerId, managerProject.projectId] })
    .returning();
  return added.length > 0;
}

/** Removes a project from a supervisor. Returns false if it was not assigned. */
export async function removeManagerProject(tx: Executor, managerId: number, projectId: number): Promise<boolean> {
  const removed = await tx.delete(managerProject).where(isOf(managerId, projectId)).returning();
  return removed.length > 0;
}

export async function removeProjectsOf(tx: Executor, managerId: number): Promise<void> {
  await tx.delete(managerProject).where(eq(managerProject.managerId, managerId));
}

export async function hasAnyProject(tx: Executor, managerId: number): Promise<boolean> {
  const rows = await tx.select().from(managerProject).where(eq(managerProject.managerId, managerId)).limit(1);
  return rows.length > 0;
}

/** Leaves a supervisor without a primary project. */
export async function clearPrimary(tx: Executor, managerId: number): Promise<void> {
  await tx.update(managerProject).set({ isPrimary: false }).where(eq(managerProject.managerId, managerId));
}

/** Makes a project of a supervisor its primary one. Returns false if it is not assigned. */
export async function markPrimary(tx: Executor, managerId: number, projectId: number): Promise<boolean> {
  const updated = await tx
    .update(managerProject)
    .set({ isPrimary: true })
    .where(isOf(managerId, projectId))
    .returning();
  return updated.length > 0;
}

/** Assigns several projects to a supervisor at once, one of them as the primary one. */
export async function insertProjects(
  tx: Executor,
  managerId: number,
  projectIds: number[],
  primaryId: number | undefined,
): Promise<void> {
  if (projectIds.length === 0) return;
  const rows = projectIds.map((projectId) => ({ managerId, projectId, isPrimary: projectId === primaryId }));
  await tx.insert(managerProject).values(rows);
}

interface ConsortiumProject {
  id: number;
  consortiumId: number | null;
}

/**
 * Returns a consortium's projects and those of `ids`, locked until the transaction ends in a fixed order, so that two
 * changes that swap projects do not deadlock.
 */
export const lockProjectsOf = (tx: Executor, consortiumId: number, ids: number[]): Promise<ConsortiumProject[]> =>
  tx
    .select({ id: project.id, consortiumId: project.consortiumId })
    .from(project)
    .where(or(eq(project.consortiumId, consortiumId), inArray(project.id, ids)))
    .orderBy(asc(project.id))
    .for('update');

/** Sets the consortium of projects; null for none. */
export async function saveConsortiumOf(tx: Executor, ids: number[], consortiumId: number | null): Promise<void> {
  if (ids.length > 0) await tx.update(project).set({ consortiumId }).where(inArray(project.id, ids));
}

/** Stores whether a supervisor reads and writes costs. */
export async function saveCostRight(db: Executor, id: number, canManageCosts: boolean): Promise<void> {
  await db.update(account).set({ canManageCosts }).where(eq(account.id, id));
}
