import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { usualAnswerDays } from '../../contract/claimAnswerRules';
import type { WorkPhotoKind } from '../../contract/workStatus';
import type { Executor } from '../database/connection';
import { claimRound, claimRoundPhoto, officeTime } from '../database/schema';
import { singleRow } from '../database/singleRow';
import { codeList, utc } from '../support/columns';
import type { ClaimRow } from './claimRow';

export type RoundRecord = typeof claimRound.$inferSelect;
type StoredPhoto = ClaimRow['images'][number];

/** What the company demands of whoever completes a claim, and how long it waits for the client's answer. */
export async function readDemands(db: Executor): Promise<{ text: boolean; photo: boolean; answerDays: number }> {
  const [row] = await db
    .select({
      text: officeTime.demandsDoneText,
      photo: officeTime.demandsDonePhoto,
      answerDays: officeTime.answerDays,
    })
    .from(officeTime);
  return row ?? { text: false, photo: false, answerDays: usualAnswerDays };
}

/** Returns the last round of a claim; undefined if it was never completed. */
export async function lastRound(tx: Executor, claimId: number): Promise<RoundRecord | undefined> {
  const [row] = await tx
    .select()
    .from(claimRound)
    .where(eq(claimRound.claimId, claimId))
    .orderBy(desc(claimRound.round))
    .limit(1);
  return row;
}

export async function insertRound(
  tx: Executor,
  values: Pick<RoundRecord, 'claimId' | 'round' | 'done' | 'endedBy' | 'endedAt' | 'answerUntil'>,
  fileIds: number[],
): Promise<number> {
  const { id: roundId } = singleRow(await tx.insert(claimRound).values(values).returning({ id: claimRound.id }));
  if (fileIds.length > 0) await tx.insert(claimRoundPhoto).values(fileIds.map((fileId) => ({ roundId, fileId })));
  return roundId;
}

/** Stores that a claim was reopened after a round, or with null that it was not. */
export async function saveReopened(tx: Executor, id: number, reopenedAt: Date | null): Promise<void> {
  await tx.update(claimRound).set({ reopenedAt }).where(eq(claimRound.id, id));
}

export async function deleteRound(tx: Executor, id: number): Promise<void> {
  await tx.delete(claimRound).where(eq(claimRound.id, id));
}

/** Condition on photos `h` of a work order: photos of a claim alone, not of a message. */
const photosOfClaim = (claimId: number): SQL => sql`h.message_id is null and (h.claim_id = ${claimId}
  or (h.claim_id is null and h.work_id in (select o.work_id from work_order_claim o where o.claim_id = ${claimId})
    and (select count(*) from work_order_claim o where o.work_id = h.work_id) = 1))`;

interface WorkPhotoRow extends StoredPhoto, Record<string, unknown> {
  kind: WorkPhotoKind;
  at: string;
}

/**
 * Returns the photos that contractors sent of the finished work of a claim: since it was last completed, and of work
 * orders that are done. Photos of work orders with several claims must name the claim.
 */
export async function finishedWorkPhotos(db: Executor, claimId: number): Promise<WorkPhotoRow[]> {
  const { rows } = await db.execute<WorkPhotoRow>(sql`
    select h.id, h.kind, ${utc(sql`h.created_at`)} as at, f.id as file_id, f.name, f.width, f.height
    from work_photo h join stored_file f on f.id = h.file_id join work_order w on w.id = h.work_id
    where h.kind = 'after' and ${photosOfClaim(claimId)} and ${isDoneFor(claimId)}
      and h.created_at > coalesce((select max(r.ended_at) from claim_round r where r.claim_id = ${claimId}), '-infinity')
    order by h.id`);
  return rows;
}

/** Condition on work orders `w`: the work for a claim was reported as done. */
const isDoneFor = (claimId: number): SQL => sql`(w.status in (${codeList(['done', 'verified'])})
  or exists (select 1 from work_order_claim o where o.work_id = w.id and o.claim_id = ${claimId} and o.done_at is not null))`;

/** Returns the files of photos of a claim's work orders; undefined if one is not such a photo. */
export async function filesOfWorkPhotos(tx: Executor, claimId: number, ids: number[]): Promise<number[] | undefined> {
  const { rows } = await tx.execute<{ file_id: number }>(
    sql`select h.file_id from work_photo h where h.id = any(${sql.param(ids)}::int[]) and ${photosOfClaim(claimId)} order by h.id`,
  );
  return rows.length === new Set(ids).size ? rows.map(({ file_id: id }) => id) : undefined;
}

/** Returns the files of photos of a claim; undefined if one is not. */
export async function filesOfImages(tx: Executor, claimId: number, ids: number[]): Promise<number[] | undefined> {
  const { rows } = await tx.execute<{ file_id: number }>(
    sql`select i.file_id from claim_image i where i.id = any(${sql.param(ids)}::int[]) and i.claim_id = ${claimId} order by i.id`,
  );
  return rows.length === new Set(ids).size ? rows.map(({ file_id: id }) => id) : undefined;
}

/** Returns what was last reported of the work for a claim that is done; empty if nothing was. */
export async function lastReport(db: Executor, claimId: number): Promise<string> {
  const { rows } = await db.execute<{ note: string }>(sql`
    select e.note from work_event e join work_order w on w.id = e.work_id join work_order_claim o on o.work_id = w.id and o.claim_id = ${claimId}
    where e.what in ('finish', 'finishPlace', 'corrected') and e.note <> '' and (e.claim_id is null or e.claim_id = ${claimId}) and ${isDoneFor(claimId)}
      and e.at > coalesce((select max(r.ended_at) from claim_round r where r.claim_id = ${claimId}), '-infinity')
      and e.id > coalesce((select max(r.id) from work_event r where r.work_id = w.id and r.what in ('ask', 'return')), 0)
    order by e.id desc limit 1`);
  return rows[0]?.note ?? '';
}

/** Returns those of the claims whose last round an account can still answer: it is not over, and the account has not. */
export async function askedClaims(db: Executor, accountId: number, claimIds: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ claim_id: number }>(sql`
    select r.claim_id from claim_round r where r.claim_id = any(${sql.param(claimIds)}::int[]) and r.reopened_at is null
      and now() < r.answer_until + (r.answer_until - r.ended_at)
      and not exists (select 1 from claim_answer a where a.round_id = r.id and a.account_id = ${accountId} and a.taken_back_at is null)`);
  return rows.map(({ claim_id: id }) => id);
}

export interface RoundRow extends RoundRecord {
  photos: StoredPhoto[];
}

/** Returns the rounds of a claim with their photos, oldest first. */
export async function readRounds(db: Executor, claimId: number): Promise<RoundRow[]> {
  const rounds = await db.select().from(claimRound).where(eq(claimRound.claimId, claimId)).orderBy(claimRound.round);
  if (rounds.length === 0) return [];
  const { rows } = await db.execute<StoredPhoto & { round_id: number }>(sql`
    select h.round_id, f.id, f.id as file_id, f.name, f.width, f.height from claim_round r join claim_round_photo h on h.round_id = r.id
      join stored_file f on f.id = h.file_id where r.claim_id = ${claimId} order by h.file_id`);
  return rounds.map((round) => ({
    ...round,
    photos: rows.filter(({ round_id: id }) => id === round.id).map(({ round_id: _, ...photo }) => photo),
  }));
}
