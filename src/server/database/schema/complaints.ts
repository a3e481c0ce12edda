import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { complaintAsks, type ComplaintAsk } from '../../../contract/complaintRules';
import { codeList } from '../../support/columns';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt, id, instant } from './columns';

/** A formal complaint about a claim. It is closed by its answer, and by nothing else. */
export const complaint = pgTable(
  'complaint',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    asks: text().$type<ComplaintAsk>().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    /** The last day for the answer. */
    dueOn: date('due_on').notNull(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: integer('answered_by').references(() => account.id),
  },
  (table) => [
    check('complaint_asks', sql`${table.asks} in (${codeList(complaintAsks)})`),
    check('complaint_answer', sql`num_nonnulls(${table.answer}, ${table.answeredAt}, ${table.answeredBy}) in (0, 3)`),
    index('complaint_claim_idx').on(table.claimId, table.id),
    index('complaint_open_idx')
      .on(table.dueOn, table.id)
      .where(sql`${table.answeredAt} is null`),
  ],
);
