import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** An instant. The repositories' `iso()` converts it to ISO 8601. */
export const instant = (name = '') => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);
/** Counts the edits, so that a second editor gets 409. */
export const version = () => integer().notNull().default(1);
/** All words of the row, without accents and in lower case; written by `triggers/search_text.sql`. */
export const searchText = () => text().notNull().default('');
