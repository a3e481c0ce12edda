import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { ownerParty, projectParty, tenantParty, type AnswerParty } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import { claimAnswer, claimRound } from '../database/schema';
import { singleRow } from '../database/singleRow';
import { utc } from '../support/columns';
import type { ClaimRecord } from './claims.repository';

export type AnswerRecord = typeof claimAnswer.$inferSelect;

/** Returns the answers of a claim's rounds, or of one round, without those that were taken back, oldest first. */
export const readAnswers = (db: Executor, claimId: number, roundId?: number): Promise<AnswerRecord[]> =>
  db
    .select()
    .from(claimAnswer)
    .where(
      and(
        eq(claimAnswer.claimId, claimId),
        isNull(claimAnswer.takenBackAt),
        roundId === undefined ? undefined : eq(claimAnswer.roundId, roundId),
      ),
    )
    .orderBy(asc(claimAnswer.id));

export async function insertAnswer(
  tx: Executor,
  values: Omit<typeof claimAnswer.$inferInsert, 'id' | 'at' | 'takenBackAt' | 'isDeciding'>,
): Promise<number> {
  return singleRow(await tx.insert(claimAnswer).values(values).returning({ id: claimAnswer.id })).id;
}

/** Takes back an answer, which then decides nothing. */
export async function takeBack(tx: Executor, id: number): Promise<void> {
  await tx
    .update(claimAnswer)
    .set({ takenBackAt: sql`now()`, isDeciding: false })
    .where(eq(claimAnswer.id, id));
}

/** Stores which answer of a round decides; undefined for none. The former one stops first: only one may. */
export async function saveDeciding(tx: Executor, roundId: number, id: number | undefined): Promise<void> {
  await tx
    .update(claimAnswer)
    .set({ isDeciding: false })
    .where(and(eq(claimAnswer.roundId, roundId), claimAnswer.isDeciding));
  if (id !== undefined) await tx.update(claimAnswer).set({ isDeciding: true }).where(eq(claimAnswer.id, id));
}

/** Lets a round be answered at least until an instant. */
export async function extendAnswer(tx: Executor, roundId: number, until: Date): Promise<void> {
  await tx
    .update(claimRound)
    .set({ answerUntil: sql`greatest(${claimRound.answerUntil}, ${until.toISOString()}::timestamptz)` })
    .where(eq(claimRound.id, roundId));
}

/** Condition: an account owns the unit of a claim `c` now, or did so when the claim was created. */
const isOwner = (accountId: number): SQL => sql`(c.owner_id = ${accountId}
  or exists (select 1 from contract k where k.unit_id = c.unit_id and k.client_id = ${accountId} and k.end_date is null))`;

/** Returns in which part an account that sees a claim answers for it. */
export async function partyOf(
  tx: Executor,
  { id, type }: Pick<ClaimRecord, 'id' | 'type'>,
  accountId: number,
): Promise<AnswerParty> {
  if (type === 'PROJECT') return projectParty;
  const { rows } = await tx.execute<{ is_owner: boolean }>(
    sql`select ${isOwner(accountId)} as is_owner from claim c where c.id = ${id}`,
  );
  return rows[0]?.is_owner ? ownerParty : tenantParty;
}

/** A round that has to be announced, or closed. */
export interface WaitingRound extends Record<string, unknown> {
  id: number;
  claim_id: number;
  answer_until: string;
}

/** Condition on rounds `r` that still wait for an answer. */
const isWaiting = sql`r.answer_until is not null and r.silent_at is null and r.reopened_at is null
  and not exists (select 1 from claim_answer a where a.round_id = r.id and a.taken_back_at is null)`;

/**
 * Marks the rounds whose closing has to be announced now, and returns them: first at half of the time, then a day before
 * the end. A day remains after each announcement, whenever the office opens.
 */
export async function markAnnounced(tx: Executor, now: Date): Promise<WaitingRound[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<WaitingRound>(sql`
    update claim_round r set reminders = r.reminders + 1, reminded_at = ${at}, answer_until = greatest(r.answer_until, ${at} + interval '1 day')
    where ${isWaiting} and ((r.reminders = 0 and r.ended_at + (r.answer_until - r.ended_at) / 2 <= ${at})
      or (r.reminders = 1 and r.answer_until - interval '1 day' <= ${at} and r.reminded_at <= ${at} - interval '6 hours'))
    returning r.id, r.claim_id, ${utc(sql`r.answer_until`)} as answer_until`);
  return rows;
}

/** Closes the rounds that were announced twice and not answered in time, and returns their claims. */
export async function closeSilent(tx: Executor, now: Date): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ claim_id: number }>(sql`
    update claim_round r set silent_at = ${at}
    where ${isWaiting} and r.reminders >= 2 and r.answer_until <= ${at} and r.reminded_at <= ${at} - interval '6 hours' returning r.claim_id`);
  const ids = rows.map(({ claim_id: id }) => id);
  if (ids.length > 0)
    await tx.execute(
      sql`update claim set answer = 'silent' where id = any(${sql.param(ids)}::int[]) and answer = 'waiting'`,
    );
  return ids;
}
