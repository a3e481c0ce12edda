import { sql, type SQL } from 'drizzle-orm';
import type { Consortium, Manager } from '../../contract/managers';
import type { Context } from '../context';
import { reachableAccounts } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { all, listed, matchesWords, orderBy, pageOf, runSql, type ListQuery } from '../support/list';

interface StaffQuery extends ListQuery {
  active?: boolean;
}

const projectsOf = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'is_primary', m.is_primary) order by m.is_primary desc, plain_text(p.name)), '[]')
  from manager_project m join project p on p.id = m.project_id where m.manager_id = a.id)`;
const primaryProject = sql`(select json_build_object('id', p.id, 'name', p.name) from manager_project m join project p on p.id = m.project_id where m.manager_id = a.id and m.is_primary)`;
const projectNames = sql`coalesce((select string_agg(p.name, ' ') from project p where p.consortium_id = a.id or p.id in (select project_id from manager_project where manager_id = a.id)), '')`;

const managerColumns = sql`a.id, a.username, a.type, a.name, a.last_name, a.phone_number, a.active, a.version,
  (select project_id from manager_project where manager_id = a.id and is_primary) as project_id, ${primaryProject} as primary_project, ${projectsOf} as projects,
  (select count(*)::int from manager_project where manager_id = a.id) as projects_count`;
const consortiumColumns = sql`a.id, a.username, a.type, a.name, a.last_name, a.phone_number, a.active, a.version,
  (select json_build_object('id', p.id, 'name', p.name) from project p where p.consortium_id = a.id) as project`;

const sorts: Record<string, SQL> = {
  id: sql`a.id`,
  username: sql`lower(a.username)`,
  type: sql`a.type`,
  name: sql`plain_text(a.name)`,
  last_name: sql`plain_text(a.last_name)`,
  phone: sql`a.phone_number`,
  projects: sql`plain_text(coalesce((select p.name from project p where p.consortium_id = a.id), (select p.name from manager_project m join project p on p.id = m.project_id where m.manager_id = a.id and m.is_primary)))`,
};

// There are few of them: the row's words are put together when they are searched.
const rowText = sql`a.search_text || ' ' || plain_text(${projectNames} || case a.type when 'manager' then ' supervisor' else ' consorcio' end)`;

async function listStaff<T>(
  { db, pool }: Context,
  caller: Caller,
  type: 'manager' | 'consortium',
  columns: SQL,
  query: StaffQuery,
) {
  const where = all([
    sql`a.type = ${type}`,
    await reachableAccounts(db, caller),
    matchesWords(sql`(${rowText})`, query.q),
    query.active === undefined ? undefined : sql`a.active = ${query.active}`,
  ]);
  const order = orderBy(sorts, query.sort, sql`a.id`, sql`a.id`);
  return listed(
    query,
    runSql<T>(pool, sql`select ${columns} from account a where ${where} order by ${order} ${pageOf(query)}`),
    async () =>
      (await runSql<{ total: number }>(pool, sql`select count(*)::int as total from account a where ${where}`))[0]!
        .total,
  );
}

/** Supervisors that match, a page of them or all. */
export const listManagers = (context: Context, caller: Caller, query: StaffQuery) =>
  listStaff<Manager>(context, caller, 'manager', managerColumns, query);
/** Consortium users that match, a page of them or all. */
export const listConsortiums = (context: Context, caller: Caller, query: StaffQuery) =>
  listStaff<Consortium>(context, caller, 'consortium', consortiumColumns, query);

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
    sql`select ${consortiumColumns} from account a where a.type = 'consortium' and a.id = ${id} and ${await reachableAccounts(db, caller)}`,
  );
  return row;
}
