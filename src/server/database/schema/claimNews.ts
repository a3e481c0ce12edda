import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { NewsKind } from '../../../contract/claimNews';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt } from './columns';

/**
 * What happened in claims, a row for each message, change, photo and note, written by triggers (migration 0032) while they hold the claim's
 * row: the numbers of one claim's news become visible in their order, so that a mark "read up to here" passes nothing over. Kept for 90
 * days; what is older counts as read.
 */
export const claimNews = pgTable(
  'claim_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    what: text().$type<NewsKind>().notNull(),
    /** Who did it: nobody is told of what they did themselves. */
    actorId: integer('actor_id').references(() => account.id),
    at: createdAt(),
  },
  (table) => [index('claim_news_claim_idx').on(table.claimId, table.id), index('claim_news_at_idx').on(table.at)],
);

/** Up to where a person has read a claim. */
export const claimRead = pgTable(
  'claim_read',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** The newest of the claim's news that was read. */
    newsId: bigint('news_id', { mode: 'number' }).notNull().default(0),
    /** Marked as unread by the person, whatever is new. */
    isUnread: boolean('is_unread').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.claimId] }),
    index('claim_read_unread_idx')
      .on(table.accountId)
      .where(sql`${table.isUnread}`),
  ],
);

/** When a person was here last, and when they were before that day. */
export const accountVisit = pgTable('account_visit', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  at: createdAt(),
  formerAt: timestamp('former_at', { withTimezone: true, precision: 3 }),
});
