import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { createdAt, id, instant } from './columns';
import { contractor } from './contractors';
import { visit } from './visits';
import { workOrder } from './works';

/**
 * A link that opens one record without an account: a work order for its contractor, of whom at most one was not revoked, or a visit for
 * somebody who lives there, in whose name it is answered. One of a visit without an account came with a mail to its contractor: it opens the
 * work order as well, as long as the one for that contractor does.
 */
export const accessLink = pgTable(
  'access_link',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    /** Whom it was made for: given to another, the work order is not reached by it any more. */
    contractorId: integer('contractor_id').references(() => contractor.id),
    visitId: integer('visit_id').references(() => visit.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => account.id),
    /** sha256 of the secret; the secret itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When it was opened first. */
    openedAt: instant(),
  },
  (table) => [
    uniqueIndex('access_link_token_key').on(table.tokenHash),
    uniqueIndex('access_link_work_key')
      .on(table.workId)
      .where(sql`${table.revokedAt} is null and ${table.contractorId} is not null`),
    index('access_link_visit_idx').on(table.visitId),
    check(
      'access_link_who',
      sql`(${table.contractorId} is null) = (${table.visitId} is not null) and (${table.accountId} is null or ${table.visitId} is not null)`,
    ),
  ],
);

/** What was done by a link with a key, so that the same done again is known: a phone may send it days later, after a lost answer. */
export const linkCommand = pgTable(
  'link_command',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => accessLink.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: text().notNull(),
    /** Of what the command said. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.operation, table.key] })],
);
