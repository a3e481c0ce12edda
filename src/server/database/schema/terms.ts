import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { usualAnswerDays } from '../../../contract/claimAnswerRules';
import { usualComplaintDays } from '../../../contract/complaintRules';
import type { ClaimPriority, ClaimType } from '../../../contract/claimStatus';
import type { OfficeHours, OfficeWeek } from '../../../contract/workingTime';
import { account } from './accounts';
import { claim, claimComment } from './claims';
import { createdAt, id, instant, version } from './columns';
import { claimCategory } from './lookups';
import { claimPriority } from './reference';
import { project } from './units';

/** The terms for claims created from then on; without rules, claims have no terms. */
export const termVersion = pgTable(
  'term_version',
  { id: id(), createdAt: createdAt(), createdBy: integer('created_by').references(() => account.id) },
  (table) => [index('term_version_created_idx').on(table.createdAt, table.id)],
);

/**
 * Maximum time until the first reply and until the end of a claim, in minutes of working time. The most specific rule
 * applies.
 */
export const termRule = pgTable(
  'term_rule',
  {
    id: id(),
    versionId: integer('version_id')
      .notNull()
      .references(() => termVersion.id, { onDelete: 'cascade' }),
    /** Null for claims of projects, which have no priority. */
    priority: text()
      .$type<ClaimPriority>()
      .references(() => claimPriority.code),
    categoryId: integer('category_id').references(() => claimCategory.id),
    projectId: integer('project_id').references(() => project.id),
    answerMinutes: integer('answer_minutes').notNull(),
    endMinutes: integer('end_minutes').notNull(),
  },
  (table) => [
    unique('term_rule_key').on(table.versionId, table.priority, table.categoryId, table.projectId).nullsNotDistinct(),
    check('term_rule_minutes', sql`${table.answerMinutes} > 0 and ${table.endMinutes} >= ${table.answerMinutes}`),
  ],
);

/** Opening hours of the office: one row. */
export const officeTime = pgTable(
  'office_time',
  {
    id: integer().primaryKey().default(1),
    week: jsonb().$type<OfficeWeek>().notNull(),
    /** Working days after which an unanswered question gets a reminder. */
    reminderDays: integer().notNull().default(3),
    /** Whether a completed claim needs words on what was done, and a photo of it. */
    demandsDoneText: boolean().notNull().default(false),
    demandsDonePhoto: boolean().notNull().default(false),
    /** Days within which a formal complaint is answered. */
    complaintDays: integer().notNull().default(usualComplaintDays),
    /** Days within which clients are expected to answer whether a completed claim is solved. */
    answerDays: integer().notNull().default(usualAnswerDays),
    version: version(),
  },
  (table) => [check('office_time_single', sql`${table.id} = 1`)],
);

/** Days that differ from the weekly hours and the public holidays: closed on a bridge day, open on a holiday. */
export const officeDay = pgTable('office_day', {
  day: date().primaryKey(),
  name: text().notNull(),
  isClosed: boolean('is_closed').notNull(),
  /** Own opening hours of an open day; null: those of its weekday. */
  hours: jsonb().$type<OfficeHours>(),
});

/**
 * The days on which the office is open, some years back and ahead, with the accumulated working time before each; see
 * `contract/workingTime`.
 */
export const workingDay = pgTable(
  'working_day',
  {
    day: date().primaryKey(),
    opensAt: instant().notNull(),
    closesAt: instant().notNull(),
    beforeMs: bigint('before_ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('working_day_opens_key').on(table.opensAt),
    uniqueIndex('working_day_before_key').on(table.beforeMs),
  ],
);

/** Days whose mails about terms were sent. Each day's are sent once, whatever the number of processes. */
export const termMail = pgTable('term_mail', { day: date().primaryKey() });

/** A period in which the claim's author has an open question. Its resolution term is paused. Only one at a time. */
export const claimPause = pgTable(
  'claim_pause',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** The message with the question. */
    commentId: integer('comment_id').references(() => claimComment.id, { onDelete: 'set null' }),
    startedAt: createdAt(),
    startedBy: integer('started_by').references(() => account.id),
    endedAt: instant(),
    /** When the reminder was sent. */
    remindedAt: instant(),
  },
  (table) => [
    index('claim_pause_claim_idx').on(table.claimId, table.id),
    uniqueIndex('claim_pause_open_key')
      .on(table.claimId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/**
 * Due data of each claim, which triggers keep (`functions/claim_clock.sql`). It is a separate table, so that another calendar rewrites these few bytes and not the claims with all
 * their indexes.
 */
export const claimClock = pgTable(
  'claim_clock',
  {
    claimId: integer('claim_id')
      .primaryKey()
      .references(() => claim.id, { onDelete: 'cascade' }),
    type: text().$type<ClaimType>().notNull(),
    answeredAt: instant(),
    answerDueAt: instant(),
    endDueAt: instant(),
    pausedSince: instant(),
    /** The next due instant; null if there is none. */
    dueAt: instant(),
  },
  (table) => [
    index('claim_clock_due_idx').on(table.type, table.dueAt, table.claimId),
    index('claim_clock_due_descending_idx').on(table.type, table.dueAt.desc(), table.claimId.desc().nullsFirst()),
    index('claim_clock_paused_idx')
      .on(table.pausedSince)
      .where(sql`${table.pausedSince} is not null`),
  ],
);
