import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Codes of the contract that SQL needs: for constraints, the search text, and which roles are staff.
 * `referenceTables.ts` copies the rows from the contract whenever the schema is migrated; nothing else writes them.
 */
export const userType = pgTable('user_type', { code: text().primaryKey(), isStaff: boolean('is_staff').notNull() });
export const claimStatus = pgTable('claim_status', {
  code: text().primaryKey(),
  label: text().notNull(),
  /** Whether claims with this status are still being worked on. */
  isOpen: boolean().notNull().default(true),
});
export const claimPriority = pgTable('claim_priority', { code: text().primaryKey(), label: text().notNull() });
export const leaseStatus = pgTable('lease_status', { code: text().primaryKey(), label: text().notNull() });
