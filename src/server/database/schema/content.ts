import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, version } from './columns';
import { claimCategory, claimItem } from './lookups';

/** A row of the warranty table. Without an item it applies to the category. */
export const warrantyTerm = pgTable(
  'warranty_term',
  {
    id: id(),
    categoryId: integer('claim_category_id')
      .notNull()
      .references(() => claimCategory.id),
    itemId: integer('claim_item_id').references(() => claimItem.id),
    item: text().notNull(),
    months: integer().notNull(),
    covers: text().notNull().default(''),
    excludes: text().notNull().default(''),
    /** The row comes from the template, and nobody has reviewed it. */
    isTemplate: boolean('is_template').notNull().default(false),
    version: version(),
  },
  (table) => [
    check('warranty_term_months', sql`${table.months} >= 0`),
    index('warranty_term_category_idx').on(table.categoryId, table.itemId),
  ],
);
