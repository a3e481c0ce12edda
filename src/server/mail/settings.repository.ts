import { singleRow } from '../database/singleRow';
import { emailSettings } from '../database/schema';
import type { Executor } from '../database/connection';

export type SettingsRecord = typeof emailSettings.$inferSelect;

/** Returns the settings row; undefined if the company has not saved any settings. */
export async function findSettings(db: Executor): Promise<SettingsRecord | undefined> {
  const [row] = await db.select().from(emailSettings);
  return row;
}

/** Returns the settings row, locked until the transaction ends; creates it with the given values if it is missing. */
export async function lockSettings(tx: Executor, initial: Omit<SettingsRecord, 'id'>): Promise<SettingsRecord> {
  await tx
    .insert(emailSettings)
    .values({ id: 1, ...initial })
    .onConflictDoNothing();
  return singleRow(await tx.select().from(emailSettings).for('update'));
}

export async function saveSettings(tx: Executor, values: Partial<SettingsRecord>): Promise<void> {
  await tx.update(emailSettings).set(values);
}
