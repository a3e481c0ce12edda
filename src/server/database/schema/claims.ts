import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ClaimChange } from '../../../contract/claimShapes';
import type { ClaimPriority, ClaimStatus, ClaimType, WarrantyState } from '../../../contract/claimStatus';
import { account } from './accounts';
import { createdAt, id, searchText } from './columns';
import { storedFile } from './files';
import { claimCategory, claimItem, claimLocation, claimLocationDetail } from './lookups';
import { claimPriority, claimStatus } from './reference';
import { ownership, project, unit } from './units';

export type CreatorType = 'owner' | 'tenant' | 'staff' | 'consortium';

/** Claims of both kinds share one number: a person reads "reclamo 1234", whatever its kind. */
export const claim = pgTable(
  'claim',
  {
    id: id(),
    type: text().$type<ClaimType>().notNull(),
    description: text().notNull(),
    status: text()
      .$type<ClaimStatus>()
      .notNull()
      .default('pending')
      .references(() => claimStatus.code),
    /** Null for project claims. */
    priority: text()
      .$type<ClaimPriority>()
      .references(() => claimPriority.code),
    repairPrice: numeric('repair_price', { precision: 12, scale: 2 }),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
    creatorType: text('creator_type').$type<CreatorType>().notNull(),
    /** For a unit claim the project of its unit: filters need no join. */
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    unitId: integer('unit_id').references(() => unit.id),
    ownershipId: integer('contract_id').references(() => ownership.id),
    /** Whom the claim is about: the client who raised it or, raised by staff, the unit's owner. */
    clientId: integer('client_id').references(() => account.id),
    ownerId: integer('owner_id').references(() => account.id),
    tenantId: integer('tenant_id').references(() => account.id),
    locationId: integer('location_id').references(() => claimLocation.id),
    locationDetailId: integer('location_detail_id').references(() => claimLocationDetail.id),
    categoryId: integer('category_id').references(() => claimCategory.id),
    itemId: integer('item_id').references(() => claimItem.id),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    preferredDate: date('preferred_date'),
    /** Only project claims have one. */
    reason: text(),
    /** Kept by a trigger, so that the list can sort by it. */
    commentCount: integer('comment_count').notNull().default(0),
    /** Since when the reporter waits for a message or a move of staff; null where staff acted last. Kept by triggers. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    /** When the last message was written, and by whom. Kept by a trigger. */
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }),
    lastMessageBy: integer('last_message_by').references(() => account.id),
    /** Who of the staff attends to it; of a new claim a trigger makes it the primary supervisor of its project. */
    responsibleId: integer('responsible_id').references(() => account.id),
    searchText: searchText(),
    /** Besides, what only some roles see in the row: price and priority. */
    staffSearchText: text('staff_search_text').notNull().default(''),
  },
  (table) => [
    check(
      'claim_kind',
      sql`
    case ${table.type}
      when 'UNIT' then ${table.unitId} is not null and ${table.ownershipId} is not null and ${table.clientId} is not null and ${table.ownerId} is not null and ${table.priority} is not null
        and ${table.locationId} is not null and ${table.locationDetailId} is not null and ${table.categoryId} is not null and ${table.itemId} is not null
        and ${table.contactName} is not null and ${table.contactPhone} is not null and ${table.reason} is null
      when 'PROJECT' then ${table.unitId} is null and ${table.ownershipId} is null and ${table.priority} is null and ${table.reason} is not null
      else false
    end`,
    ),
    check('claim_price', sql`${table.repairPrice} >= 0`),
    // What a list is sorted or filtered by, and the id that ends each order: a page is read from the index, whatever the number of claims.
    // Ascending indexes serve both directions; the price, which may be missing, is last in both and needs two.
    index('claim_newest_idx').on(table.type, table.createdAt, table.id),
    index('claim_id_idx').on(table.type, table.id),
    index('claim_description_idx').on(table.type, sql`plain_text(left(${table.description}, 200))`, table.id),
    index('claim_comment_count_idx').on(table.type, table.commentCount, table.id),
    index('claim_price_idx').on(table.type, table.repairPrice, table.id),
    index('claim_price_descending_idx').on(table.type, table.repairPrice.desc(), table.id.desc().nullsFirst()),
    index('claim_status_id_idx').on(table.type, table.status, table.id),
    index('claim_priority_id_idx').on(table.type, table.priority, table.id),
    index('claim_status_idx').on(table.type, table.status, table.createdAt, table.id),
    index('claim_priority_idx').on(table.type, table.priority, table.createdAt, table.id),
    index('claim_project_idx').on(table.projectId, table.type, table.createdAt, table.id),
    index('claim_unit_newest_idx').on(table.unitId, table.createdAt, table.id),
    index('claim_client_newest_idx').on(table.clientId, table.type, table.createdAt, table.id),
    index('claim_location_newest_idx').on(table.locationId, table.type, table.createdAt, table.id),
    index('claim_location_detail_newest_idx').on(table.locationDetailId, table.type, table.createdAt, table.id),
    index('claim_category_newest_idx').on(table.categoryId, table.type, table.createdAt, table.id),
    index('claim_item_newest_idx').on(table.itemId, table.type, table.createdAt, table.id),
    // The longest wait first, or last; those who wait for nothing come last in both.
    index('claim_waiting_idx').on(table.type, table.waitingSince, table.id),
    index('claim_waiting_descending_idx').on(table.type, table.waitingSince.desc(), table.id.desc().nullsFirst()),
    index('claim_last_message_idx').on(table.type, table.lastMessageAt, table.id),
    index('claim_last_message_descending_idx').on(table.type, table.lastMessageAt.desc(), table.id.desc().nullsFirst()),
    // Those of nobody are the group 0, so that the list can be read group by group.
    index('claim_responsible_idx').on(sql`coalesce(${table.responsibleId}, 0)`, table.type, table.createdAt, table.id),
    index('claim_created_by_idx').on(table.createdBy),
    index('claim_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('claim_staff_search_idx').using('gin', sql`${table.staffSearchText} gin_trgm_ops`),
  ],
);

/**
 * The warranty of each unit claim: the term that is for it, and whether it was raised within it. Kept by triggers on what it rests on
 * (migration 0018), beside the claim, so that another term rewrites these few bytes and not the claims with all their indexes.
 */
export const claimWarranty = pgTable(
  'claim_warranty',
  {
    claimId: integer('claim_id')
      .primaryKey()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** Null where the warranty table has no term for it. */
    months: integer(),
    /** The last day of the term. */
    expiresOn: date('expires_on'),
    state: text().$type<WarrantyState>().notNull(),
  },
  (table) => [index('claim_warranty_state_idx').on(table.state, table.claimId)],
);

/** Every change of status, priority, price and responsible person, and what was corrected. */
export const claimChange = pgTable(
  'claim_change',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    field: text().$type<ClaimChange['field']>().notNull(),
    from: text(),
    to: text(),
    /** True for a move that was undone and for the move that undid it: neither counts as an answer. */
    isUndone: boolean('is_undone').notNull().default(false),
    /** Of a rejection, where one was given. */
    reason: text(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [index('claim_change_claim_idx').on(table.claimId, table.id)],
);

export const claimComment = pgTable(
  'claim_comment',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [index('claim_comment_claim_idx').on(table.claimId, table.id)],
);

export const claimImage = pgTable(
  'claim_image',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFile.id),
    /** The message that it was sent with; null where it came with the claim, or alone. */
    commentId: integer('comment_id').references(() => claimComment.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [index('claim_image_claim_idx').on(table.claimId, table.id)],
);
