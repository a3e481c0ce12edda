import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  openVisitStatuses,
  visitSides,
  visitStatuses,
  type VisitSide,
  type VisitStatus,
} from '../../../contract/visitStatus';
import { account } from './accounts';
import { codeList } from '../../support/columns';
import { createdAt, id, instant, version } from './columns';
import { contractor } from './contractors';
import { storedFile } from './files';
import { project, unit } from './units';
import { workOrder } from './works';

/**
 * A visit to one place about the claims of a work order there. Nobody can have two visits at the same time: an
 * exclusion constraint `visit_worker_free`.
 */
export const visit = pgTable(
  'visit',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    /** Null for the common parts of the project. */
    unitId: integer('unit_id').references(() => unit.id),
    status: text().$type<VisitStatus>().notNull().default('proposed'),
    /** The person who comes, as in the work order. */
    contractorId: integer('contractor_id').references(() => contractor.id),
    assigneeId: integer('assignee_id').references(() => account.id),
    proposedBy: text('proposed_by').$type<VisitSide>().notNull(),
    /** The agreed date; a cancelled visit keeps it. */
    startsAt: instant(),
    endsAt: instant(),
    /** When the resident reported that nobody came at its present date. */
    unattendedAt: instant(),
    missedBy: text('missed_by').$type<VisitSide>(),
    note: text().notNull().default(''),
    /** Counts the changes; SEQUENCE of its calendar entry. */
    version: version(),
    /** UID of its calendar entry. Null for visits from before it was stored: theirs has the id and the host. */
    calendarUid: uuid('calendar_uid').default(sql`gen_random_uuid()`),
    /** When the sides were reminded of its date. */
    remindedAt: instant(),
    createdAt: createdAt(),
    changedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check('visit_status', sql`${table.status} in (${codeList(visitStatuses)})`),
    check('visit_worker', sql`(${table.contractorId} is null) <> (${table.assigneeId} is null)`),
    check('visit_proposed_by', sql`${table.proposedBy} in (${codeList(visitSides)})`),
    check(
      'visit_missed_by',
      sql`(${table.status} = 'missed') = (${table.missedBy} is not null) and ${table.missedBy} in (${codeList(visitSides)})`,
    ),
    check(
      'visit_date',
      sql`case when ${table.status} = 'proposed' then ${table.startsAt} is null and ${table.endsAt} is null
        when ${table.status} = 'cancelled' then (${table.startsAt} is null) = (${table.endsAt} is null) and ${table.startsAt} < ${table.endsAt}
        else ${table.startsAt} is not null and ${table.endsAt} is not null and ${table.startsAt} < ${table.endsAt} end`,
    ),
    uniqueIndex('visit_open_key')
      .on(table.workId, table.projectId, sql`coalesce(${table.unitId}, 0)`)
      .where(sql`${table.status} in (${codeList(openVisitStatuses)})`),
    index('visit_work_idx').on(table.workId, table.id),
    index('visit_starts_idx').on(table.startsAt, table.id),
    index('visit_status_idx').on(table.status, table.id),
  ],
);

/** The last proposed windows of a visit without a date. */
export const visitWindow = pgTable(
  'visit_window',
  {
    visitId: integer('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitId, table.startsAt] }),
    check('visit_window_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Photos of a visit that did not take place: what the person who came found when nobody was there. */
export const visitPhoto = pgTable(
  'visit_photo',
  {
    id: id(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFile.id),
  },
  (table) => [index('visit_photo_visit_idx').on(table.visitId), index('visit_photo_file_idx').on(table.fileId)],
);
