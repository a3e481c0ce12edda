/** The rounds of a claim: what was done each time that it was completed. */
import type { ClaimRound } from '../../contract/claimRoundShapes';
import { completedClaimStatus, type ClaimStatus } from '../../contract/claimStatus';
import { can } from '../../contract/permissions';
import { doneProblem } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { toPhoto } from '../files/files.service';
import type { Caller, CallerScope } from '../policies/rows';
import { brokenRule, conflict } from '../support/errors';
import { iso } from '../support/list';
import { readAnswers, type AnswerRecord } from './claimAnswers.repository';
import { answerFields, canAnswer, decidingOf, stateOf, takeBackUntil } from './claimRounds.policy';
import { statusOf, type ClaimRecord } from './claims.repository';
import {
  deleteRound,
  filesOfImages,
  filesOfWorkPhotos,
  finishedWorkPhotos,
  insertRound,
  lastRound,
  readDemands,
  readRounds,
  saveReopened,
  type RoundRecord,
} from './claimRounds.repository';
import { claimText } from './claimText';

/** What is said of a claim that a move completes. */
export interface Finish {
  done?: string | null;
  work_photo_ids?: number[];
  image_ids?: number[];
}

/** Returns what was done, if a move to a status says so. Throws 422 if the text is too long. */
export function doneOf(status: ClaimStatus, finish: Finish | undefined): string | null {
  if (status !== completedClaimStatus) return null;
  const problem = doneProblem(finish?.done);
  if (problem) throw brokenRule([{ field: 'done', message: problem }]);
  return finish?.done?.trim() || null;
}

/**
 * Begins or ends a round after a move of a claim, and returns the fields to store with its status. Throws 422 if the
 * company demands words or a photo of a completed claim and there are none, or a photo is not one of the claim.
 */
export async function roundAfterMove(
  tx: Executor,
  { user }: Pick<Caller, 'user'>,
  current: ClaimRecord,
  status: ClaimStatus,
  finish: Finish | undefined,
): Promise<Partial<ClaimRecord>> {
  if (status === completedClaimStatus) {
    const done = doneOf(status, finish);
    const fileIds = await filesOf(tx, current.id, finish);
    const demands = await readDemands(tx);
    if (demands.text && done === null) throw brokenRule([{ field: 'done', message: claimText.doneDemanded }]);
    if (demands.photo && fileIds.length === 0)
      throw brokenRule([{ field: 'work_photo_ids', message: claimText.donePhotoDemanded }]);
    const round = ((await lastRound(tx, current.id))?.round ?? 0) + 1;
    const endedAt = new Date();
    const answerUntil = new Date(endedAt.getTime() + demands.answerDays * 86_400_000);
    const values = { claimId: current.id, round, done, endedBy: user.id, endedAt, answerUntil };
    await insertRound(tx, values, fileIds);
    return { answer: 'waiting', score: null };
  }
  if (current.status !== completedClaimStatus) return {};
  const last = await lastRound(tx, current.id);
  if (last) await saveReopened(tx, last.id, new Date());
  return { reopenedCount: current.reopenedCount + 1, answer: null, score: null };
}

/**
 * Like {@link roundAfterMove}, for a move that undoes the last one. Throws 409 if a client has already said something of the
 * completion that it undoes.
 */
export async function roundAfterUndo(
  tx: Executor,
  current: ClaimRecord,
  status: ClaimStatus,
): Promise<Partial<ClaimRecord>> {
  if (current.status !== completedClaimStatus && status !== completedClaimStatus) return {};
  const last = await lastRound(tx, current.id);
  if (current.status === completedClaimStatus && last) {
    if ((await standingAnswers(tx, last)).length > 0) throw conflict(claimText.undoAnswered);
    await deleteRound(tx, last.id);
    return fieldsOf(tx, await lastRound(tx, current.id), false);
  }
  if (status !== completedClaimStatus) return {};
  if (last) await saveReopened(tx, last.id, null);
  return { reopenedCount: Math.max(0, current.reopenedCount - 1), ...(await fieldsOf(tx, last, true)) };
}

const standingAnswers = (tx: Executor, round: RoundRecord): Promise<AnswerRecord[]> =>
  readAnswers(tx, round.claimId, round.id);

const fieldsOf = async (tx: Executor, round: RoundRecord | undefined, isCompleted: boolean) =>
  answerFields(round, round && decidingOf(await standingAnswers(tx, round)), isCompleted);

/** Returns the files of the photos of the finished work. Those of contractors count if the call names none. */
async function filesOf(tx: Executor, claimId: number, finish: Finish | undefined): Promise<number[]> {
  const { work_photo_ids: workIds, image_ids: imageIds = [] } = finish ?? {};
  const ofWork =
    workIds === undefined
      ? (await finishedWorkPhotos(tx, claimId)).map(({ file_id: id }) => id)
      : await filesOfWorkPhotos(tx, claimId, workIds);
  const ofClaim = await filesOfImages(tx, claimId, imageIds);
  if (!ofWork || !ofClaim)
    throw brokenRule([{ field: ofWork ? 'image_ids' : 'work_photo_ids', message: claimText.donePhotoUnknown }]);
  return [...new Set([...ofWork, ...ofClaim])];
}

/**
 * Returns the rounds of a claim that the caller may see; nothing if it was never completed. Staff read all answers, other
 * people their own.
 */
export async function roundsOf(
  context: Context,
  { user }: CallerScope,
  claimId: number,
): Promise<{ rounds?: ClaimRound[] }> {
  const rows = await readRounds(context.db, claimId);
  if (rows.length === 0) return {};
  const answers = await readAnswers(context.db, claimId);
  const status = await statusOf(context.db, claimId);
  return {
    rounds: rows.map((row, index) => ({
      round: row.round,
      done: row.done,
      ended_at: iso(row.endedAt),
      reopened_at: row.reopenedAt && iso(row.reopenedAt),
      photos: row.photos.map((photo) => toPhoto(photo, context)),
      ...answersOf(
        row,
        answers.filter(({ roundId }) => roundId === row.id),
        user,
        index === rows.length - 1 ? status : undefined,
      ),
    })),
  };
}

/** Returns what a reader may know of the answers of a round; `status` is the claim's if the round is its last one. */
function answersOf(
  round: RoundRecord,
  answers: AnswerRecord[],
  user: CallerScope['user'],
  status: ClaimStatus | undefined,
): Partial<ClaimRound> {
  const seesAll = can(user, 'claims:seeAnswers');
  const own = answers.find(({ accountId }) => accountId === user.id);
  const state = stateOf(round, seesAll ? decidingOf(answers) : own);
  if (state === null || !(seesAll || can(user, 'claims:answer'))) return {};
  const shown = seesAll ? answers : own ? [own] : [];
  const takeBack = seesAll || !status ? null : takeBackUntil(own, round);
  const now = new Date();
  return {
    answer_state: state,
    answer_until: round.answerUntil && iso(round.answerUntil),
    can_answer: !seesAll && !own && status !== undefined && canAnswer(status, round, answers, now),
    take_back_until: takeBack && takeBack > now ? iso(takeBack) : null,
    answers: shown.map(({ verdict, party, channel, score, comment, at, accountId, isDeciding }) => ({
      ...{ verdict, party, channel, score, comment, at: iso(at) },
      is_own: accountId === user.id,
      is_deciding: isDeciding,
    })),
  };
}
