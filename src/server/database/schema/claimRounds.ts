import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  answerChannels,
  answerParties,
  answerVerdicts,
  type AnswerChannel,
  type AnswerParty,
  type AnswerVerdict,
} from '../../../contract/claimStatus';
import { scores } from '../../../contract/claimAnswerRules';
import { codeList } from '../../support/columns';
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
    /** Until when an answer of the client is expected; null if nobody was asked. For as long again it is accepted. */
    answerUntil: instant(),
    /** How many mails announced that it will be closed without an answer, and when the last one was written. */
    reminders: smallint().notNull().default(0),
    remindedAt: instant(),
    /** When it was closed without an answer. */
    silentAt: instant(),
    /** When the claim was reopened after it. */
    reopenedAt: instant(),
  },
  (table) => [
    unique('claim_round_key').on(table.claimId, table.round),
    index('claim_round_waiting_idx')
      .on(table.answerUntil)
      .where(sql`${table.answerUntil} is not null and ${table.silentAt} is null and ${table.reopenedAt} is null`),
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

/**
 * What a client said of a completed claim. An answer that was taken back stays, and does not count. No answer is no row:
 * the round says that nobody answered in time.
 */
export const claimAnswer = pgTable(
  'claim_answer',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    roundId: integer('round_id')
      .notNull()
      .references(() => claimRound.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    party: text().$type<AnswerParty>().notNull(),
    verdict: text().$type<AnswerVerdict>().notNull(),
    channel: text().$type<AnswerChannel>().notNull(),
    score: smallint(),
    comment: text(),
    at: createdAt(),
    takenBackAt: instant(),
    /** Whether the state of the claim follows it. At most one of a round does. */
    isDeciding: boolean('is_deciding').notNull().default(false),
  },
  (table) => [
    uniqueIndex('claim_answer_standing_key')
      .on(table.roundId, table.accountId)
      .where(sql`${table.takenBackAt} is null`),
    uniqueIndex('claim_answer_deciding_key')
      .on(table.roundId)
      .where(sql`${table.isDeciding}`),
    index('claim_answer_claim_idx').on(table.claimId, table.id),
    check('claim_answer_deciding', sql`not ${table.isDeciding} or ${table.takenBackAt} is null`),
    check(
      'claim_answer_score',
      sql`${table.score} between ${sql.raw(String(scores.min))} and ${sql.raw(String(scores.max))}`,
    ),
    check('claim_answer_party', sql`${table.party} in (${codeList(answerParties)})`),
    check('claim_answer_verdict', sql`${table.verdict} in (${codeList(answerVerdicts)})`),
    check('claim_answer_channel', sql`${table.channel} in (${codeList(answerChannels)})`),
  ],
);

/** A link in a mail by which an account says, without signing in, whether a completed claim is solved. */
export const claimAnswerLink = pgTable(
  'claim_answer_link',
  {
    id: id(),
    roundId: integer('round_id')
      .notNull()
      .references(() => claimRound.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** sha256 of the secret. The secret itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('claim_answer_link_token_key').on(table.tokenHash),
    index('claim_answer_link_round_idx').on(table.roundId),
  ],
);
