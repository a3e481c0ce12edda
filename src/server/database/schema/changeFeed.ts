import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ChangedField, ChangeKind } from '../../../contract/events';
import { instant } from './columns';

/** The number of a transaction, as text, because it exceeds JavaScript's safe integers. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes, one row per record and kind of change, written by triggers (`triggers/change_feed*.sql`) in the transaction of
 * the change. A row only names the record: the policies decide who is notified, based on the record's current state.
 * Kept for three days.
 */
export const changeFeed = pgTable(
  'change_feed',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * The feed is read by this column, because ids become visible out of order: a transaction may commit long after it
     * got its id.
     */
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
