import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { account } from './accounts';
import { createdAt, id, version } from './columns';
import { claimCategory, claimItem } from './lookups';
import { project } from './units';

/** What a term of the warranty table says, and for what. */
const termColumns = () => ({
  /** The project whose units and common parts it is for; null for the company's table. */
  projectId: integer('project_id').references(() => project.id),
  /** Null for a term of the common parts of a building. */
  categoryId: integer('claim_category_id').references(() => claimCategory.id),
  /** Without an item the term is for the category. */
  itemId: integer('claim_item_id').references(() => claimItem.id),
  /** The place of the building (`project.places`) of a term of common parts; without one it is for all of them. */
  place: text(),
  item: text().notNull(),
  covers: text().notNull().default(''),
  excludes: text().notNull().default(''),
  /** The heading of the maintenance manual that explains the care of the item. */
  manual: text(),
  /** First day of the deliveries it is for; null for all deliveries. */
  countsFrom: date('counts_from'),
});

/** A row of the warranty table as it stands now. */
export const warrantyTerm = pgTable(
  'warranty_term',
  {
    id: id(),
    ...termColumns(),
    months: integer().notNull(),
    /** The row comes from the template, and nobody has reviewed it. */
    isTemplate: boolean('is_template').notNull().default(false),
    version: version(),
  },
  (table) => [
    check('warranty_term_months', sql`${table.months} >= 0`),
    check('warranty_term_common', sql`${table.categoryId} is not null or ${table.itemId} is null`),
    check('warranty_term_place', sql`${table.place} is null or ${table.categoryId} is null`),
    index('warranty_term_category_idx').on(table.categoryId, table.itemId),
  ],
);

/**
 * Each version of a row of the warranty table: one per edit, the first one and the removal included. The last version whose
 * `countsFrom` is not after a delivery is the one that stood then (`functions/claim_warranty.sql`). Rows are never changed.
 */
export const warrantyVersion = pgTable(
  'warranty_version',
  {
    id: id(),
    /** The row of the table, which may have been removed since. */
    termId: integer('term_id').notNull(),
    ...termColumns(),
    /** Null if the row was removed. */
    months: integer(),
    createdAt: createdAt(),
    /** Null for the rows that the table had before it kept versions, and for those of a template. */
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [index('warranty_version_term_idx').on(table.termId, table.id)],
);
