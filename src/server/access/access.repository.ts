import type { Executor } from '../database/connection';
import { securitySettings } from '../database/schema';

type SettingsRecord = typeof securitySettings.$inferSelect;

/** Returns the settings row; undefined until the company has saved settings. */
export async function readSettingsRow(db: Executor): Promise<SettingsRecord | undefined> {
  const [row] = await db.select().from(securitySettings);
  return row;
}

/** Returns the settings row, created if missing, and locked until the transaction ends. */
export async function lockSettingsRow(tx: Executor): Promise<SettingsRecord | undefined> {
  await tx.insert(securitySettings).values({ id: 1 }).onConflictDoNothing();
  const [row] = await tx.select().from(securitySettings).for('update');
  return row;
}

export async function saveSettingsRow(tx: Executor, values: Partial<SettingsRecord>): Promise<void> {
  await tx.update(securitySettings).set(values);
}
