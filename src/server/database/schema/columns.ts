import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** An instant, read as ISO 8601 by the repositories' `iso()`. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
/** Counts the edits, so that a second editor gets 409. */
export const version = () => integer().notNull().default(1);
/** Every word of the row without accents and in lower case; triggers write it (migration 0001). */
export const searchText = () => text().notNull().default('');
