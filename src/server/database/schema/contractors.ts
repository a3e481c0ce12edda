import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './columns';
import { claimCategory } from './lookups';
import { project } from './units';

/** Companies or people who do the work that claims need. They have no account in the portal. */
export const contractor = pgTable(
  'contractor',
  {
    id: id(),
    name: text().notNull(),
    /** Eleven digits. */
    cuit: text(),
    phoneNumber: text('phone_number').notNull(),
    email: text(),
    hours: text().notNull().default(''),
    notes: text().notNull().default(''),
    active: boolean().notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('contractor_cuit_key').on(table.cuit)],
);

/** The trades of a contractor. */
export const contractorCategory = pgTable(
  'contractor_category',
  {
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractor.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => claimCategory.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.contractorId, table.categoryId] })],
);

/** The projects of a contractor; without any it works in all projects. */
export const contractorProject = pgTable(
  'contractor_project',
  {
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractor.id, { onDelete: 'cascade' }),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.projectId] }),
    index('contractor_project_project_idx').on(table.projectId),
  ],
);
