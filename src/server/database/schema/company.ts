import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { version } from './columns';
import { storedFile } from './files';

/** One row: the company of the portal. An empty field uses the installation's variable. */
export const company = pgTable('company', {
  id: integer().primaryKey().default(1),
  name: text().notNull().default(''),
  /** `#rrggbb`. */
  colour: text().notNull().default(''),
  logoFileId: integer('logo_file_id').references(() => storedFile.id),
  phone: text().notNull().default(''),
  openingHours: text('opening_hours').notNull().default(''),
  version: version(),
});
