import { sql } from 'drizzle-orm';
import type { Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';

export interface KnownAccount extends Record<string, unknown> {
  id: number;
  type: Role;
  username: string;
  name: string;
  last_name: string;
  document: string | null;
  /** Whether staff entered the document. A document that users enter themselves does not identify them. */
  document_confirmed: boolean;
  phone_number: string | null;
  address: string | null;
  active: boolean;
}

export interface KnownUnit extends Record<string, unknown> {
  id: number;
  project_id: number;
  name: string;
  unit_type_id: number;
  description: string;
  delivered_on: string | null;
  active: boolean;
  owner_id: number | null;
}

/**
 * Returns the accounts with one of the e-mails, and the clients with one of the documents entered by staff. Among
 * accounts that share one, the active one is last.
 */
export async function findAccounts(db: Executor, emails: string[], documents: string[]): Promise<KnownAccount[]> {
  const { rows } = await db.execute<KnownAccount>(sql`
    select id, type, username, name, last_name, document, document_confirmed, phone_number, address, active from account
    where lower(username) = any(${sql.param(emails)}::text[])
      or (type = 'client' and document_confirmed and document = any(${sql.param(documents)}::text[]))
    order by active, id`);
  return rows;
}

export async function listProjects(db: Executor): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from project order by id`);
  return rows;
}

export async function listUnitTypes(db: Executor): Promise<{ id: number; label: string }[]> {
  const { rows } = await db.execute<{ id: number; label: string }>(sql`select id, label from unit_type order by id`);
  return rows;
}

export async function listCategories(db: Executor): Promise<{ id: number; label: string }[]> {
  const { rows } = await db.execute<{ id: number; label: string }>(
    sql`select id, label from claim_category order by id`,
  );
  return rows;
}

/** Returns all units of some projects, each with its current owner. */
export async function findUnits(db: Executor, projectIds: number[]): Promise<KnownUnit[]> {
  const { rows } = await db.execute<KnownUnit>(sql`
    select u.id, u.project_id, u.name, u.unit_type_id, u.description, u.delivered_on, u.active, k.client_id as owner_id
    from unit u left join contract k on k.unit_id = u.id and k.end_date is null
    where u.project_id = any(${sql.param(projectIds)}::int[]) order by u.id`);
  return rows;
}
