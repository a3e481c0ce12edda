import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { PreferenceKey, PreferenceValue } from '../../../contract/preferences';
import { account } from './accounts';
import { instant } from './columns';

/** Personal settings, the same in every browser: one row per setting. */
export const personPreference = pgTable(
  'person_preference',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    key: text().$type<PreferenceKey>().notNull(),
    /** JSON `null`: the person went back to the default. */
    value: jsonb().$type<PreferenceValue>().notNull(),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
