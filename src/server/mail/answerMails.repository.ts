import { sql } from 'drizzle-orm';
import type { Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { today } from '../support/columns';

interface Account extends Record<string, unknown> {
  id: number;
  username: string;
  type: Role;
}

/** Returns the active accounts with these e-mails. */
export async function findAnswerers(tx: Executor, addresses: string[]): Promise<Account[]> {
  const { rows } = await tx.execute<Account>(
    sql`select id, username, type from account where active and lower(username) = any(${sql.param(addresses)}::text[]) order by id`,
  );
  return rows;
}

/**
 * Returns the active clients who have to do with a claim of a unit: its client, and today's owner and tenant of the unit;
 * for a claim of a project its consortium.
 */
export async function findPeopleOfClaim(tx: Executor, claimId: number): Promise<Account[]> {
  const { rows } = await tx.execute<Account>(sql`
    select a.id, a.username, a.type from claim c join project p on p.id = c.project_id join account a on a.active and case
      when c.type = 'PROJECT' then a.id = p.consortium_id
      else a.id = c.client_id
        or a.id in (select k.client_id from contract k where k.unit_id = c.unit_id and k.end_date is null)
        or a.id in (select l.tenant_id from lease_contract l
          where l.unit_id = c.unit_id and l.active and ${today} between l.start_date and l.end_date) end
    where c.id = ${claimId} order by a.id`);
  return rows;
}

/** Returns the active responsible person of a claim; undefined if there is none. */
export async function findResponsibleOf(tx: Executor, claimId: number): Promise<Account | undefined> {
  const { rows } = await tx.execute<Account>(
    sql`select a.id, a.username, a.type from claim c join account a on a.id = c.responsible_id and a.active where c.id = ${claimId}`,
  );
  return rows[0];
}
