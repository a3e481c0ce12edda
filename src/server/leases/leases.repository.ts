import { sql, type SQL } from 'drizzle-orm';
import type { LeaseRequest, LeaseRequestDetail } from '../../contract/leases';
import type { Role } from '../../contract/permissions';
import type { Context } from '../context';
import { visibleLeaseRequests } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { all, iso, listed, matchesWords, orderBy, pageOf, runSql, type ListQuery } from '../support/list';

type Row = Omit<LeaseRequest, 'created_at' | 'updated_at' | `created_by_${string}`> & {
  created_at: Date;
  updated_at: Date;
  created_by: number;
  creator_type: Role;
};
type DetailRow = Row & Pick<LeaseRequestDetail, 'unit' | 'client'>;

const columns = sql`r.id, r.created_at, r.updated_at, r.contract_id, r.created_by, creator.type as creator_type, r.status, r.lease_start_date, r.lease_end_date,
  r.tenant_document, r.tenant_email, r.tenant_last_name, r.tenant_name, r.tenant_phone_number, r.rejected_reason,
  u.name as unit_name, p.name as project_name, concat_ws(' ', owner.name, owner.last_name) as owner_name`;
const joins = sql`from lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id join project p on p.id = u.project_id
  join account owner on owner.id = k.client_id join account creator on creator.id = r.created_by`;

const sorts: Record<string, SQL> = {
  id: sql`r.id`,
  name: sql`plain_text(r.tenant_name)`,
  last_name: sql`plain_text(r.tenant_last_name)`,
  document: sql`lpad(r.tenant_document, 8, '0')`,
  email: sql`lower(r.tenant_email)`,
  phone: sql`r.tenant_phone_number`,
  status: sql`array_position(array['requested', 'pending', 'under_review', 'accepted', 'rejected'], r.status)`,
  owner: sql`plain_text(concat_ws(' ', owner.name, owner.last_name))`,
};

function toRequest<T extends Row>({
  created_at: createdAt,
  updated_at: updatedAt,
  created_by: by,
  creator_type: type,
  ...row
}: T) {
  const byType = (wanted: Role) => (type === wanted ? by : null);
  return {
    ...row,
    created_at: iso(createdAt),
    updated_at: iso(updatedAt),
    created_by_admin_id: byType('admin'),
    created_by_client_id: byType('client'),
    created_by_manager_id: byType('manager'),
  };
}

/** Tenant requests that match, newest first unless told, a page of them or all. */
export async function listLeaseRequests({ db, pool }: Context, caller: Caller, query: ListQuery & { status?: string }) {
  const where = all([
    await visibleLeaseRequests(db, caller),
    matchesWords(sql`r.search_text`, query.q),
    query.status ? sql`r.status = any(${sql.param(query.status.split(','))}::text[])` : undefined,
  ]);
  const order = orderBy(sorts, query.sort, sql`r.created_at desc, r.id desc`, sql`r.id`);
  return listed<LeaseRequest>(
    query,
    runSql<Row>(pool, sql`select ${columns} ${joins} where ${where} order by ${order} ${pageOf(query)}`).then((rows) =>
      rows.map(toRequest),
    ),
    async () =>
      (await runSql<{ total: number }>(pool, sql`select count(*)::int as total ${joins} where ${where}`))[0]!.total,
  );
}

/** One tenant request; undefined where it is unknown or not visible to the user. */
export async function findLeaseRequest(
  { db, pool }: Context,
  caller: Caller,
  id: number,
): Promise<LeaseRequestDetail | undefined> {
  const [row] = await runSql<DetailRow>(
    pool,
    sql`
    select ${columns}, json_build_object('unit_id', u.id, 'name', u.name, 'project_id', p.id, 'project_name', p.name) as unit,
      json_build_object('client_id', owner.id, 'username', owner.username, 'name', owner.name, 'last_name', owner.last_name, 'phone_number', owner.phone_number) as client
    ${joins} where r.id = ${id} and ${await visibleLeaseRequests(db, caller)}`,
  );
  return row && toRequest(row);
}
