import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import {
  costBearers,
  costKinds,
  recoveryStates,
  type CostBearer,
  type CostKind,
  type RecoveryState,
} from '../../../contract/costRules';
import { codeList } from '../../support/columns';
import { account } from './accounts';
import { createdAt, id, version } from './columns';
import { storedFile } from './files';
import { workOrder } from './works';

const amount = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** What a work order costs, and how far the company has got it back from whoever bears it. */
export const workCost = pgTable(
  'work_cost',
  {
    id: id(),
    workId: integer('work_id')
      .notNull()
      .references(() => workOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<CostKind>().notNull(),
    day: date().notNull(),
    note: text().notNull().default(''),
    estimated: amount('estimated'),
    agreed: amount('agreed'),
    actual: amount('actual'),
    bearer: text().$type<CostBearer>().notNull(),
    recovery: text().$type<RecoveryState>().notNull(),
    claimedOn: date('claimed_on'),
    answeredOn: date('answered_on'),
    receivedOn: date('received_on'),
    refusedReason: text('refused_reason'),
    invoiceFileId: integer('invoice_file_id').references(() => storedFile.id),
    version: version(),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [
    check('work_cost_kind', sql`${table.kind} in (${codeList(costKinds)})`),
    check('work_cost_bearer', sql`${table.bearer} in (${codeList(costBearers)})`),
    check('work_cost_recovery', sql`${table.recovery} in (${codeList(recoveryStates)})`),
    check('work_cost_recoverable', sql`(${table.recovery} = 'none') = (${table.bearer} in ('company', 'other'))`),
    check('work_cost_amount', sql`num_nonnulls(${table.estimated}, ${table.agreed}, ${table.actual}) > 0`),
    check('work_cost_positive', sql`${table.estimated} >= 0 and ${table.agreed} >= 0 and ${table.actual} >= 0`),
    check('work_cost_refused', sql`${table.recovery} <> 'refused' or ${table.refusedReason} is not null`),
    index('work_cost_work_idx').on(table.workId, table.id),
    index('work_cost_day_idx').on(table.day, table.id),
    index('work_cost_recovery_idx').on(table.recovery, table.id),
  ],
);
