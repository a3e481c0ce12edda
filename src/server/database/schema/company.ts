import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { version } from './columns';
import { storedFile } from './files';

/** One row: whose portal it is. An empty field leaves it to the variables of the installation. */
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
