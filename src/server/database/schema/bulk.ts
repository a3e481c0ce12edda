import { index, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BulkChangeKind } from '../../../contract/claimBulk';
import type { ClaimPriority } from '../../../contract/claimStatus';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt, id } from './columns';

/** A bulk change of claims. A job carries it out. */
export const claimBulk = pgTable(
  'claim_bulk',
  {
    id: id(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => account.id),
    action: text().$type<BulkChangeKind>().notNull(),
    priority: text().$type<ClaimPriority>(),
    /** For `assign`; null for nobody. */
    responsibleId: integer('responsible_id').references(() => account.id),
    reason: text(),
    /** The bulk change that this one undoes. */
    undoes: integer()
      .references((): AnyPgColumn => claimBulk.id, { onDelete: 'cascade' })
      .unique('claim_bulk_undoes_key'),
    createdAt: createdAt(),
  },
  (table) => [index('claim_bulk_created_by_idx').on(table.createdBy)],
);

/** One claim of a bulk change and its outcome, written in the transaction that changes the claim. */
export const claimBulkRow = pgTable(
  'claim_bulk_row',
  {
    bulkId: integer('bulk_id')
      .notNull()
      .references(() => claimBulk.id, { onDelete: 'cascade' }),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /**
     * The status, priority or responsible person (an id, 0 for nobody) of the claim when the bulk change started. For
     * an undo, the value that the claim gets back.
     */
    seen: text().notNull(),
    outcome: text().$type<'waiting' | 'done' | 'refused'>().notNull().default('waiting'),
    message: text(),
    /** The history entry that the change made. An undo reverts only that entry, and nothing later. */
    changeId: integer('change_id'),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.claimId] }),
    index('claim_bulk_row_position_idx').on(table.bulkId, table.position),
    index('claim_bulk_row_claim_idx').on(table.claimId),
  ],
);
