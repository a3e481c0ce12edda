import { isStoredEmail } from '../../contract/email';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';

/** The existing data of an installation. */
interface ExistingData {
  company_name: string | null;
  has_phone: boolean;
  has_sent_mail: boolean;
  /** The account of the e-mail settings: the configured one, else the first admin. */
  mail_account: string | null;
  has_projects: boolean;
  has_units: boolean;
  has_people: boolean;
  has_warranty: boolean;
  has_terms: boolean;
}

/** Reads it in one statement, which stops at the first row of each table. */
export async function readExistingData(db: Executor, mailUsername: string | undefined): Promise<ExistingData> {
  const { rows } = await db.execute<ExistingData & Record<string, unknown>>(sql`select
    (select name from company) as company_name,
    coalesce((select phone <> '' from company), false) as has_phone,
    exists (select 1 from outbox_mail where status = 'sent') as has_sent_mail,
    (select username from account where type = 'admin' and active and (${mailUsername ?? null}::text is null or lower(username) = ${mailUsername ?? null}) order by id limit 1) as mail_account,
    exists (select 1 from project) as has_projects,
    exists (select 1 from unit) as has_units,
    exists (select 1 from account where type <> 'admin' and active) as has_people,
    exists (select 1 from warranty_term) and not exists (select 1 from warranty_term where is_template) as has_warranty,
    exists (select 1 from office_time where version > 1) as has_terms`);
  return singleRow(rows);
}

/** Whether someone can sign in as an admin. */
export async function hasAdmin(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select 1 from account where type = 'admin' and active) as found`,
  );
  return singleRow(rows).found;
}

/**
 * Returns the e-mails of active accounts that are not addresses as they are stored now. The pattern finds most of the
 * right ones without reading them; the rule decides.
 */
export async function findWrongEmails(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ username: string }>(
    sql`select username from account where active and username !~ '^[a-z0-9]+([._-][a-z0-9]+)*@[a-z0-9]+([.-][a-z0-9]+)*[.][a-z]+$' order by id`,
  );
  return rows.map(({ username }) => username).filter((username) => !isStoredEmail(username));
}

/** Whether any claim exists. */
export async function hasClaims(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select 1 from claim) as found`);
  return singleRow(rows).found;
}
