import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt, id, instant } from './columns';
import { storedFile } from './files';

/** Each time that a claim was completed. A completion that was undone has none. */
export const claimRound = pgTable(
  'claim_round',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** 1 for the first one. */
    round: integer().notNull(),
    /** What was done, if somebody said it. */
    done: text(),
    endedAt: createdAt(),
    endedBy: integer('ended_by').references(() => account.id),
    /** When the claim was reopened after it. */
    reopenedAt: instant(),
  },
  (table) => [
    unique('claim_round_key').on(table.claimId, table.round),
    check('claim_round_first', sql`${table.round} > 0`),
  ],
);

/** A photo of the finished work, from a contractor or from the office. */
export const claimRoundPhoto = pgTable(
  'claim_round_photo',
  {
    roundId: integer('round_id')
      .notNull()
      .references(() => claimRound.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.fileId] })],
);
