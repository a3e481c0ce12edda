import { sql } from 'drizzle-orm';
import type { Executor } from '../connection';
import { claim, claimChange, claimComment, claimImage } from '../schema';
import { projectDrafts, unitDrafts, type Draft, type World } from './claimDrafts';
import { makeStory } from './claimStory';
import { wordsFor, type Saying, type WarrantyState } from './dialogueData';
import type { Random } from './random';
import type { SeedPhoto } from './seedFiles';
import { photoClosing } from './unitProblems';

/**
 * Inserts claims of both kinds in every status and priority, numbered by date, with their history, comments and photos.
 */
export async function seedClaims(tx: Executor, random: Random, world: World): Promise<void> {
  const now = new Date();
  const drafts = [...unitDrafts(random, world, now), ...projectDrafts(random, world, now)].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const stories = drafts.map((draft) => ({
    draft,
    story: makeStory(random, { status: draft.status, priority: draft.priority, createdAt: draft.createdAt, now }),
  }));
  const values = stories.map(({ draft, story }) => draft.values(story.status, story.price));
  const photos = drafts.map((draft) => photosFor(random, world.photos, draft));
  const rows = await tx
    .insert(claim)
    .values(values.map((value, index) => (photos[index]!.length > 0 ? value : withoutPhoto(value))))
    .returning({ id: claim.id });
  const staffId = world.people.get('manager@demo.ar')!;
  // The texts about a warranty follow the state that the database has computed.
  const warranties = await tx.execute<{ claim_id: number; state: WarrantyState }>(
    sql`select claim_id, state from claim_warranty`,
  );
  const stateOf = new Map(warranties.rows.map(({ claim_id: id, state }) => [id, state]));
  const created = stories.map(({ draft, story }, index) => {
    const claimId = rows[index]!.id;
    const words = (saying: Saying) => wordsFor(saying, stateOf.get(claimId) ?? 'none');
    const comments = saidBy(story.comments, values[index]!, staffId, photos[index]!.length > 0);
    return { draft, story, claimId, words, comments, photos: photos[index]! };
  });
  await tx.insert(claimChange).values(
    created.flatMap(({ story, claimId, words }) =>
      story.changes.map((change) => ({
        ...change,
        reason: change.reason && words(change.reason),
        claimId,
        createdBy: staffId,
      })),
    ),
  );
  await tx
    .insert(claimComment)
    .values(
      created.flatMap(({ claimId, words, comments }) =>
        comments.map(({ text, createdAt, createdBy }) => ({ claimId, text: words(text), createdAt, createdBy })),
      ),
    );
  const images = created.flatMap(({ draft, claimId, photos: fileIds }) =>
    fileIds.map((fileId) => ({
      claimId,
      fileId,
      createdBy: draft.createdBy,
      createdAt: draft.createdAt,
    })),
  );
  if (images.length > 0) await tx.insert(claimImage).values(images);
}

/** Returns the texts of a claim without photos: its description mentions none. */
const withoutPhoto = (value: typeof claim.$inferInsert): typeof claim.$inferInsert => ({
  ...value,
  description: value.description.replace(photoClosing, ''),
});

/**
 * Returns the comments of a claim with their authors. The resident's side is the client, also of a claim that staff
 * created, or the consortium. A claim of staff alone has nobody to talk to, up to whose first answer staff report.
 */
function saidBy(
  comments: ReturnType<typeof makeStory>['comments'],
  { clientId, creatorType, createdBy }: typeof claim.$inferInsert,
  staffId: number,
  hasPhotos: boolean,
) {
  const residentId = clientId ?? (creatorType === 'staff' ? undefined : createdBy);
  const told = comments.filter(({ isOfPhoto }) => hasPhotos || !isOfPhoto);
  const firstAnswer = told.findIndex(({ isStaff }) => !isStaff);
  const possible = residentId === undefined && firstAnswer >= 0 ? told.slice(0, firstAnswer) : told;
  return possible.map((comment) => ({ ...comment, createdBy: comment.isStaff ? staffId : residentId }));
}

function photosFor(random: Random, photos: SeedPhoto[], { photo, priority }: Draft): number[] {
  if (!photo) return [];
  const kind = priority === null ? 'project' : 'unit';
  const word = photo.normalize('NFD').replace(/\p{M}/gu, '');
  const fitting = photos.filter(
    (candidate) => candidate.words.includes(word) && (candidate.kind === kind || candidate.kind === 'both'),
  );
  return fitting.length > 0 && random.chance(0.8)
    ? fitting.slice(0, random.between(1, 2)).map(({ fileId }) => fileId)
    : [];
}
