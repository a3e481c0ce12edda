import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { claim } from './claims';
import { instant } from './columns';

/** Which claim somebody of the staff looks at in a page, and when it last said so. Told by NOTIFY and not kept: no part of the feed. */
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
