import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ViewedList } from '../../../contract/views';
import { account } from './accounts';
import { createdAt, id } from './columns';

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
