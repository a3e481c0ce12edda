import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { claim } from './claims';
import { instant } from './columns';

/**
 * The claim that a staff member views in a page, and the time of the last report. Sent by NOTIFY only, not through the
 * change feed.
 */
export const claimViewer = pgTable(
  'claim_viewer',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    seat: text().notNull(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    seenAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.seat] }),
    index('claim_viewer_claim_idx').on(table.claimId),
  ],
);
