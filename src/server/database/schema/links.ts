import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { createdAt, id, instant } from './columns';
import { contractor } from './contractors';
import { visit } from './visits';
import { workOrder } from './works';

/**
 * A link by which a contractor opens the list of its open work orders. At most one of a contractor is not revoked; it is
 * renewed and revoked apart from the links of work orders.
 */
export const contractorLink = pgTable(
  'contractor_link',
  {
    id: id(),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractor.id),
    /** sha256 of the secret. The secret itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When it was opened first. */
    openedAt: instant(),
  },
  (table) => [
    uniqueIndex('contractor_link_token_key').on(table.tokenHash),
    uniqueIndex('contractor_link_contractor_key')
      .on(table.contractorId)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/**
 * A link that opens one record without an account: a work order for its contractor, of which at most one is not
 * revoked, or a visit for a resident, in whose name it acts. A visit's link without an account, and a link with
 * `mailedContractorId`, were mailed to the contractor. They open the work order while that contractor has it.
 */
export const accessLink = pgTable(
  'access_link',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    /** The contractor of the link. If the work order is reassigned, the link no longer opens it. */
    contractorId: integer('contractor_id').references(() => contractor.id),
    /** The contractor of a link in a mail about the work order itself; it exists beside the one that staff created. */
    mailedContractorId: integer('mailed_contractor_id').references(() => contractor.id),
    visitId: integer('visit_id').references(() => visit.id, { onDelete: 'cascade' }),
    /** The link of a contractor's list that made it, with `mailedContractorId`: it ends with that one. */
    listLinkId: integer('list_link_id').references(() => contractorLink.id),
    accountId: integer('account_id').references(() => account.id),
    /** sha256 of the secret. The secret itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When it was opened first. */
    openedAt: instant(),
    /** When its page was last heard of: within ten minutes of its last load. */
    heardAt: instant(),
  },
  (table) => [
    uniqueIndex('access_link_token_key').on(table.tokenHash),
    uniqueIndex('access_link_work_key')
      .on(table.workId)
      .where(sql`${table.revokedAt} is null and ${table.contractorId} is not null`),
    index('access_link_visit_idx').on(table.visitId),
    index('access_link_work_idx').on(table.workId),
    check(
      'access_link_who',
      sql`num_nonnulls(${table.contractorId}, ${table.mailedContractorId}, ${table.visitId}) = 1 and (${table.accountId} is null or ${table.visitId} is not null)`,
    ),
  ],
);

/**
 * Commands sent by a link with a key, so that a repetition is recognised: a phone may send it again days later, after a
 * lost response.
 */
export const linkCommand = pgTable(
  'link_command',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => accessLink.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: text().notNull(),
    /** Hash of the command's content. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.operation, table.key] })],
);
