import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { can } from '../../contract/permissions';
import type { Project, ProjectDetail } from '../../contract/projects';
import { singleRow } from '../database/singleRow';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { project } from '../database/schema';
import { visibleProjects } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import {
  allOf,
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
import { utc } from '../support/columns';

const columns = sql`p.id, p.name, p.description, p.address, p.consortium_id, p.places, p.delivered_on as delivery_date, (select count(*)::int from unit u where u.project_id = p.id) as units_count,
  ${utc(sql`p.closed_at`)} as closed_at, p.version`;
const sorts: Record<string, SQL> = {
  id: sql`p.id`,
  project: sql`plain_text(p.name)`,
  description: sql`plain_text(p.description)`,
  address: sql`plain_text(p.address)`,
};

/** Returns the matching projects: one page or all; a consortium sees its own. */
export async function listProjects({ db, pool }: Context, caller: Caller, query: ListQuery) {
  const scope = allOf([await visibleProjects(db, caller), isOneOf(sql`p.id`, query.ids)]);
  const where = allOf([scope, matchesWords(sql`p.search_text`, query.q)]);
  const order = orderBy(sorts, query.sort, sql`plain_text(p.name), p.id`, sql`p.id`);
  return toListResponse(
    query,
    runSql<Project>(pool, sql`select ${columns} from project p where ${where} order by ${order} ${pageOf(query)}`),
    () => countRows(pool, sql`from project p where ${where}`),
    () =>
      suggestSearch(pool, query.q, {
        from: sql`from project p where ${scope}`,
        text: sql`p.search_text`,
        shown: sql`concat_ws(' ', p.name, p.description, p.address)`,
      }),
  );
}

/**
 * Returns one project with the people that the caller may know of: those whose accounts it manages, and itself. Undefined
 * if it is unknown or not visible to the caller.
 */
export async function findProject(
  { db, pool }: Context,
  caller: Caller,
  id: number,
): Promise<ProjectDetail | undefined> {
  const isKnown = can(caller.user, 'consortiums:manage') ? sql`true` : sql`a.id = ${caller.user.id}`;
  const [row] = await runSql<ProjectDetail>(
    pool,
    sql`
    select ${columns},
      (select json_build_object('id', a.id, 'username', a.username, 'name', trim(concat_ws(' ', a.name, a.last_name))) from account a where a.id = p.consortium_id and ${isKnown}) as consortium,
      (select coalesce(json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.name, 'last_name', a.last_name, 'is_primary', m.is_primary) order by a.id), '[]')
         from manager_project m join account a on a.id = m.manager_id and a.active where m.project_id = p.id and ${can(caller.user, 'managers:manage')}) as managers
    from project p where p.id = ${id} and ${await visibleProjects(db, caller)}`,
  );
  return row;
}

/** The columns that an editor sets. */
export type ProjectValues = Pick<
  typeof project.$inferInsert,
  'name' | 'description' | 'address' | 'places' | 'deliveredOn'
>;

export async function insertProject(db: Executor, values: ProjectValues): Promise<number> {
  return singleRow(await db.insert(project).values(values).returning({ id: project.id })).id;
}

/**
 * Returns the version of a project, locked until the transaction ends; undefined if it is unknown or not visible to the
 * caller.
 */
export async function lockProject(tx: Executor, caller: Caller, id: number): Promise<number | undefined> {
  const isVisible = sql`exists (select 1 from project p where p.id = ${id} and ${await visibleProjects(tx, caller)})`;
  const [row] = await tx
    .select({ version: project.version })
    .from(project)
    .where(and(eq(project.id, id), isVisible))
    .for('update');
  return row?.version;
}

export async function saveProject(
  tx: Executor,
  id: number,
  values: ProjectValues & { version: number },
): Promise<void> {
  await tx.update(project).set(values).where(eq(project.id, id));
}

/** Closes a project now or, with null, reopens it. The version does not change, because the edited fields do not. */
export async function saveClosedAt(tx: Executor, id: number, closedAt: Date | null): Promise<void> {
  await tx.update(project).set({ closedAt }).where(eq(project.id, id));
}

/** Returns the places of a project's building; none if it is unknown. */
export async function placesOf(tx: Executor, id: number): Promise<string[]> {
  const [row] = await tx.select({ places: project.places }).from(project).where(eq(project.id, id));
  return row?.places ?? [];
}

/** Whether a project accepts no new claims and lease requests. */
export async function isClosed(tx: Executor, id: number): Promise<boolean> {
  const [row] = await tx.select({ closedAt: project.closedAt }).from(project).where(eq(project.id, id));
  return row !== undefined && row.closedAt !== null;
}

/**
 * Keeps the project of an ownership from being closed until the transaction ends. It must precede locks of the unit,
 * because a renamed project is locked before its units.
 */
export async function lockProjectOfOwnership(tx: Executor, ownershipId: number): Promise<void> {
  await tx.execute(sql`select 1 from project p
    where p.id = (select u.project_id from contract k join unit u on u.id = k.unit_id where k.id = ${ownershipId}) for share`);
}

/** Whether all of these projects exist; locks them against deletion until the transaction ends. */
export async function hasProjects(tx: Executor, ids: number[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return true;
  const rows = await tx.select({ id: project.id }).from(project).where(inArray(project.id, unique)).for('key share');
  return rows.length === unique.length;
}
