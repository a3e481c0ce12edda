import { sql, type SQL } from 'drizzle-orm';
import type { Project, ProjectDetail } from '../../contract/projects';
import type { SessionUser } from '../auth/session.service';
import type { Context } from '../context';
import { all, listed, matchesWords, orderBy, pageOf, runSql, type ListQuery } from '../support/list';

const columns = sql`p.id, p.name, p.description, p.address, p.consortium_id, (select count(*)::int from unit u where u.project_id = p.id) as units_count, p.version`;
const sorts: Record<string, SQL> = {
  id: sql`p.id`,
  project: sql`plain_text(p.name)`,
  description: sql`plain_text(p.description)`,
  address: sql`plain_text(p.address)`,
};
const visibleProjects = (user: SessionUser): SQL =>
  user.type === 'consortium' ? sql`p.consortium_id = ${user.id}` : sql`true`;

/** Projects that match, a page of them or all; a consortium sees its own. */
export function listProjects({ pool }: Context, user: SessionUser, query: ListQuery) {
  const where = all([visibleProjects(user), matchesWords(sql`p.search_text`, query.q)]);
  const order = orderBy(sorts, query.sort, sql`plain_text(p.name), p.id`, sql`p.id`);
  return listed(
    query,
    runSql<Project>(pool, sql`select ${columns} from project p where ${where} order by ${order} ${pageOf(query)}`),
    async () =>
      (await runSql<{ total: number }>(pool, sql`select count(*)::int as total from project p where ${where}`))[0]!
        .total,
  );
}

/** One project with its people; undefined where it is unknown or not visible to the user. */
export async function findProject(
  { pool }: Context,
  user: SessionUser,
  id: number,
): Promise<ProjectDetail | undefined> {
  const [row] = await runSql<ProjectDetail>(
    pool,
    sql`
    select ${columns},
      (select json_build_object('id', a.id, 'username', a.username, 'name', trim(concat_ws(' ', a.name, a.last_name))) from account a where a.id = p.consortium_id) as consortium,
      (select coalesce(json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.name, 'last_name', a.last_name, 'is_primary', m.is_primary) order by a.id), '[]')
         from manager_project m join account a on a.id = m.manager_id and a.active where m.project_id = p.id) as managers
    from project p where p.id = ${id} and ${visibleProjects(user)}`,
  );
  return row;
}
