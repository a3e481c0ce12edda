import { singleRow } from '../database/singleRow';
import { emailSettings } from '../database/schema';
import type { EmailSettings } from '../../contract/emailSettings';
import type { Executor } from '../database/connection';

export type SettingsRecord = typeof emailSettings.$inferSelect;

/** Settings that apply until the company saves its own. */
interface DefaultSettings {
  senderName: string;
  events: EmailSettings['events'];
}

/** Returns the settings row, created with the defaults if the company has not saved any. */
export async function readSettingsRow(db: Executor, defaults: DefaultSettings): Promise<SettingsRecord> {
  const [row] = await db.select().from(emailSettings);
  if (row) return row;
  await db
    .insert(emailSettings)
    .values({ id: 1, ...defaults })
    .onConflictDoNothing();
  return singleRow(await db.select().from(emailSettings));
}

/** Returns the settings row, locked until the transaction ends. */
export async function lockSettings(tx: Executor): Promise<SettingsRecord | undefined> {
  const [row] = await tx.select().from(emailSettings).for('update');
  return row;
}

export async function saveSettings(tx: Executor, values: Partial<SettingsRecord>): Promise<void> {
  await tx.update(emailSettings).set(values);
}
