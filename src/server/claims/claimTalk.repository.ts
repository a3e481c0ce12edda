import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { ClaimChange } from '../../contract/claimShapes';
import type { Role } from '../../contract/permissions';
import { singleRow } from '../database/singleRow';
import type { Executor } from '../database/connection';
import { account, claimChange, claimComment, claimImage, storedFile } from '../database/schema';
import { keysOf } from '../files/files.service';
import type { ClaimRow } from './claimRow';

/** Author of an action; all fields are null if the account is unknown. */
interface Author {
  id: number | null;
  username: string | null;
  name: string;
  type: Role | null;
}

const author = {
  id: account.id,
  username: account.username,
  name: sql<string>`trim(concat_ws(' ', ${account.name}, ${account.lastName}))`,
  type: account.type,
};

export interface CommentRow {
  id: number;
  text: string;
  createdAt: Date;
  author: Author | null;
  awaitsReply: boolean;
}

interface ChangeRow extends Pick<ClaimChange, 'id' | 'field' | 'from' | 'to'> {
  reason: string | null;
  createdAt: Date;
  author: Author | null;
}

/** Returns the comments of a claim, oldest first. */
export const readComments = (db: Executor, claimId: number): Promise<CommentRow[]> =>
  selectComments(db, eq(claimComment.claimId, claimId));

export async function findComment(db: Executor, id: number): Promise<CommentRow | undefined> {
  const [row] = await selectComments(db, eq(claimComment.id, id));
  return row;
}

const awaitsReply = sql<boolean>`exists (select 1 from claim_pause q where q.comment_id = ${claimComment.id})`;
const selectComments = (db: Executor, where: SQL): Promise<CommentRow[]> =>
  db
    .select({
      id: claimComment.id,
      text: claimComment.text,
      createdAt: claimComment.createdAt,
      author,
      awaitsReply,
    })
    .from(claimComment)
    .leftJoin(account, eq(account.id, claimComment.createdBy))
    .where(where)
    .orderBy(asc(claimComment.id));

export async function insertComment(tx: Executor, claimId: number, text: string, createdBy: number): Promise<number> {
  return singleRow(
    await tx.insert(claimComment).values({ claimId, text, createdBy }).returning({ id: claimComment.id }),
  ).id;
}

/** Returns every change of a claim, oldest first. */
export const readChanges = (db: Executor, claimId: number): Promise<ChangeRow[]> =>
  db
    .select({
      id: claimChange.id,
      field: claimChange.field,
      from: claimChange.from,
      to: claimChange.to,
      reason: claimChange.reason,
      createdAt: claimChange.createdAt,
      author,
    })
    .from(claimChange)
    .leftJoin(account, eq(account.id, claimChange.createdBy))
    .where(eq(claimChange.claimId, claimId))
    .orderBy(asc(claimChange.createdAt), asc(claimChange.id));

/** Attaches stored files to a claim, in order, and returns the ids of the images. */
export async function insertImages(
  tx: Executor,
  claimId: number,
  fileIds: number[],
  createdBy: number,
): Promise<number[]> {
  if (fileIds.length === 0) return [];
  const values = fileIds.map((fileId) => ({ claimId, fileId, createdBy }));
  return (await tx.insert(claimImage).values(values).returning({ id: claimImage.id })).map(({ id }) => id);
}

/** Links the author's photos to its message. Skips photos of other users and of other messages. */
export async function linkImages(
  tx: Executor,
  { claimId, commentId, authorId }: { claimId: number; commentId: number; authorId: number },
  ids: number[],
): Promise<void> {
  const ownImages = and(
    eq(claimImage.claimId, claimId),
    eq(claimImage.createdBy, authorId),
    isNull(claimImage.commentId),
  );
  if (ids.length > 0)
    await tx
      .update(claimImage)
      .set({ commentId })
      .where(and(ownImages, inArray(claimImage.id, ids)));
}

export async function countImages(tx: Executor, claimId: number): Promise<number> {
  return singleRow(await tx.select({ total: count() }).from(claimImage).where(eq(claimImage.claimId, claimId))).total;
}

/**
 * Removes images of a claim and their files; returns the files' keys. Returns undefined and removes nothing if an image
 * was attached by a user other than `authorId`. Images that are already removed are skipped.
 */
export async function removeImages(
  tx: Executor,
  claimId: number,
  ids: number[],
  authorId: number | undefined,
): Promise<string[] | undefined> {
  if (ids.length === 0) return [];
  const selected = and(eq(claimImage.claimId, claimId), inArray(claimImage.id, ids));
  const images = await tx.select({ createdBy: claimImage.createdBy }).from(claimImage).where(selected);
  if (authorId !== undefined && images.some(({ createdBy }) => createdBy !== authorId)) return undefined;
  const removed = await tx.delete(claimImage).where(selected).returning({ fileId: claimImage.fileId });
  const fileIds = removed.map(({ fileId }) => fileId);
  const files = await tx.delete(storedFile).where(inArray(storedFile.id, fileIds)).returning({
    key: storedFile.key,
    smallKey: storedFile.smallKey,
    mediumKey: storedFile.mediumKey,
    displayKey: storedFile.displayKey,
  });
  return files.flatMap(keysOf);
}

/** Returns the images of a claim, in order. */
export const readImages = (
  db: Executor,
  claimId: number,
): Promise<(ClaimRow['images'][number] & { commentId: number | null })[]> =>
  db
    .select({
      id: claimImage.id,
      file_id: storedFile.id,
      name: storedFile.name,
      width: storedFile.width,
      height: storedFile.height,
      commentId: claimImage.commentId,
    })
    .from(claimImage)
    .innerJoin(storedFile, eq(storedFile.id, claimImage.fileId))
    .where(eq(claimImage.claimId, claimId))
    .orderBy(asc(claimImage.id));
