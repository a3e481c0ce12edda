import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChangedField, ChangeKind } from '../../../contract/events';
import { instant } from './columns';

/** The number of a transaction, as text: it does not fit a number of JavaScript. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed, a row for each record and what of it, written by triggers (migration `change_feed`) in the transaction that makes the change. Only the
 * record is named: who may hear of it is decided by the policies, on the record as it is. Kept for three days.
 */
export const changeFeed = pgTable(
  'change_feed',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** By which it is read: ids become visible out of order, because a transaction may commit long after it took its id. */
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text().$type<ChangeKind>().notNull(),
    recordId: integer('record_id').notNull(),
    what: text().$type<ChangedField>().notNull(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('change_feed_xid_idx').on(table.xid), index('change_feed_at_idx').on(table.at)],
);
