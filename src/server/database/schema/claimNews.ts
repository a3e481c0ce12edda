import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { NewsKind } from '../../../contract/claimReading';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt } from './columns';

/**
 * News of claims, one row per message, change, photo and note. Triggers (`triggers/claim_news.sql`) write them while they hold the
 * claim's row, so the ids of one claim's news become visible in order and a mark "read up to this id" skips nothing.
 * Kept for 90 days; older news count as read.
 */
export const claimNews = pgTable(
  'claim_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    what: text().$type<NewsKind>().notNull(),
    /** Author of the change, who gets no news of it. */
    actorId: integer('actor_id').references(() => account.id),
    at: createdAt(),
  },
  (table) => [index('claim_news_claim_idx').on(table.claimId, table.id), index('claim_news_at_idx').on(table.at)],
);

/** The news of a claim that a person has read. */
export const claimRead = pgTable(
  'claim_read',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** Id of the newest news that was read. */
    newsId: bigint('news_id', { mode: 'number' }).notNull().default(0),
    /** Marked as unread by the person, independently of news. */
    isUnread: boolean('is_unread').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.claimId] }),
    index('claim_read_unread_idx')
      .on(table.accountId)
      .where(sql`${table.isUnread}`),
  ],
);

/** A person's last visit, and the last one before that day. */
export const accountVisit = pgTable('account_visit', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  at: createdAt(),
  formerAt: timestamp('former_at', { withTimezone: true, precision: 3 }),
});
