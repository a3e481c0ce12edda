import { integer, jsonb, pgTable, primaryKey, text, boolean, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { PreferenceKey, PreferenceValue } from '../../../contract/preferences';
import type { ViewedList } from '../../../contract/views';
import { account } from './accounts';
import { instant, createdAt, id } from './columns';

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

/** A saved view of a list: filters, order and search, under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    /** Query of the list's address, without the `?`. */
    query: text().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_view_name_key').on(table.ownerId, table.list, sql`lower(${table.name})`)],
);

/** A named text that staff use to reply to claims. */
export const savedReply = pgTable(
  'saved_reply',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id),
    name: text().notNull(),
    text: text().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_reply_name_key').on(table.ownerId, sql`lower(${table.name})`)],
);
