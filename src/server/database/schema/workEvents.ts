import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { WorkEvent } from '../../../contract/workEvents';
import type { StuckReason } from '../../../contract/workStatus';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt, id, instant } from './columns';
import { contractor } from './contractors';
import { visit } from './visits';
import { workOrder } from './works';

/** The history of a work order. */
export const workEvent = pgTable(
  'work_event',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    what: text().$type<WorkEvent['what']>().notNull(),
    note: text().notNull().default(''),
    /** Parts used, for finished work. */
    parts: text().notNull().default(''),
    /** Why the work could not be finished. */
    reason: text().$type<StuckReason>(),
    /** The claim that the event belongs to; null for an event of the whole work order. */
    claimId: integer('claim_id').references(() => claim.id, { onDelete: 'set null' }),
    /** The visit that the event belongs to; null for an event of the work order itself. */
    visitId: integer('visit_id').references(() => visit.id, { onDelete: 'cascade' }),
    /** When that visit began at the time of the event. */
    visitAt: instant(),
    at: createdAt(),
    /** The actor: a user with an account, or the contractor by the link of the work order. */
    accountId: integer('account_id').references(() => account.id),
    contractorId: integer('contractor_id').references(() => contractor.id),
    /**
     * The contractor who had the work order at the time of the event, whoever recorded it; null if a staff member had it.
     * Written by a trigger (`triggers/work_event.sql`), so that events of all writers have it.
     */
    assignedContractorId: integer('assigned_contractor_id').references(() => contractor.id),
  },
  (table) => [
    check('work_event_who', sql`num_nonnulls(${table.accountId}, ${table.contractorId}) = 1`),
    index('work_event_work_idx').on(table.workId, table.id),
    index('work_event_visit_idx').on(table.visitId),
    index('work_event_assigned_idx').on(table.assignedContractorId),
  ],
);
