import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What the contract says of codes, for SQL that needs it: constraints, the words of the search, who is staff. `referenceTables.ts` copies the
 * rows from the contract whenever the schema is brought up to date; nothing else writes them.
 */
export const userType = pgTable('user_type', { code: text().primaryKey(), isStaff: boolean('is_staff').notNull() });
export const claimStatus = pgTable('claim_status', {
  code: text().primaryKey(),
  label: text().notNull(),
  /** Whether a claim in it is still being worked on. */
  isOpen: boolean().notNull().default(true),
});
export const claimPriority = pgTable('claim_priority', { code: text().primaryKey(), label: text().notNull() });
export const leaseStatus = pgTable('lease_status', { code: text().primaryKey(), label: text().notNull() });
