import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { claimOperations } from '../../contract/claims';
import type { ClaimType } from '../../contract/claimStatus';
import { can } from '../../contract/permissions';
import type { SessionUser } from '../auth/session.service';
import type { Context } from '../context';
import { addDays, startOfDay } from '../support/days';
import { all, matchesWords, orderBy, pageOf, runSql } from '../support/list';
import { projectClaimColumns, projectClaimJoins, unitClaimColumns, unitClaimJoins, type ProjectClaimRow, type UnitClaimRow } from './claimRows';
import { visibleClaims } from './claimScope';

export type UnitClaimQuery = Static<typeof claimOperations.listUnitClaims.query>;
export type ProjectClaimQuery = Static<typeof claimOperations.listProjectClaims.query>;
type ClaimQuery = Omit<UnitClaimQuery, 'sort'> & { sort?: string };

interface SortColumn {
  value: SQL;
  /** Tables that only this order needs: the page is found without joining the rest. */
  join?: SQL;
}

const label = (alias: string, table: string, key: string): SortColumn => {
  const [a, t, k] = [sql.raw(alias), sql.raw(table), sql.raw(key)];
  return { value: sql`plain_text(${a}.label)`, join: sql`join ${t} ${a} on ${a}.id = c.${k}` };
};

const commonSorts: Record<string, SortColumn> = {
  id: { value: sql`c.id` },
  date: { value: sql`c.created_at` },
  description: { value: sql`plain_text(left(c.description, 200))` },
  messages: { value: sql`c.comment_count` },
  price: { value: sql`c.repair_price` },
  status: { value: sql`array_position(array['pending', 'approved', 'open', 'completed', 'rejected'], c.status)` },
};

const unitSorts: Record<string, SortColumn> = {
  ...commonSorts,
  name: { value: sql`plain_text(concat_ws(' ', client.name, client.last_name))`, join: sql`join account client on client.id = c.client_id` },
  building: { value: sql`plain_text(concat_ws(' ', u.name, p.name))`, join: sql`join unit u on u.id = c.unit_id join project p on p.id = c.project_id` },
  location: label('l', 'claim_location', 'location_id'),
  location_detail: label('d', 'claim_location_detail', 'location_detail_id'),
  category: label('g', 'claim_category', 'category_id'),
  item: label('t', 'claim_item', 'item_id'),
  priority: { value: sql`array_position(array['low', 'medium', 'high', 'urgent'], c.priority)` },
};

const projectSorts: Record<string, SortColumn> = {
  ...commonSorts,
  name: { value: sql`plain_text(coalesce(nullif(concat_ws(' ', creator.name, creator.last_name), ''), creator.username, 'Admin'))`, join: sql`left join account creator on creator.id = c.created_by` },
  building: { value: sql`plain_text(p.name)`, join: sql`join project p on p.id = c.project_id` },
  reason: { value: sql`plain_text(c.reason)` },
};

const newestFirst = sql`c.created_at desc, c.id desc`;

/** The claims of one kind that match; `rows` in the wanted order and page, `count` of all pages. */
interface ClaimSearch<Row> {
  rows(): Promise<Row[]>;
  count(): Promise<number>;
}

export const searchUnitClaims = (context: Context, user: SessionUser, query: UnitClaimQuery): Promise<ClaimSearch<UnitClaimRow>> =>
  search(context, user, 'UNIT', query, unitSorts, sql`${unitClaimColumns} from page join claim c on c.id = page.id ${unitClaimJoins}`);

export const searchProjectClaims = (context: Context, user: SessionUser, query: ProjectClaimQuery): Promise<ClaimSearch<ProjectClaimRow>> =>
  search(context, user, 'PROJECT', query, projectSorts, sql`${projectClaimColumns} from page join claim c on c.id = page.id ${projectClaimJoins}`);

async function search<Row>(context: Context, user: SessionUser, type: ClaimType, query: ClaimQuery, sorts: Record<string, SortColumn>, detail: SQL): Promise<ClaimSearch<Row>> {
  const seesPrice = can(user.type, 'claims:seePrice');
  const where = all([sql`c.type = ${type}`, await visibleClaims(context.db, user), ...filters(query), matchesWords(seesPrice ? sql`c.staff_search_text` : sql`c.search_text`, query.q)]);
  // The order would tell the prices to somebody who may not see them.
  const sort = !seesPrice && query.sort?.endsWith('price') ? undefined : query.sort;
  const { join = sql`` } = sorts[(sort ?? '').replace(/^-/, '')] ?? {};
  const values = Object.fromEntries(Object.entries(sorts).map(([name, { value }]) => [name, value]));
  const order = orderBy(values, sort, newestFirst, sql`c.id`);
  // A plan made for one word may be far off for another, so a filtered search is planned each time.
  const prepared = query.q === undefined;
  const page = sql`select id, row_number() over () as position from (select c.id from claim c ${join} where ${where} order by ${order} ${pageOf(query)}) ordered`;
  return {
    rows: () => runSql<Row>(context.pool, sql`with page as materialized (${page}) select ${detail} order by page.position`, { prepared }),
    count: async () => {
      const key = JSON.stringify([user.type, user.type === 'client' || user.type === 'consortium' ? user.id : 0, type, { ...query, page: 0, page_size: 0, sort: '' }]);
      return context.claimCounts.get(key, async () => (await runSql<{ total: number }>(context.pool, sql`select count(*)::int as total from claim c where ${where}`, { prepared }))[0]!.total);
    },
  };
}

function filters({ status, priority, project_id: project, unit_id: unit, client_id: client, from, to }: ClaimQuery): (SQL | undefined)[] {
  return [
    status ? sql`c.status = any(${sql.param(status.split(','))}::text[])` : undefined,
    priority ? sql`c.priority = any(${sql.param(priority.split(','))}::text[])` : undefined,
    project ? sql`c.project_id = ${project}` : undefined,
    unit ? sql`c.unit_id = ${unit}` : undefined,
    client ? sql`c.client_id = ${client}` : undefined,
    from ? sql`c.created_at >= ${startOfDay(from).toISOString()}` : undefined,
    to ? sql`c.created_at < ${startOfDay(addDays(to, 1)).toISOString()}` : undefined,
  ];
}
