import { sql } from 'drizzle-orm';
import type { UndeliveredUnit } from '../../contract/deliveries';
import type { Executor } from '../database/connection';
import { visibleUnits } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { nameOrNull } from '../support/columns';

/** Returns the active units without a delivery date that the caller sees, by project and name. */
export async function readUndelivered(
  db: Executor,
  caller: Caller,
  projectId: number | undefined,
): Promise<UndeliveredUnit[]> {
  const { rows } = await db.execute<UndeliveredUnit & Record<string, unknown>>(sql`
    select u.id as unit_id, u.name, p.id as project_id, p.name as project_name, k.start_date::text as owned_since,
      ${nameOrNull(sql`a`)} as owner
    from unit u join project p on p.id = u.project_id left join contract k on k.unit_id = u.id and k.end_date is null
      left join account a on a.id = k.client_id
    where u.active and u.delivered_on is null and ${projectId === undefined ? sql`true` : sql`p.id = ${projectId}`}
      and ${await visibleUnits(db, caller)}
    order by plain_text(p.name), plain_text(u.name), u.id`);
  return rows;
}

interface Delivered extends Record<string, unknown> {
  id: number;
  day: string | null;
}

/** Returns the delivery dates of those of the units that the caller sees, locked until the transaction ends. */
export async function lockDeliveries(tx: Executor, caller: Caller, ids: number[]): Promise<Delivered[]> {
  const { rows } = await tx.execute<Delivered>(sql`
    select u.id, u.delivered_on::text as day from unit u
    where u.id = any(${sql.param(ids)}::int[]) and ${await visibleUnits(tx, caller)} order by u.id for no key update of u`);
  return rows;
}

/** Rows of one statement, so that none takes long. */
const daysAtOnce = 200;

/** Stores delivery dates and increments the versions of the units, so that a concurrent editor gets a conflict. */
export async function saveDeliveryDays(tx: Executor, days: { id: number; day: string }[]): Promise<void> {
  for (let first = 0; first < days.length; first += daysAtOnce)
    await tx.execute(sql`
      update unit set delivered_on = d.day, version = version + 1
      from json_to_recordset(${JSON.stringify(days.slice(first, first + daysAtOnce))}) as d(id int, day date) where unit.id = d.id`);
}
