import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { createdAt, instant } from './columns';
import { warrantyVersion } from './content';
import { ownership } from './units';

/**
 * The owners who asked for an e-mail before the last day of a term of their unit. It counts while the account owns the
 * unit, and is sent once.
 */
export const warrantyNotice = pgTable(
  'warranty_notice',
  {
    ownershipId: integer('contract_id')
      .notNull()
      .references(() => ownership.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The row of the warranty table: its version follows the unit's delivery if that is corrected. */
    termId: integer('term_id').notNull(),
    /** The version that held when the notice was asked for. */
    versionId: integer('version_id')
      .notNull()
      .references(() => warrantyVersion.id),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.ownershipId, table.accountId, table.termId] }),
    index('warranty_notice_account_idx').on(table.accountId),
    index('warranty_notice_version_idx').on(table.versionId),
  ],
);
