import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { isStaff } from '../../contract/permissions';
import type { Unit, unitOperations } from '../../contract/units';
import { singleRow } from '../database/singleRow';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { ownership, unit } from '../database/schema';
import { visibleUnits } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import {
  allOf,
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

interface UnitQuery extends ListQuery {
  project_id?: string;
  active?: boolean;
}

const person = (alias: string): SQL => {
  const a = sql.raw(alias);
  return sql`json_build_object('client_id', ${a}.id, 'username', ${a}.username, 'name', ${a}.name, 'last_name', ${a}.last_name, 'phone_number', ${a}.phone_number)`;
};

const joins = sql`
  from unit u join project p on p.id = u.project_id join unit_type t on t.id = u.unit_type_id
  left join contract k on k.unit_id = u.id and k.end_date is null left join account owner on owner.id = k.client_id
  left join lease_contract lease on lease.unit_id = u.id and lease.active and ${today} between lease.start_date and lease.end_date
  left join account tenant on tenant.id = lease.tenant_id`;

/** Lease `l` with its tenant `t`. */
const nextLease = sql`(select json_build_object('id', l.id, 'lease_start_date', l.start_date, 'lease_end_date', l.end_date, 'tenant', ${person('t')})
  from lease_contract l join account t on t.id = l.tenant_id where l.unit_id = u.id and l.active and l.start_date > ${today} order by l.start_date limit 1)`;

const columns = ({ user }: Caller): SQL => sql`
  u.id as unit_id, k.id as contract_id, u.active, u.name, u.description, t.id as unit_type_id, t.label as unit_type_name, p.id as project_id, p.name as project_name, p.closed_at is not null as is_project_closed,
  case when owner.id is not null then ${person('owner')} end as owner_profile,
  case when lease.id is not null then json_build_object('id', lease.id, 'lease_start_date', lease.start_date, 'lease_end_date', lease.end_date, 'tenant', ${person('tenant')}) end as lease_contract,
  case when ${isStaff(user.type)} or owner.id = ${user.id} then ${nextLease} end as next_lease,
  coalesce(owner.id = ${user.id}, false) as is_owner, k.start_date as owned_since, u.delivered_on as delivery_date, u.version`;

const sorts: Record<string, SQL> = {
  id: sql`u.id`,
  name: sql`plain_text(u.name)`,
  project: sql`plain_text(p.name)`,
  owner: sql`nullif(plain_text(concat_ws(' ', owner.name, owner.last_name)), '')`,
};

/** Returns the matching units that a caller may see: one page or all. */
export async function listUnits(context: Context, caller: Caller, query: UnitQuery, condition?: SQL) {
  const scope = allOf([
    await visibleUnits(context.db, caller),
    condition,
    isOneOf(sql`u.project_id`, query.project_id),
    query.active === undefined ? undefined : sql`u.active = ${query.active}`,
    isOneOf(sql`u.id`, query.ids),
  ]);
  const where = allOf([scope, matchesWords(sql`u.search_text`, query.q)]);
  const order = orderBy(sorts, query.sort, sql`plain_text(p.name), plain_text(u.name), u.id`, sql`u.id`);
  return toListResponse(
    query,
    runSql<Unit>(
      context.pool,
      sql`select ${columns(caller)} ${joins} where ${where} order by ${order} ${pageOf(query)}`,
    ),
    () => countRows(context.pool, sql`${joins} where ${where}`),
    () =>
      suggestSearch(context.pool, query.q, {
        from: sql`${joins} where ${scope}`,
        text: sql`u.search_text`,
        shown: sql`concat_ws(' ', u.name, p.name, owner.name, owner.last_name)`,
      }),
  );
}

/** Returns active units without an owner. */
export const listUnassignedUnits = (context: Context, caller: Caller, query: UnitQuery) =>
  listUnits(context, caller, query, sql`u.active and k.id is null`);

/** Returns one unit; undefined if it is unknown or not visible to the caller. */
export async function findUnit(context: Context, caller: Caller, id: number): Promise<Unit | undefined> {
  const [row] = await runSql<Unit>(
    context.pool,
    sql`select ${columns(caller)} ${joins} where u.id = ${id} and ${await visibleUnits(context.db, caller)}`,
  );
  return row;
}

/** The fields that an editor sends: an edit sends all of them, a new unit may have no description. */
export type UnitBody = Static<typeof unitOperations.createUnit.body>;

/** Converts an editor's fields for storage. */
export const toUnitColumns = (body: UnitBody) => ({
  name: body.name.trim(),
  description: body.description?.trim() ?? '',
  projectId: body.project_id,
  unitTypeId: body.unit_type_id,
  // Undefined keeps the stored value.
  deliveredOn: body.delivery_date === undefined ? undefined : body.delivery_date || null,
});
type UnitValues = ReturnType<typeof toUnitColumns> & Partial<Pick<typeof unit.$inferInsert, 'active' | 'version'>>;
export type UnitRecord = typeof unit.$inferSelect;

export async function insertUnit(db: Executor, values: UnitValues): Promise<number> {
  return singleRow(await db.insert(unit).values(values).returning({ id: unit.id })).id;
}

/**
 * Returns a unit's record, locked until the transaction ends; undefined if it is unknown or not visible to the caller.
 * A weaker lock would not do: a trigger writes the unit when its owner changes, and two transactions would deadlock.
 */
export async function lockUnit(tx: Executor, caller: Caller, id: number): Promise<UnitRecord | undefined> {
  const isVisible = sql`exists (select 1 from unit u where u.id = ${id} and ${await visibleUnits(tx, caller)})`;
  const [row] = await tx
    .select()
    .from(unit)
    .where(and(eq(unit.id, id), isVisible))
    .for('no key update');
  return row;
}

export async function saveUnit(tx: Executor, id: number, values: Partial<UnitValues>): Promise<void> {
  await tx.update(unit).set(values).where(eq(unit.id, id));
}

/** Stores the delivery date of a unit and increments its version, so that a concurrent editor gets a conflict. */
export async function saveDelivery(tx: Executor, { id, version }: UnitRecord, day: string | null): Promise<void> {
  await saveUnit(tx, id, { deliveredOn: day, version: version + 1 });
}

/** Whether a unit has an owner now. */
export async function isOwned(tx: Executor, unitId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: ownership.id })
    .from(ownership)
    .where(and(eq(ownership.unitId, unitId), isNull(ownership.endDate)));
  return rows.length > 0;
}

/** Makes a client the owner of a unit from a day on; returns the ownership's id. */
export async function insertOwnership(
  tx: Executor,
  values: Pick<typeof ownership.$inferInsert, 'clientId' | 'unitId' | 'startDate'>,
): Promise<number> {
  return singleRow(await tx.insert(ownership).values(values).returning({ id: ownership.id })).id;
}

/** Whether a project has another unit with the same name by `comparable_text`. The unit `ownId` may keep its own name. */
export async function hasNamesake(
  tx: Executor,
  { projectId, name, ownId }: { projectId: number; name: string; ownId: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from unit u where u.project_id = ${projectId} and u.id <> ${ownId} and comparable_text(u.name) = comparable_text(${name})
      and not exists (select 1 from unit own where own.id = ${ownId} and own.project_id = ${projectId} and own.name = ${name}) limit 1`);
  return rows.length > 0;
}
