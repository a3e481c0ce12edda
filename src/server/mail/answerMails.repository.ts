import { sql } from 'drizzle-orm';
import type { Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';

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

/** Returns the active responsible person of a claim; undefined if there is none. */
export async function findResponsibleOf(tx: Executor, claimId: number): Promise<Account | undefined> {
  const { rows } = await tx.execute<Account>(
    sql`select a.id, a.username, a.type from claim c join account a on a.id = c.responsible_id and a.active where c.id = ${claimId}`,
  );
  return rows[0];
}
