/** What the clients of a completed claim say of it, and what follows from it. */
import type { Static } from 'typebox';
import type { claimAnswerOperations } from '../../contract/claimAnswers';
import { noProblem, takeBackDays } from '../../contract/claimAnswerRules';
import type { ClaimRound } from '../../contract/claimRoundShapes';
import { type AnswerChannel, completedClaimStatus, newClaimStatus } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { mailNotSolved } from '../mail/answerMails.service';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { recordOnce, runOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound } from '../support/errors';
import { lockDoneWork, restoreDoneWork, returnDoneWork } from '../works/returnedWork.service';
import { extendAnswer, insertAnswer, partyOf, readAnswers, saveDeciding, takeBack } from './claimAnswers.repository';
import { moveWithin } from './claimChange.service';
import { insertChange, lastMove, lockClaim, markUndone, saveClaim, type ClaimRecord } from './claims.repository';
import { answerFields, canAnswer, decidingOf, takeBackUntil } from './claimRounds.policy';
import { lastRound, type RoundRecord } from './claimRounds.repository';
import { roundAfterUndo, roundsOf } from './claimRounds.service';
import { insertImages, linkImages } from './claimTalk.repository';
import { insertMessage } from './claimTalk.service';
import { claimText } from './claimText';
import { requireVisible } from './claims.service';

export type AnswerBody = Static<typeof claimAnswerOperations.answerClaim.body>;

/** Thrown inside a transaction if the same person has given the same answer already: its photos are not stored again. */
class SameAnswer extends Error {}

/** Says whether a claim is solved. Throws 404, 409, 415 and 422. A repetition with the same key changes nothing. */
export async function answerClaim(
  context: Context,
  caller: Caller,
  claimId: number,
  body: AnswerBody,
  { files, once }: { files: UploadedFile[]; once: Once },
): Promise<ClaimRound> {
  await requireVisible(context.db, caller, claimId);
  await runOnce(context.db, once, async () => {
    await storeAnswer(context, caller, { claimId, channel: 'portal' }, body, files, (tx, work) =>
      recordOnce(tx, once, async () => {
        await work();
        return claimId;
      }),
    );
    return claimId;
  });
  return currentRound(context, caller, claimId);
}

interface AnsweredRound {
  claimId: number;
  channel: AnswerChannel;
  /** The number of the round; without it the last one. */
  round?: number;
}

/** Stores an answer and its photos in one transaction, which `within` may extend. The same answer again does nothing. */
export async function storeAnswer(
  context: Context,
  caller: Caller,
  answered: AnsweredRound,
  body: AnswerBody,
  files: UploadedFile[],
  within: (tx: Executor, work: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  const problem = body.verdict === 'no' ? noProblem(body.comment, files.length) : undefined;
  if (problem) throw brokenRule([{ field: 'comment', message: problem }]);
  const photos = await requirePhotos(context, files);
  try {
    await withSavedFiles(context, photos, (tx, fileIds) =>
      within(tx, () => answerWithin(context, tx, caller, answered, body, fileIds)),
    );
  } catch (error) {
    if (!(error instanceof SameAnswer)) throw error;
  }
}

async function answerWithin(
  context: Context,
  tx: Executor,
  caller: Caller,
  { claimId, channel, round: wanted }: AnsweredRound,
  { verdict, score, comment }: AnswerBody,
  fileIds: number[],
): Promise<void> {
  const locked = await lockRoundOf(tx, caller, claimId, wanted);
  const { current, round } = locked;
  const accountId = caller.user.id;
  const answers = await readAnswers(tx, claimId, round.id);
  const own = answers.find((answer) => answer.accountId === accountId);
  if (own?.verdict === verdict) throw new SameAnswer();
  if (own) throw conflict(claimText.answered);
  if (!canAnswer(current.status, round, answers, new Date())) throw conflict(claimText.tooLateToAnswer);
  const words = comment?.trim() || null;
  await insertAnswer(tx, {
    ...{ claimId, roundId: round.id, accountId, channel, verdict, comment: words },
    score: verdict === 'yes' ? (score ?? null) : null,
    party: await partyOf(tx, current, accountId),
  });
  const imageIds = await insertImages(tx, claimId, fileIds, accountId);
  if (verdict === 'no') {
    const commentId = await insertMessage(context, tx, caller.user, claimId, words ?? claimText.noInPhotos);
    await linkImages(tx, { claimId, commentId, authorId: accountId }, imageIds);
  }
  await settle(context, tx, caller, locked, imageIds);
}

/** Takes back the caller's own `yes`. Throws 404, and 409 if there is none or it is too late. */
export async function takeBackAnswer(context: Context, caller: Caller, claimId: number): Promise<ClaimRound> {
  await requireVisible(context.db, caller, claimId);
  await context.db.transaction((tx) => takeBackWithin(context, tx, caller, claimId));
  return currentRound(context, caller, claimId);
}

/** Like {@link takeBackAnswer}, in a larger transaction and for a known round. */
export async function takeBackWithin(
  context: Context,
  tx: Executor,
  caller: Caller,
  claimId: number,
  wanted?: number,
): Promise<void> {
  const locked = await lockRoundOf(tx, caller, claimId, wanted);
  const { round } = locked;
  const own = (await readAnswers(tx, claimId, round.id)).find(({ accountId }) => accountId === caller.user.id);
  const until = takeBackUntil(own, round);
  const now = new Date();
  if (!own || !until || until < now) throw conflict(claimText.notTakenBack);
  await takeBack(tx, own.id);
  // Who takes it back has time to say what is wrong.
  await extendAnswer(tx, round.id, new Date(now.getTime() + takeBackDays * 86_400_000));
  await settle(context, tx, caller, locked, []);
}

interface LockedRound {
  current: ClaimRecord;
  round: RoundRecord;
  work: Awaited<ReturnType<typeof lockDoneWork>>;
}

/** Locks a claim with its last round. Throws 404, and 409 if it is not the wanted one. */
async function lockRoundOf(
  tx: Executor,
  caller: Caller,
  claimId: number,
  wanted: number | undefined,
): Promise<LockedRound> {
  const work = await lockDoneWork(tx, claimId);
  const current = await lockClaim(tx, caller, claimId);
  if (!current) throw notFound(claimText.unknown);
  const round = await lastRound(tx, claimId);
  if (!round || (wanted !== undefined && round.round !== wanted)) throw conflict(claimText.tooLateToAnswer);
  return { current, round, work };
}

/**
 * Lets the claim follow the deciding answer: a `no` reopens it and returns its work order; the owner's `yes` after the
 * tenant's `no` completes it again, unless staff have moved it since.
 */
async function settle(
  context: Context,
  tx: Executor,
  caller: Caller,
  { current, round, work }: LockedRound,
  imageIds: number[],
): Promise<void> {
  const { id: claimId } = current;
  const deciding = decidingOf(await readAnswers(tx, claimId, round.id));
  await saveDeciding(tx, round.id, deciding?.id);
  let isCompleted = current.status === completedClaimStatus;
  if (deciding?.verdict === 'no' && isCompleted) {
    const reason = deciding.comment ?? claimText.noInPhotos;
    await moveWithin(context, tx, caller, claimId, 'reopen', completedClaimStatus, { reason });
    if (work) await returnDoneWork(context, tx, work, { claimId, reason, accountId: caller.user.id, imageIds });
    await mailNotSolved(context, tx, { claimId, actor: caller.user, text: reason });
    isCompleted = false;
  } else if (deciding?.verdict === 'yes' && current.status === newClaimStatus)
    isCompleted = await completeAgain(context, tx, caller, current);
  await saveClaim(tx, claimId, answerFields(round, deciding, isCompleted));
}

/** Undoes the reopening by another client's `no`, if it is the last move of the claim; returns whether it was. */
async function completeAgain(context: Context, tx: Executor, caller: Caller, current: ClaimRecord): Promise<boolean> {
  const { id: claimId } = current;
  const last = await lastMove(tx, claimId);
  const others = await readAnswers(tx, claimId);
  const isOfAnswer =
    last?.from === completedClaimStatus &&
    others.some(({ verdict, accountId }) => verdict === 'no' && accountId === last.createdBy);
  if (!last || !isOfAnswer) return false;
  const [from, to] = [current.status, completedClaimStatus];
  const afterRound = await roundAfterUndo(tx, current, to);
  await markUndone(tx, last.id);
  await insertChange(tx, { claimId, field: 'status', from, to, isUndone: true, createdBy: caller.user.id });
  await saveClaim(tx, claimId, { ...afterRound, status: to });
  await restoreDoneWork(tx, { claimId, note: claimText.ownerSaysSolved, accountId: caller.user.id });
  await mailClaimNews(context, tx, {
    event: 'claim_status_changed',
    claimId,
    actor: caller.user,
    ...mailText.statusChanged(from, to),
  });
  return true;
}

/** Returns the last round of a claim as the caller may see it. */
async function currentRound(context: Context, caller: Caller, claimId: number): Promise<ClaimRound> {
  const round = (await roundsOf(context, caller, claimId)).rounds?.at(-1);
  if (!round) throw notFound(claimText.unknown);
  return round;
}
