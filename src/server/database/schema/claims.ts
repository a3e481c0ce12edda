import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import {
  type AnswerState,
  newClaimStatus,
  type ClaimDecision,
  type ClaimPriority,
  type ClaimStatus,
  type ClaimCreator,
  type ClaimType,
  type WarrantyState,
} from '../../../contract/claimStatus';
import type { ClaimChange } from '../../../contract/claimShapes';
import { account } from './accounts';
import { createdAt, id, instant, searchText } from './columns';
import { storedFile } from './files';
import { claimCategory, claimItem, claimLocation, claimLocationDetail } from './lookups';
import { claimPriority, claimStatus } from './reference';
import { ownership, project, unit } from './units';
import { warrantyVersion } from './content';

/** Both kinds of claims share one numbering: people say "reclamo 1234" for either kind. */
export const claim = pgTable(
  'claim',
  {
    id: id(),
    type: text().$type<ClaimType>().notNull(),
    description: text().notNull(),
    status: text()
      .$type<ClaimStatus>()
      .notNull()
      .default(newClaimStatus)
      .references(() => claimStatus.code),
    /** Null for project claims. */
    priority: text()
      .$type<ClaimPriority>()
      .references(() => claimPriority.code),
    repairPrice: numeric('repair_price', { precision: 12, scale: 2 }),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
    creatorType: text('creator_type').$type<ClaimCreator>().notNull(),
    /** For a unit claim the project of its unit, so that filters need no join. */
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    unitId: integer('unit_id').references(() => unit.id),
    ownershipId: integer('contract_id').references(() => ownership.id),
    /** The client whom the claim concerns: the client who created it or, if staff created it, the unit's owner. */
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
    /** Since when its author has noticed the problem; null if unknown. */
    noticedOn: date('noticed_on'),
    /** The next five are only for project claims. */
    reason: text(),
    /** A place of the building (`project.places`), and where exactly. */
    place: text(),
    placeDetail: text('place_detail'),
    /** When the contact can open. */
    accessHours: text('access_hours'),
    /** Why its author calls it urgent; null if it is not. */
    urgentReason: text('urgent_reason'),
    /** Maintained by a trigger, so that the list can sort by it. */
    commentCount: integer('comment_count').notNull().default(0),
    /**
     * Instant since when the author waits for a message or a move by staff; null if staff acted last. Maintained by
     * triggers.
     */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    /** Time and author of the last message. Maintained by a trigger. */
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }),
    lastMessageBy: integer('last_message_by').references(() => account.id),
    /**
     * Staff member responsible for the claim. A trigger assigns a new claim to the primary supervisor of its project.
     */
    responsibleId: integer('responsible_id').references(() => account.id),
    /** How often it was reopened after it was completed. */
    reopenedCount: integer('reopened_count').notNull().default(0),
    /** What the client said when it was last completed; null if nobody was asked. Kept with the answers. */
    answer: text().$type<AnswerState>(),
    score: smallint(),
    searchText: searchText(),
    /** Search text that also includes the fields that only some roles see: price and priority. */
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
    // Each index has the columns by which a list is sorted or filtered, and the id that ends each order, so that a page
    // is read from the index, whatever the number of claims. An ascending index serves both directions. The price can
    // be null and nulls are last in both directions, so it needs two indexes.
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
    // The longest wait first, or last. Claims that wait for nothing are last in both directions.
    index('claim_waiting_idx').on(table.type, table.waitingSince, table.id),
    index('claim_waiting_descending_idx').on(table.type, table.waitingSince.desc(), table.id.desc().nullsFirst()),
    index('claim_last_message_idx').on(table.type, table.lastMessageAt, table.id),
    index('claim_last_message_descending_idx').on(table.type, table.lastMessageAt.desc(), table.id.desc().nullsFirst()),
    // Claims without a responsible person are the group 0, so that the list can be read group by group.
    index('claim_responsible_idx').on(sql`coalesce(${table.responsibleId}, 0)`, table.type, table.createdAt, table.id),
    index('claim_reopened_idx').on(table.type, table.reopenedCount, table.id),
    index('claim_answer_idx').on(table.type, table.answer, table.id),
    index('claim_answer_descending_idx').on(table.type, table.answer.desc(), table.id.desc().nullsFirst()),
    index('claim_score_idx').on(table.type, table.score, table.id),
    index('claim_score_descending_idx').on(table.type, table.score.desc(), table.id.desc().nullsFirst()),
    index('claim_created_by_idx').on(table.createdBy),
    index('claim_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('claim_staff_search_idx').using('gin', sql`${table.staffSearchText} gin_trgm_ops`),
  ],
);

/**
 * The warranty of each claim: its term, and whether the claim was created within it. Written when the claim is created, and
 * while nobody has decided about it, when its facts change (`triggers/claim_warranty.sql`). An edit of the warranty table
 * changes no claim.
 */
export const claimWarranty = pgTable(
  'claim_warranty',
  {
    claimId: integer('claim_id')
      .primaryKey()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** Null if the warranty table has no term for the claim. */
    months: integer(),
    /** Last day of the term. */
    expiresOn: date('expires_on'),
    state: text().$type<WarrantyState>().notNull(),
    /** The version of the term; null without a term, and for claims older than the versions. */
    versionId: integer('version_id').references(() => warrantyVersion.id),
    /** Day of the table that the term was read from. */
    tableOf: date('table_of'),
  },
  (table) => [index('claim_warranty_state_idx').on(table.state, table.claimId)],
);

/**
 * What a person has decided about a claim: whether the company answers for the problem. A row is the current decision; the
 * former ones stand in `claim_change`.
 */
export const claimDecision = pgTable(
  'claim_decision',
  {
    claimId: integer('claim_id')
      .primaryKey()
      .references(() => claim.id, { onDelete: 'cascade' }),
    decision: text().$type<ClaimDecision>().notNull(),
    /** Read by everyone who sees the claim. */
    reason: text(),
    decidedAt: instant('decided_at')
      .notNull()
      .default(sql`now()`),
    decidedBy: integer('decided_by').references(() => account.id),
  },
  (table) => [
    check('claim_decision_reason', sql`${table.decision} <> 'not_covered' or ${table.reason} is not null`),
    index('claim_decision_decision_idx').on(table.decision, table.claimId),
  ],
);

/** Every change of status, priority, price and responsible person, and every correction. */
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
    /** True for a move that was undone and for the move that undid it: neither counts as a reply. */
    isUndone: boolean('is_undone').notNull().default(false),
    /** Reason of a rejection, or what was done in a completed claim, if given. */
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
    /** The message of the photo; null if it was sent with the claim or separately. */
    commentId: integer('comment_id').references(() => claimComment.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [index('claim_image_claim_idx').on(table.claimId, table.id)],
);
