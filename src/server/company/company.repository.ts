import { singleRow } from '../database/singleRow';
import { company } from '../database/schema';
import type { Executor } from '../database/connection';

type CompanyRecord = typeof company.$inferSelect;

/** Returns the company's saved settings; undefined if there are none. */
export async function readCompanyRow(db: Executor): Promise<CompanyRecord | undefined> {
  const [row] = await db.select().from(company);
  return row;
}

/** Returns the row, created if missing, and locked until the transaction ends. */
export async function lockCompanyRow(tx: Executor): Promise<CompanyRecord> {
  await tx.insert(company).values({ id: 1 }).onConflictDoNothing();
  return singleRow(await tx.select().from(company).for('update'));
}

export async function saveCompanyRow(tx: Executor, values: Partial<CompanyRecord>): Promise<void> {
  await tx.update(company).set(values);
}
