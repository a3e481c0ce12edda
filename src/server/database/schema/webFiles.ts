import { sql } from 'drizzle-orm';
import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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
