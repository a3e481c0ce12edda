import { sql, type SQL } from 'drizzle-orm';
import { projectParty, type ClaimType } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import { addDays, dayInArgentina, startOfDay } from '../support/days';
import { allOf } from '../support/list';
import { narrowerScope, rowsInScope, type CallerScope, type OwnRows } from './rows';

const reading = { UNIT: 'unitClaims:read', PROJECT: 'projectClaims:read' } as const;

/** Who owns a claim `c` of each kind: a consortium by its project, a client by its units. */
const ownClaims: Record<ClaimType, OwnRows> = {
  UNIT: { client: claimsOfClient },
  PROJECT: { consortium: (id) => sql`c.project_id = any(array(select id from project where consortium_id = ${id}))` },
};

/** Returns the condition on claims `c` that a caller may see; of one kind, or of both. */
export async function visibleClaims(db: Executor, caller: CallerScope, kind?: ClaimType): Promise<SQL> {
  const conditions: SQL[] = [];
  for (const type of kind ? [kind] : (['UNIT', 'PROJECT'] as const)) {
    const rows = await rowsInScope(db, caller.user, narrowerScope(caller, reading[type]), ownClaims[type]);
    conditions.push(sql`(c.type = ${sql.raw(`'${type}'`)} and ${rows})`);
  }
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Who is the author of a claim `c`: its creator; of a project's claims, any consortium account that had the project. */
const authors: OwnRows = {
  client: (id) => sql`c.created_by = ${id}`,
  consortium: () => sql`c.creator_type = ${projectParty}`,
};

/** Returns the condition on claims `c` whose author a caller is: it may withdraw and correct them. */
export const authoredClaims = async (db: Executor, caller: CallerScope): Promise<SQL> =>
  sql`(${await rowsInScope(db, caller.user, 'own', authors)} and ${await visibleClaims(db, caller)})`;

/**
 * Returns the claims of a client: those of units that it owns, those of formerly owned units created by or for it, and
 * those of units rented today created within its lease. The units are read first and listed by id, so that the plan is
 * an index scan and not a filter over every claim.
 */
async function claimsOfClient(clientId: number, db: Executor): Promise<SQL> {
  const day = dayInArgentina();
  const owned = await db.execute<{ unit_id: number; is_past: boolean }>(
    sql`select distinct unit_id, end_date is not null as is_past from contract where client_id = ${clientId}`,
  );
  const leases = await db.execute<{ unit_id: number; start_date: string; end_date: string }>(sql`
    select unit_id, start_date, end_date from lease_contract where tenant_id = ${clientId} and active and ${day}::date between start_date and end_date`);
  const rented = leases.rows.map(({ unit_id: unit, start_date: start, end_date: end }) =>
    allOf([
      sql`c.unit_id = ${unit}`,
      sql`c.created_at >= ${startOfDay(start).toISOString()}`,
      sql`c.created_at < ${startOfDay(addDays(end, 1)).toISOString()}`,
    ]),
  );
  const unitsOf = (isPast: boolean) =>
    sql.param(owned.rows.filter(({ is_past }) => is_past === isPast).map((row) => row.unit_id));
  const conditions = [
    sql`c.unit_id = any(${unitsOf(false)}::int[])`,
    sql`c.unit_id = any(${unitsOf(true)}::int[]) and c.owner_id = ${clientId} and c.client_id = ${clientId}`,
    ...rented.map((condition) => sql`(${condition})`),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}
