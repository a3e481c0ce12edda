import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ImportKind } from '../../../contract/importColumns';
import { account } from './accounts';
import { createdAt, id } from './columns';

/** The states of an import: `checked` is the dry run, which changes nothing. */
export type ImportStatus = 'checking' | 'checked' | 'applying' | 'applied' | 'failed';

/** One import of a file. It is stored in the database so that any process can return its progress. */
export const importJob = pgTable('import_job', {
  id: id(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => account.id),
  kind: text().$type<ImportKind>().notNull().default('clients'),
  fileName: text('file_name').notNull(),
  status: text().$type<ImportStatus>().notNull(),
  total: integer().notNull().default(0),
  processed: integer().notNull().default(0),
  message: text(),
  /** Whether it also creates missing projects that its rows name. */
  createsProjects: boolean('creates_projects').notNull().default(false),
  /** Names of those projects, as the dry run found them. */
  newProjects: jsonb('new_projects').$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
});

interface ImportProblem {
  field: string;
  message: string;
}

/** A row of the file, and the change that it would make or has made. */
export const importRow = pgTable(
  'import_row',
  {
    id: id(),
    jobId: integer('job_id')
      .notNull()
      .references(() => importJob.id, { onDelete: 'cascade' }),
    /** Number in the file; the heading is row 1. */
    rowNumber: integer('row_number').notNull(),
    /** Null until the dry run has decided. */
    outcome: text().$type<'create' | 'change' | 'skip' | 'error'>(),
    cells: jsonb().$type<Record<string, string>>().notNull(),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
  },
  (table) => [index('import_row_job_idx').on(table.jobId, table.rowNumber)],
);
