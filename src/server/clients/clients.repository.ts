import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Client, ClientDetail } from '../../contract/clients';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { ownership } from '../database/schema';
import { reachableAccounts } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import {
  allOf,
  hasChosenPassword,
  iso,
  isOneOf,
  toListResponse,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  countRows,
  type ListQuery,
} from '../support/list';
import { suggestSearch } from '../support/suggestion';
import { today } from '../support/columns';

interface ClientRow {
  id: number;
  username: string;
  name: string;
  last_name: string;
  document: string | null;
  phone_number: string | null;
  address: string | null;
  active: boolean;
  version: number;
  created_at: Date;
  properties_count: number;
  leases_count: number;
  has_chosen_password: boolean;
}

const propertiesCount = sql`(select count(*)::int from contract k where k.client_id = a.id and k.end_date is null)`;
const leasesCount = sql`(select count(*)::int from lease_contract l join contract k on k.id = l.contract_id
  where (l.tenant_id = a.id or (k.client_id = a.id and k.end_date is null)) and l.active and ${today} between l.start_date and l.end_date)`;
const columns = sql`a.id, a.username, a.name, a.last_name, a.document, a.phone_number, a.address, a.active, a.version, a.created_at, ${propertiesCount} as properties_count, ${leasesCount} as leases_count, ${hasChosenPassword} as has_chosen_password`;

const sorts: Record<string, SQL> = {
  id: sql`a.id`,
  name: sql`plain_text(a.name)`,
  last_name: sql`plain_text(a.last_name)`,
  document: sql`lpad(a.document, 8, '0')`,
  email: sql`lower(a.username)`,
  address: sql`plain_text(a.address)`,
  phone: sql`a.phone_number`,
  properties: propertiesCount,
  leases: leasesCount,
};

function toClient({
  id,
  username,
  name,
  last_name,
  document,
  phone_number,
  address,
  active,
  version,
  properties_count,
  leases_count,
}: ClientRow): Client {
  const profile = { name, last_name, document, phone_number, address };
  return { client_id: id, username, ...profile, properties_count, leases_count, active, version, profile };
}

/** Returns the matching clients: one page or all. */
export async function listClients({ db, pool }: Context, caller: Caller, query: ListQuery & { active?: boolean }) {
  const scope = allOf([
    sql`a.type = 'client'`,
    await reachableAccounts(db, caller),
    query.active === undefined ? undefined : sql`a.active = ${query.active}`,
    isOneOf(sql`a.id`, query.ids),
  ]);
  const where = allOf([scope, matchesWords(sql`a.search_text`, query.q)]);
  const order = orderBy(sorts, query.sort, sql`a.id desc`, sql`a.id`);
  return toListResponse(
    query,
    runSql<ClientRow>(
      pool,
      sql`select ${columns} from account a where ${where} order by ${order} ${pageOf(query)}`,
    ).then((rows) => rows.map(toClient)),
    () => countRows(pool, sql`from account a where ${where}`),
    () =>
      suggestSearch(pool, query.q, {
        from: sql`from account a where ${scope}`,
        text: sql`a.search_text`,
        shown: sql`concat_ws(' ', a.name, a.last_name, a.address)`,
      }),
  );
}

/** Returns one client with its units and leases; undefined if there is none in the caller's scope. */
export async function findClient({ db, pool }: Context, caller: Caller, id: number): Promise<ClientDetail | undefined> {
  const [row] = await runSql<ClientRow>(
    pool,
    sql`select ${columns} from account a where a.type = 'client' and a.id = ${id} and ${await reachableAccounts(db, caller)}`,
  );
  if (!row) return undefined;
  const properties = await runSql<ClientDetail['property_list'][number]>(
    pool,
    sql`
    select k.id as contract_id, u.id as unit_id, u.name as unit_name, p.id as project_id, p.name as project_name, k.start_date
    from contract k join unit u on u.id = k.unit_id join project p on p.id = u.project_id
    where k.client_id = ${id} and k.end_date is null order by plain_text(p.name), plain_text(u.name), u.id`,
  );
  const leases = await runSql<ClientDetail['lease_list'][number]>(
    pool,
    sql`
    select l.id as lease_contract_id, u.id as unit_id, u.name as unit_name, p.name as project_name, l.start_date as lease_start_date, l.end_date as lease_end_date,
      l.tenant_id = ${id} as is_tenant, l.active and ${today} between l.start_date and l.end_date as is_running, l.active and l.start_date > ${today} as is_upcoming,
      (select concat_ws(' ', o.name, o.last_name) from account o where o.id = case when l.tenant_id = ${id} then k.client_id else l.tenant_id end) as other_party
    from lease_contract l join contract k on k.id = l.contract_id join unit u on u.id = l.unit_id join project p on p.id = u.project_id
    where l.tenant_id = ${id} or k.client_id = ${id} order by l.start_date desc, l.id desc`,
  );
  const { has_chosen_password } = row;
  return {
    ...toClient(row),
    has_chosen_password,
    created_at: iso(row.created_at),
    property_list: properties,
    lease_list: leases,
  };
}

/** Ends a client's ownerships on a day, or on their first day if that is later. */
export async function endOwnershipsOf(tx: Executor, clientId: number, day: string): Promise<void> {
  await tx
    .update(ownership)
    .set({ endDate: sql`greatest(${ownership.startDate}, ${day}::date)` })
    .where(and(eq(ownership.clientId, clientId), isNull(ownership.endDate)));
}
