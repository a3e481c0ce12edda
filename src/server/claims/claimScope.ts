import { sql, type SQL } from 'drizzle-orm';
import type { SessionUser } from '../auth/session.service';
import type { Executor } from '../database/connection';
import { addDays, dayInArgentina, startOfDay } from '../support/days';
import { all } from '../support/list';

/** The units a client reaches today: those it owns, and those it rents with the days of the lease. */
interface ClientUnits {
  owned: number[];
  leases: { unit_id: number; start_date: string; end_date: string }[];
}

/** Reads which units a client owns now, and which it rents today. */
export async function unitsOfClient(db: Executor, clientId: number): Promise<ClientUnits> {
  const today = dayInArgentina();
  const owned = await db.execute<{ unit_id: number }>(
    sql`select unit_id from contract where client_id = ${clientId} and end_date is null`,
  );
  const leases = await db.execute<ClientUnits['leases'][number]>(sql`
    select unit_id, start_date, end_date from lease_contract where tenant_id = ${clientId} and active and ${today}::date between start_date and end_date`);
  return { owned: owned.rows.map((row) => row.unit_id), leases: leases.rows };
}

/**
 * The condition on claims `c` for what a user may see: staff all of them, a consortium its project's, a client those of its units.
 * A tenant sees only what was raised within its lease, and only while the lease runs.
 * The units are read first and named by id, so that the plan is an index scan and not a filter over every claim.
 */
export async function visibleClaims(db: Executor, user: SessionUser): Promise<SQL> {
  if (user.type === 'admin' || user.type === 'manager') return sql`true`;
  if (user.type === 'consortium')
    return sql`c.type = 'PROJECT' and c.project_id = any(array(select id from project where consortium_id = ${user.id}))`;
  const { owned, leases } = await unitsOfClient(db, user.id);
  const rented = leases.map((lease) =>
    all([
      sql`c.unit_id = ${lease.unit_id}`,
      sql`c.created_at >= ${startOfDay(lease.start_date).toISOString()}`,
      sql`c.created_at < ${startOfDay(addDays(lease.end_date, 1)).toISOString()}`,
    ]),
  );
  const places = [sql`c.unit_id = any(${sql.param(owned)}::int[])`, ...rented.map((condition) => sql`(${condition})`)];
  return sql`c.type = 'UNIT' and (${sql.join(places, sql` or `)})`;
}
