import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Contractor, ContractorDetail } from '../../contract/contractors';
import { visitOutcomes } from '../../contract/visitStatus';
import type { WorkEvent } from '../../contract/workEvents';
import { openWorkStatuses } from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { claimCategory, contractor, contractorCategory, contractorProject } from '../database/schema';
import { usableListLink } from '../policies/links.policy';
import { visibleContractors } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import {
  allOf,
  countRows,
  isOneOf,
  toListResponse,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  type ListQuery,
} from '../support/list';
import { codeList, utc } from '../support/columns';
import { suggestSearch } from '../support/suggestion';

interface ContractorQuery extends ListQuery {
  active?: boolean;
  category_id?: string;
  project_id?: string;
}

const categoryNames = sql`coalesce((select string_agg(g.label, ', ' order by g.label) from contractor_category tc join claim_category g on g.id = tc.category_id where tc.contractor_id = t.id), '')`;
const projectNames = sql`coalesce((select string_agg(p.name, ', ' order by plain_text(p.name)) from contractor_project tp join project p on p.id = tp.project_id where tp.contractor_id = t.id), '')`;
const openWorks = sql`(select count(*)::int from work_order w where w.contractor_id = t.id and w.status in (${codeList(openWorkStatuses)}))`;
/** The results of the visits of each contractor `t`. */
const endedVisits = sql`left join (select contractor_id, count(*)::int as over, count(*) filter (where missed_by = 'contractor')::int as missed,
  count(*) filter (where missed_by = 'resident')::int as unopened from visit where status in (${codeList(visitOutcomes)}) group by contractor_id) n on n.contractor_id = t.id`;
// A company has a few dozen contractors, so the search text is built at query time.
const shownWords = sql`concat_ws(' ', t.name, ${categoryNames}, ${projectNames})`;
const rowText = sql`search_text(t.id::text, t.name, t.cuit, t.phone_number, t.email, ${categoryNames}, ${projectNames})`;

const columns = sql`t.id, t.name, t.cuit, t.phone_number, t.email, t.hours, t.notes, t.active, t.version, ${openWorks} as open_works,
  json_build_object('over', coalesce(n.over, 0), 'missed', coalesce(n.missed, 0), 'unopened', coalesce(n.unopened, 0)) as visits,
  (select coalesce(json_agg(json_build_object('id', g.id, 'label', g.label) order by g.label), '[]') from contractor_category tc join claim_category g on g.id = tc.category_id where tc.contractor_id = t.id) as categories,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by plain_text(p.name)), '[]') from contractor_project tp join project p on p.id = tp.project_id where tp.contractor_id = t.id) as projects`;

const sorts: Record<string, SQL> = {
  id: sql`t.id`,
  name: sql`plain_text(t.name)`,
  cuit: sql`t.cuit`,
  categories: sql`plain_text(${categoryNames})`,
  projects: sql`plain_text(${projectNames})`,
  phone: sql`t.phone_number`,
  email: sql`lower(t.email)`,
  works: openWorks,
  visits: sql`coalesce(n.over, 0)`,
  missed: sql`coalesce(n.missed, 0)`,
  unopened: sql`coalesce(n.unopened, 0)`,
};

/** Returns the matching contractors: one page or all. A contractor without projects works in every project. */
export async function listContractors({ db, pool }: Context, caller: Caller, query: ContractorQuery) {
  const scope = allOf(
    [
      await visibleContractors(db, caller),
      isOneOf(sql`t.id`, query.ids),
      query.active === undefined ? undefined : sql`t.active = ${query.active}`,
      query.category_id &&
        sql`exists (select 1 from contractor_category tc where tc.contractor_id = t.id and ${isOneOf(sql`tc.category_id`, query.category_id)})`,
      query.project_id &&
        sql`(exists (select 1 from contractor_project tp where tp.contractor_id = t.id and ${isOneOf(sql`tp.project_id`, query.project_id)})
        or not exists (select 1 from contractor_project tp where tp.contractor_id = t.id))`,
    ].map((condition) => condition || undefined),
  );
  const where = allOf([scope, matchesWords(rowText, query.q)]);
  const order = orderBy(sorts, query.sort, sql`plain_text(t.name), t.id`, sql`t.id`);
  return toListResponse(
    query,
    runSql<Contractor>(
      pool,
      sql`select ${columns} from contractor t ${endedVisits} where ${where} order by ${order} ${pageOf(query)}`,
    ),
    () => countRows(pool, sql`from contractor t where ${where}`),
    () =>
      suggestSearch(pool, query.q, { from: sql`from contractor t where ${scope}`, text: rowText, shown: shownWords }),
  );
}

const workCount = (what: WorkEvent['what']) => sql`count(*) filter (where ${sql.param(what)} = any(o.events))::int`;
/**
 * The work orders that a contractor `t` has or had, each with what happened while the contractor had it: the work order
 * may have been given to another one before or after.
 */
const worksOfContractor = sql`(select array_agg(e.what) as events,
    min(e.at) filter (where e.what = 'finish') - min(e.at) filter (where e.what in ('created', 'changed')) as time_to_done
  from work_event e where e.assigned_contractor_id = t.id group by e.work_id) o`;

/** Returns one contractor with the figures of its work orders; undefined if it is unknown. */
export async function findContractor(
  { db, pool }: Context,
  caller: Caller,
  id: number,
): Promise<ContractorDetail | undefined> {
  const [row] = await runSql<ContractorDetail>(
    pool,
    sql`select ${columns}, (
        select json_build_object('works', count(*)::int, 'done', ${workCount('finish')}, 'refused', ${workCount('refuse')}, 'returned', ${workCount('return')},
          'days_to_done', round((percentile_cont(0.5) within group (order by extract(epoch from o.time_to_done) / 86400))::numeric, 1)::float)
        from ${worksOfContractor}) as figures,
        (select json_build_object('created_at', ${utc(sql`o.created_at`)}, 'expires_at', ${utc(sql`o.expires_at`)}, 'opened_at', ${utc(sql`o.opened_at`)})
          from contractor_link o where o.contractor_id = t.id and ${usableListLink}) as link
      from contractor t ${endedVisits} where t.id = ${id} and ${await visibleContractors(db, caller)}`,
  );
  return row;
}

/** The columns that an editor sets. */
export type ContractorValues = Omit<typeof contractor.$inferInsert, 'id' | 'version' | 'createdAt'>;
export interface ContractorChoices {
  categoryIds: number[];
  projectIds: number[];
}

export async function insertContractor(
  tx: Executor,
  values: ContractorValues,
  choices: ContractorChoices,
): Promise<number> {
  const { id } = singleRow(await tx.insert(contractor).values(values).returning({ id: contractor.id }));
  await saveChoices(tx, id, choices);
  return id;
}

/**
 * Returns the contractor's version and whether it is active, locked until the transaction ends; undefined if it is
 * unknown.
 */
export async function lockContractor(tx: Executor, caller: Caller, id: number) {
  const isVisible = sql`exists (select 1 from contractor t where t.id = ${id} and ${await visibleContractors(tx, caller)})`;
  const [row] = await tx
    .select({ version: contractor.version, active: contractor.active })
    .from(contractor)
    .where(and(eq(contractor.id, id), isVisible))
    .for('update');
  return row;
}

export async function saveContractor(
  tx: Executor,
  id: number,
  values: ContractorValues & { version: number },
  choices: ContractorChoices,
): Promise<void> {
  await tx.update(contractor).set(values).where(eq(contractor.id, id));
  await saveChoices(tx, id, choices);
}

async function saveChoices(tx: Executor, id: number, { categoryIds, projectIds }: ContractorChoices): Promise<void> {
  await tx.delete(contractorCategory).where(eq(contractorCategory.contractorId, id));
  await tx.delete(contractorProject).where(eq(contractorProject.contractorId, id));
  const categories = [...new Set(categoryIds)].map((categoryId) => ({ contractorId: id, categoryId }));
  const projects = [...new Set(projectIds)].map((projectId) => ({ contractorId: id, projectId }));
  if (categories.length > 0) await tx.insert(contractorCategory).values(categories);
  if (projects.length > 0) await tx.insert(contractorProject).values(projects);
}

export interface KnownContractor extends Record<string, unknown> {
  id: number;
  name: string;
  cuit: string | null;
  phone_number: string;
  email: string | null;
  hours: string;
  active: boolean;
  version: number;
  category_ids: number[];
  project_ids: number[];
}

/** Returns all contractors, locked until the transaction ends. */
export async function lockContractors(tx: Executor): Promise<KnownContractor[]> {
  const { rows } = await tx.execute<KnownContractor>(sql`
    select t.id, t.name, t.cuit, t.phone_number, t.email, t.hours, t.active, t.version,
      array(select tc.category_id from contractor_category tc where tc.contractor_id = t.id order by 1) as category_ids,
      array(select tp.project_id from contractor_project tp where tp.contractor_id = t.id order by 1) as project_ids
    from contractor t order by t.id for update`);
  return rows;
}

/** Whether all of these trades exist. */
export async function hasCategories(tx: Executor, ids: number[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return true;
  const rows = await tx.select({ id: claimCategory.id }).from(claimCategory).where(inArray(claimCategory.id, unique));
  return rows.length === unique.length;
}

/** Returns the e-mail of a contractor; undefined if it has none. */
export async function findEmail(db: Executor, id: number): Promise<string | undefined> {
  const [row] = await db.select({ email: contractor.email }).from(contractor).where(eq(contractor.id, id));
  return row?.email ?? undefined;
}

/** Whether a contractor exists and is active; locks it until the transaction ends. */
export async function lockActiveContractor(tx: Executor, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: contractor.id })
    .from(contractor)
    .where(and(eq(contractor.id, id), eq(contractor.active, true)))
    .for('share');
  return rows.length > 0;
}
