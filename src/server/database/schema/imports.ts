import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ImportKind } from '../../../contract/importColumns';
import { account } from './accounts';
import { createdAt, id, instant } from './columns';

/** The states of an import: `mapping` waits for the choice of columns, `checked` is the dry run, which changes nothing. */
export type ImportStatus = 'mapping' | 'checking' | 'checked' | 'applying' | 'applied' | 'failed';

/** How a file is read, and what of it is left out. */
export interface ImportReading {
  sheet: string;
  headingRow: number;
  withHiddenRows: boolean;
  columns: { index: number; field: string }[];
  unusedColumns: string[];
  unusedSheets: string[];
  /** Hidden rows that are left out. */
  hiddenRows: number;
}

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
  /** Null until the columns are chosen. */
  reading: jsonb().$type<ImportReading>(),
  createdAt: createdAt(),
});

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The file of an import until it is applied, so that its columns can be chosen again. It contains personal data. */
export const importUpload = pgTable('import_upload', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => importJob.id, { onDelete: 'cascade' }),
  content: bytea().notNull(),
});

/** What staff chose for the columns of files with the same headings. */
export const importMapping = pgTable(
  'import_mapping',
  {
    kind: text().$type<ImportKind>().notNull(),
    /** SHA-256 of the headings. */
    headings: text().notNull(),
    columns: jsonb().$type<ImportReading['columns']>().notNull(),
    updatedBy: integer('updated_by')
      .notNull()
      .references(() => account.id),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.headings] })],
);

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
    /** What reading the file found: cells that cannot be taken as they are. */
    flaws: jsonb().$type<ImportProblem[]>().notNull().default([]),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    warnings: jsonb().$type<ImportProblem[]>().notNull().default([]),
  },
  (table) => [index('import_row_job_idx').on(table.jobId, table.rowNumber)],
);
