import { asc, count, eq, sql } from 'drizzle-orm';
import type { ClaimChange, ClaimComment } from '../../contract/claims';
import { can, type Permission } from '../../contract/permissions';
import { commentProblem } from '../../contract/rules';
import type { Context } from '../context';
import { account, claim, claimChange, claimComment, claimImage, storedFile } from '../database/schema';
import { filesText } from '../files/filesText';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos';
import type { UploadedFile } from '../files/uploads';
import { mailClaimNews } from '../mail/claimMails';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { createOnce, recordOnce } from '../support/createOnce';
import { brokenRule } from '../support/errors';
import { iso } from '../support/list';
import { insertImages } from './claimCreate.service';
import { toImages } from './claimRows';
import { requireVisible } from './claims.repository';

/** Images of one claim over its whole life. */
const imagesMax = 20;

/** What a person needs to read a change of each field. */
const seeingField = {
  status: 'claims:discuss',
  priority: 'claims:seePriority',
  repair_price: 'claims:seePrice',
} as const satisfies Record<ClaimChange['field'], Permission>;

const creator = {
  username: account.username,
  name: sql<string>`trim(concat_ws(' ', ${account.name}, ${account.lastName}))`,
  type: account.type,
};

/** The comments of a claim, oldest first. Throws 404 where the user may not see the claim. */
export async function listComments(context: Context, caller: Caller, claimId: number): Promise<ClaimComment[]> {
  await requireVisible(context.db, caller, claimId);
  return readComments(context, eq(claimComment.claimId, claimId));
}

/** Adds a comment. Throws 404 or 422; repeated with the same key, answers the first comment. */
export async function addComment(
  context: Context,
  caller: Caller,
  claimId: number,
  text: string,
  key: string | undefined,
): Promise<ClaimComment> {
  await requireVisible(context.db, caller, claimId);
  const { user } = caller;
  const message = commentProblem(text);
  if (message) throw brokenRule([{ field: 'text', message }]);
  const command = { accountId: user.id, operation: `addClaimComment:${claimId}`, key };
  const id = await createOnce(context.db, command, () =>
    context.db.transaction((tx) =>
      recordOnce(tx, command, async () => {
        const [row] = await tx
          .insert(claimComment)
          .values({ claimId, text: text.trim(), createdBy: user.id })
          .returning({ id: claimComment.id });
        await mailClaimNews(context, tx, {
          event: 'claim_commented',
          claimId,
          actor: user,
          ...mailText.commented(`${user.name} ${user.lastName}`.trim() || user.username),
          lines: [text.trim()],
        });
        return row!.id;
      }),
    ),
  );
  const [comment] = await readComments(context, eq(claimComment.id, id));
  return comment!;
}

async function readComments({ db }: Context, where: ReturnType<typeof eq>): Promise<ClaimComment[]> {
  const rows = await db
    .select({ id: claimComment.id, text: claimComment.text, createdAt: claimComment.createdAt, creator })
    .from(claimComment)
    .leftJoin(account, eq(account.id, claimComment.createdBy))
    .where(where)
    .orderBy(asc(claimComment.id));
  return rows.map(({ id, text, createdAt, creator: by }) => ({
    id,
    text,
    created_at: iso(createdAt),
    created_by: by?.username ? { username: by.username, name: by.name } : null,
    is_staff: by?.type === 'admin' || by?.type === 'manager',
  }));
}

/** Every change of a claim, oldest first; priorities and prices only for those who may see them. Throws 404 where the user may not see the claim. */
export async function listHistory(context: Context, caller: Caller, claimId: number): Promise<ClaimChange[]> {
  await requireVisible(context.db, caller, claimId);
  const rows = await context.db
    .select({
      id: claimChange.id,
      field: claimChange.field,
      from: claimChange.from,
      to: claimChange.to,
      reason: claimChange.reason,
      createdAt: claimChange.createdAt,
      creator,
    })
    .from(claimChange)
    .leftJoin(account, eq(account.id, claimChange.createdBy))
    .where(eq(claimChange.claimId, claimId))
    .orderBy(asc(claimChange.createdAt), asc(claimChange.id));
  return rows
    .filter(({ field }) => can(caller.user, seeingField[field]))
    .map(({ id, field, from, to, reason, createdAt, creator: by }) => ({
      id,
      field,
      from,
      to,
      reason,
      created_at: iso(createdAt),
      created_by: by?.username ? { username: by.username, name: by.name } : null,
    }));
}

/** Attaches photos and answers all of the claim's. Throws 404, 415 or 422. */
export async function attachImages(
  context: Context,
  caller: Caller,
  claimId: number,
  files: UploadedFile[],
  key: string | undefined,
) {
  await requireVisible(context.db, caller, claimId);
  const { user } = caller;
  if (files.length === 0) throw brokenRule([{ field: 'images', message: filesText.missing }]);
  const command = { accountId: user.id, operation: `attachClaimImages:${claimId}`, key };
  await createOnce(context.db, command, async () =>
    withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
      recordOnce(tx, command, async () => {
        // The claim's lock makes two uploads at once count each other.
        await tx.select({ id: claim.id }).from(claim).where(eq(claim.id, claimId)).for('update');
        const [present] = await tx.select({ total: count() }).from(claimImage).where(eq(claimImage.claimId, claimId));
        if (present!.total + fileIds.length > imagesMax)
          throw brokenRule([{ field: 'images', message: filesText.imagesFull(imagesMax) }]);
        await insertImages(tx, claimId, fileIds, user.id);
        return claimId;
      }),
    ),
  );
  const images = await context.db
    .select({
      id: claimImage.id,
      file_id: storedFile.id,
      name: storedFile.name,
      width: storedFile.width,
      height: storedFile.height,
    })
    .from(claimImage)
    .innerJoin(storedFile, eq(storedFile.id, claimImage.fileId))
    .where(eq(claimImage.claimId, claimId))
    .orderBy(asc(claimImage.id));
  return toImages(images, context);
}
