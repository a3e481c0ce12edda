import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, customType } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { createdAt, id, instant } from './columns';
import { project, unit } from './units';

/** A file in the storage, stored under `key` exactly as it was received. */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    key: text().notNull().unique('stored_file_key'),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the bytes under `key` in hexadecimal; null until it is computed, for files stored before it existed. */
    sha256: text(),
    /** Key of a photo's copy without metadata, upright, which everyone gets instead of the file itself. */
    displayKey: text('display_key'),
    /** Pixels of a photo as it is shown; null if it has not been read or could not be read. */
    width: integer(),
    height: integer(),
    /** Keys of its smaller copies. */
    smallKey: text('small_key'),
    mediumKey: text('medium_key'),
    /** When it was read as a photo, successfully or not; null if it has not been read yet. */
    readAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    // For the job that looks for photos without copies.
    index('stored_file_unread_idx')
      .on(table.id)
      .where(sql`${table.readAt} is null or ${table.sha256} is null`),
  ],
);

/** A plan of a unit or of a project, never of both, or a document of a project's house rules. */
export const plan = pgTable(
  'plan',
  {
    id: id(),
    unitId: integer('unit_id').references(() => unit.id),
    projectId: integer('project_id').references(() => project.id),
    kind: text().$type<'plan' | 'rules'>().notNull().default('plan'),
    name: text().notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFile.id),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [
    check('plan_place', sql`num_nonnulls(${table.unitId}, ${table.projectId}) = 1`),
    check('plan_kind', sql`${table.kind} = 'plan' or (${table.kind} = 'rules' and ${table.projectId} is not null)`),
    index('plan_unit_idx').on(table.unitId),
    index('plan_project_idx').on(table.projectId),
  ],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The scripts and styles of the builds that ran lately, whose names contain their hashes. While processes are replaced
 * one by one, a page of one version asks a process of the other for its files; and a page that was left open asks for
 * those of an earlier version.
 */
export const webFile = pgTable('web_file', {
  /** The path below the web folder, such as `assets/main.0123abcd.js`. */
  path: text().primaryKey(),
  /** Compressed with Brotli. */
  content: bytea().notNull(),
  /** When a process with this file last ran. */
  seenAt: instant()
    .notNull()
    .default(sql`now()`),
});
