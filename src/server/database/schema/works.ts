import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { workStatuses, type StuckReason, type WorkPhotoKind, type WorkStatus } from '../../../contract/workStatus';
import { account } from './accounts';
import { claim, claimImage } from './claims';
import { codeList } from '../../support/columns';
import { createdAt, id, instant, version } from './columns';
import { contractor } from './contractors';
import { storedFile } from './files';

/** Work about claims that a contractor or a staff member is asked to do. */
export const workOrder = pgTable(
  'work_order',
  {
    id: id(),
    status: text().$type<WorkStatus>().notNull().default('asked'),
    contractorId: integer('contractor_id').references(() => contractor.id),
    assigneeId: integer('assignee_id').references(() => account.id),
    instructions: text().notNull(),
    price: numeric({ precision: 12, scale: 2 }),
    /** Why the contractor could not finish; null once somebody has acted on it. */
    stuck: text().$type<StuckReason>(),
    version: version(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
    /** When its status last changed. */
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check('work_order_worker', sql`(${table.contractorId} is null) <> (${table.assigneeId} is null)`),
    check('work_order_price', sql`${table.price} >= 0`),
    check('work_order_status', sql`${table.status} in (${codeList(workStatuses)})`),
    index('work_order_contractor_idx').on(table.contractorId, table.createdAt, table.id),
    index('work_order_assignee_idx').on(table.assigneeId, table.createdAt, table.id),
    index('work_order_status_idx').on(table.status, table.createdAt, table.id),
    index('work_order_newest_idx').on(table.createdAt, table.id),
  ],
);

export const workOrderClaim = pgTable(
  'work_order_claim',
  {
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** When the work for this claim was reported as done, since the work order was last requested or sent back. */
    doneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.claimId] }),
    index('work_order_claim_claim_idx').on(table.claimId),
  ],
);

/** Photos of claims that a work order shows to its contractor. A photo removed from its claim is also removed here. */
export const workAskedPhoto = pgTable(
  'work_asked_photo',
  {
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    imageId: integer('image_id')
      .notNull()
      .references(() => claimImage.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.imageId] }),
    index('work_asked_photo_image_idx').on(table.imageId),
  ],
);

/** A message between the company and the contractor about a work order, which residents never read. */
export const workMessage = pgTable(
  'work_message',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    /** The author: a user with an account, or the contractor by the link of the work order. */
    accountId: integer('account_id').references(() => account.id),
    contractorId: integer('contractor_id').references(() => contractor.id),
    /** When somebody of the company, or the contractor, first read it. */
    readAt: instant(),
  },
  (table) => [
    check('work_message_who', sql`num_nonnulls(${table.accountId}, ${table.contractorId}) = 1`),
    index('work_message_work_idx').on(table.workId, table.id),
    index('work_message_unread_idx')
      .on(table.workId)
      .where(sql`${table.readAt} is null and ${table.contractorId} is not null`),
  ],
);

/** A photo of the work, sent by the contractor. */
export const workPhoto = pgTable(
  'work_photo',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFile.id),
    kind: text().$type<WorkPhotoKind>().notNull(),
    /** The claim whose work it shows; null if it is of the work order. */
    claimId: integer('claim_id').references(() => claim.id, { onDelete: 'set null' }),
    /** The message that it was sent with. */
    messageId: integer('message_id').references(() => workMessage.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('work_photo_kind', sql`${table.kind} in ('before', 'after', 'other')`),
    index('work_photo_work_idx').on(table.workId, table.id),
    index('work_photo_file_idx').on(table.fileId),
  ],
);
