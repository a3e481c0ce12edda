import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { LeaseRequest, LeaseRequestDetail } from '../../contract/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import type { Role } from '../../contract/permissions';
import { singleRow } from '../database/singleRow';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { positionOf } from '../support/columns';
import { ownership, leaseContract, leaseRequest, project, unit, type LeaseRequestRow } from '../database/schema';
import { leasableOwnerships, visibleLeaseRequests, withdrawableLeaseRequests } from '../policies/places.policy';
import type { Caller, CallerScope } from '../policies/rows';
import {
  allOf,
  iso,
  isOneOf,
  isOneOfCodes,
  toListResponse,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  type ListQuery,
  countRows,
} from '../support/list';
import { suggestSearch } from '../support/suggestion';

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
  status: positionOf(sql`r.status`, leaseStatuses),
  owner: sql`plain_text(concat_ws(' ', owner.name, owner.last_name))`,
};

function toRequest<T extends Row>({
  created_at: createdAt,
  updated_at: updatedAt,
  created_by: by,
  creator_type: type,
  ...row
}: T) {
  const byType = (role: Role) => (type === role ? by : null);
  return {
    ...row,
    created_at: iso(createdAt),
    updated_at: iso(updatedAt),
    created_by_admin_id: byType('admin'),
    created_by_client_id: byType('client'),
    created_by_manager_id: byType('manager'),
  };
}

/** Returns the matching lease requests, newest first by default: one page or all. */
export async function listLeaseRequests({ db, pool }: Context, caller: Caller, query: ListQuery & { status?: string }) {
  const scope = allOf([
    await visibleLeaseRequests(db, caller),
    isOneOfCodes(sql`r.status`, query.status),
    isOneOf(sql`r.id`, query.ids),
  ]);
  const where = allOf([scope, matchesWords(sql`r.search_text`, query.q)]);
  const order = orderBy(sorts, query.sort, sql`r.created_at desc, r.id desc`, sql`r.id`);
  return toListResponse<LeaseRequest>(
    query,
    runSql<Row>(pool, sql`select ${columns} ${joins} where ${where} order by ${order} ${pageOf(query)}`).then((rows) =>
      rows.map(toRequest),
    ),
    () => countRows(pool, sql`${joins} where ${where}`),
    () =>
      suggestSearch(pool, query.q, {
        from: sql`${joins} where ${scope}`,
        text: sql`r.search_text`,
        shown: sql`concat_ws(' ', r.tenant_name, r.tenant_last_name, owner.name, owner.last_name)`,
      }),
  );
}

/** Returns one lease request; undefined if it is unknown or not visible to the user. */
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

export type { LeaseRequestRow };
type OwnershipRecord = typeof ownership.$inferSelect;

/**
 * Returns an ownership that the caller may request a tenant for, locked until the transaction ends; undefined if there
 * is none.
 */
export async function lockLeasableOwnership(
  tx: Executor,
  caller: Caller,
  id: number,
): Promise<OwnershipRecord | undefined> {
  const isReached = sql`exists (select 1 from contract k join unit u on u.id = k.unit_id
    where k.id = ${id} and ${await leasableOwnerships(tx, caller)})`;
  const [row] = await tx
    .select()
    .from(ownership)
    .where(and(eq(ownership.id, id), isReached))
    .for('share');
  return row;
}

/** Returns an ownership, locked until the transaction ends. */
export async function lockOwnershipOfRequest(tx: Executor, id: number): Promise<OwnershipRecord | undefined> {
  const [row] = await tx.select().from(ownership).where(eq(ownership.id, id)).for('share');
  return row;
}

export async function insertRequest(tx: Executor, values: typeof leaseRequest.$inferInsert): Promise<LeaseRequestRow> {
  return singleRow(await tx.insert(leaseRequest).values(values).returning());
}

/** Returns the current status of a request; undefined if there is none. */
export async function statusOf(db: Executor, id: number): Promise<LeaseRequestRow['status'] | undefined> {
  const [row] = await db.select({ status: leaseRequest.status }).from(leaseRequest).where(eq(leaseRequest.id, id));
  return row?.status;
}

/** Returns a request, locked until the transaction ends; undefined if it is unknown or not visible to the caller. */
export async function lockRequest(tx: Executor, caller: Caller, id: number): Promise<LeaseRequestRow | undefined> {
  const isVisible = sql`exists (select 1 from lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id
    where r.id = ${id} and ${await visibleLeaseRequests(tx, caller)})`;
  const [row] = await tx
    .select()
    .from(leaseRequest)
    .where(and(eq(leaseRequest.id, id), isVisible))
    .for('update');
  return row;
}

/** Whether the caller may withdraw a request. */
export async function isWithdrawable(tx: Executor, caller: Caller, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id
    where r.id = ${id} and ${await withdrawableLeaseRequests(tx, caller)}`);
  return rows.length > 0;
}

export async function saveRequest(tx: Executor, id: number, values: Partial<LeaseRequestRow>): Promise<void> {
  await tx
    .update(leaseRequest)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(leaseRequest.id, id));
}

export async function insertLease(tx: Executor, values: typeof leaseContract.$inferInsert): Promise<void> {
  await tx.insert(leaseContract).values(values);
}

/** The data that a request's mails name: its place and its owner. */
interface LeasePlace {
  projectId: number;
  project: string;
  unit: string;
  clientId: number;
}

export async function ownershipDetails(tx: Executor, ownershipId: number): Promise<LeasePlace> {
  const rows = await tx
    .select({ projectId: project.id, project: project.name, unit: unit.name, clientId: ownership.clientId })
    .from(ownership)
    .innerJoin(unit, eq(unit.id, ownership.unitId))
    .innerJoin(project, eq(project.id, unit.projectId))
    .where(eq(ownership.id, ownershipId));
  return singleRow(rows);
}

/** Returns the condition for a person to see a request, for its mails. */
export const isRequestVisibleTo =
  (id: number) =>
  async (db: Executor, user: CallerScope['user']): Promise<SQL> =>
    sql`exists (select 1 from lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id
      where r.id = ${id} and ${await visibleLeaseRequests(db, { user, scope: 'any' })})`;
