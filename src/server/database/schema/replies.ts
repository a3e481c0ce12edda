import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { createdAt, id } from './columns';

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
