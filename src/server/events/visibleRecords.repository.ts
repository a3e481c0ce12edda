import { sql, type SQL } from 'drizzle-orm';
import type { ChangeKind, PersonalKind } from '../../contract/events';
import { roles, type Role } from '../../contract/permissions';
import type { Database, Executor } from '../database/connection';
import { visibleClaims } from '../policies/claims.policy';
import { reachableAccounts, visibleImports } from '../policies/people.policy';
import {
  visibleContractors,
  visibleLeaseRequests,
  visibleProjects,
  visibleUnits,
  visibleWorks,
} from '../policies/places.policy';
import type { CallerScope } from '../policies/rows';
import { visibleVisits } from '../policies/visits.policy';

interface Records {
  /** The id column and the FROM clause, with the aliases that the policies use. */
  id: SQL;
  from: SQL;
  visible: (db: Executor, caller: CallerScope) => Promise<SQL>;
}

const claims = (type: 'UNIT' | 'PROJECT'): Records => ({
  id: sql`c.id`,
  from: sql`claim c`,
  visible: (db, caller) => visibleClaims(db, caller, type),
});
const accounts: Records = { id: sql`a.id`, from: sql`account a`, visible: reachableAccounts };
const accountKinds = Object.fromEntries(roles.map((role) => [role, accounts])) as Record<Role, Records>;

/** Kinds of records for which policies decide who is notified. */
export type RecordKind = Exclude<ChangeKind, PersonalKind>;

/** The records of each kind, and the policy of their lists. */
const recordsOf: Record<RecordKind, Records> = {
  unitClaim: claims('UNIT'),
  projectClaim: claims('PROJECT'),
  ...accountKinds,
  unit: { id: sql`u.id`, from: sql`unit u`, visible: visibleUnits },
  leaseRequest: {
    id: sql`r.id`,
    from: sql`lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id`,
    visible: visibleLeaseRequests,
  },
  project: { id: sql`p.id`, from: sql`project p`, visible: visibleProjects },
  contractor: { id: sql`t.id`, from: sql`contractor t`, visible: visibleContractors },
  work: { id: sql`w.id`, from: sql`work_order w`, visible: visibleWorks },
  visit: { id: sql`v.id`, from: sql`visit v`, visible: visibleVisits },
  import: { id: sql`j.id`, from: sql`import_job j`, visible: visibleImports },
};

/** Returns, for records of a kind, the ids of those that a caller may see now. */
export async function visibleIds(
  db: Database,
  caller: CallerScope,
  kind: RecordKind,
  ids: number[],
): Promise<Set<number>> {
  const { id, from, visible } = recordsOf[kind];
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${id} as id from ${from} where ${id} = any(${sql.param(ids)}::int[]) and ${await visible(db, caller)}`,
  );
  return new Set(rows.map((row) => row.id));
}
