import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

export const claimLocation = pgTable('claim_location', { id: id(), label: text().notNull() });

export const claimLocationDetail = pgTable(
  'claim_location_detail',
  {
    id: id(),
    label: text().notNull(),
    locationId: integer('claim_location_id')
      .notNull()
      .references(() => claimLocation.id),
  },
  (table) => [index('claim_location_detail_location_idx').on(table.locationId)],
);

export const claimCategory = pgTable('claim_category', { id: id(), label: text().notNull() });

export const claimItem = pgTable(
  'claim_item',
  {
    id: id(),
    label: text().notNull(),
    categoryId: integer('claim_category_id')
      .notNull()
      .references(() => claimCategory.id),
  },
  (table) => [index('claim_item_category_idx').on(table.categoryId)],
);
