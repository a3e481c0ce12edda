import type { Static } from 'typebox';
import { maySee } from '../../contract/claimFilters';
import type { ClaimChange, ClaimComment } from '../../contract/claimShapes';
import type { claimOperations } from '../../contract/claims';
import { can, isStaff } from '../../contract/permissions';
import { commentProblem } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { filesText } from '../files/filesText';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import { hiddenContact, hiddenName } from '../policies/claimPeople.policy';
import type { SessionUser } from '../policies/actor';
import type { Caller } from '../policies/rows';
import { createOnce, recordOnce, runOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, forbidden, notFound } from '../support/errors';
import { iso } from '../support/list';
import { lockClaim, partiesOf } from './claims.repository';
import { endPause, pauseClaim } from './claimPause.repository';
import { requireVisible } from './claims.service';
import { toCreator, toImages } from './claimShape';
import {
  countImages,
  findComment,
  insertComment,
  insertImages,
  linkImages,
  readChanges,
  readComments,
  readImages,
  type CommentRow,
} from './claimTalk.repository';
import { claimText } from './claimText';

/** Maximum images of one claim in total. */
const imagesMax = 20;

/** Converts comments for their reader, each with its photos. */
async function toComments(
  context: Context,
  { user }: Caller,
  claimId: number,
  rows: CommentRow[],
): Promise<ClaimComment[]> {
  const parties = await partiesOf(context.db, claimId);
  const images = rows.length === 0 ? [] : await readImages(context.db, claimId);
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    created_at: iso(row.createdAt),
    created_by: toCreator(row.author, user, parties),
    is_staff: isStaff(row.author?.type ?? null),
    awaits_reply: row.awaitsReply,
    images: toImages(
      images.filter(({ commentId }) => commentId === row.id),
      context,
    ),
  }));
}

/** Returns the comments of a claim, oldest first. Throws 404 if the user may not see the claim. */
export async function listComments(context: Context, caller: Caller, claimId: number): Promise<ClaimComment[]> {
  await requireVisible(context.db, caller, claimId);
  return toComments(context, caller, claimId, await readComments(context.db, claimId));
}

/**
 * Adds a comment, with photos that its author attached for it. Throws 404 or 422. A repetition with the same key
 * returns the first comment.
 */
export async function addComment(
  context: Context,
  caller: Caller,
  claimId: number,
  {
    text,
    image_ids: imageIds = [],
    awaits_reply: awaitsReply = false,
  }: Static<typeof claimOperations.addClaimComment.body>,
  once: Once,
): Promise<ClaimComment> {
  await requireVisible(context.db, caller, claimId);
  const { user } = caller;
  if (awaitsReply && !can(user, 'claims:changeStatus')) throw forbidden();
  const message = commentProblem(text);
  if (message) throw brokenRule([{ field: 'text', message }]);
  const id = await createOnce(context.db, once, async (tx) => {
    const commentId = await insertMessage(context, tx, user, claimId, text.trim());
    if (awaitsReply && !(await pauseClaim(tx, { claimId, commentId, startedBy: user.id })))
      throw conflict(claimText.askOfEnded);
    await linkImages(tx, { claimId, commentId, authorId: user.id }, imageIds);
    return commentId;
  });
  const row = await findComment(context.db, id);
  const [comment] = row ? await toComments(context, caller, claimId, [row]) : [];
  if (!comment) throw notFound();
  return comment;
}

/** Inserts a comment and enqueues its mails, in the transaction of its caller. Returns its id. */
export async function insertMessage(
  context: Context,
  tx: Executor,
  author: SessionUser,
  claimId: number,
  text: string,
): Promise<number> {
  const commentId = await insertComment(tx, claimId, text, author.id);
  // All recipients get the same mail. If a client among them may not know the name, the mail omits it for everyone.
  const parties = await partiesOf(tx, claimId);
  const hidden = parties?.clientId && hiddenName({ id: parties.clientId, type: 'client' }, parties, author);
  await mailClaimNews(context, tx, {
    event: 'claim_commented',
    claimId,
    actor: author,
    ...mailText.commented(hidden || `${author.name} ${author.lastName}`.trim() || author.username),
    lines: [text],
  });
  return commentId;
}

/** Ends the wait for the claim's author, so that the term runs again. Throws 404, and 409 if no question is open. */
export async function resumeClaim(context: Context, caller: Caller, claimId: number): Promise<{ id: number }> {
  await requireVisible(context.db, caller, claimId);
  if (!(await endPause(context.db, claimId))) throw conflict(claimText.notAsked);
  return { id: claimId };
}

/**
 * Returns every change of a claim, oldest first; priorities and prices only if the user may see them. Throws 404 if the
 * user may not see the claim.
 */
export async function listHistory(context: Context, caller: Caller, claimId: number): Promise<ClaimChange[]> {
  await requireVisible(context.db, caller, claimId);
  const rows = await readChanges(context.db, claimId);
  const parties = await partiesOf(context.db, claimId);
  return (
    rows
      .filter(({ field }) => maySee(caller.user, field))
      // Omits both the old and the new contact if the user may not know it.
      .filter(({ field }) => field !== 'contact' || !parties || hiddenContact(caller.user, parties) === undefined)
      .map((row) => ({
        id: row.id,
        field: row.field,
        from: row.from,
        to: row.to,
        reason: row.reason,
        created_at: iso(row.createdAt),
        created_by: toCreator(row.author, caller.user, parties),
      }))
  );
}

/** Attaches photos and returns all photos of the claim, the attached ones last. Throws 404, 415 or 422. */
export async function attachImages(
  context: Context,
  caller: Caller,
  claimId: number,
  files: UploadedFile[],
  once: Once,
) {
  await requireVisible(context.db, caller, claimId);
  const { user } = caller;
  if (files.length === 0) throw brokenRule([{ field: 'images', message: filesText.missing }]);
  // Read before other uploads: a message that is sent next names the last ones.
  let images: Awaited<ReturnType<typeof readImages>> | undefined;
  await runOnce(context.db, once, async () =>
    withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
      recordOnce(tx, once, async () => {
        // The claim's lock makes concurrent uploads count each other.
        if (!(await lockClaim(tx, caller, claimId))) throw notFound(claimText.unknown);
        if ((await countImages(tx, claimId)) + fileIds.length > imagesMax)
          throw brokenRule([{ field: 'images', message: filesText.imagesFull(imagesMax) }]);
        await insertImages(tx, claimId, fileIds, user.id);
        images = await readImages(tx, claimId);
        return claimId;
      }),
    ),
  );
  return toImages(images ?? (await readImages(context.db, claimId)), context);
}
