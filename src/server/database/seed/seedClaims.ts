import { sql } from 'drizzle-orm';
import type { ClaimPriority, ClaimStatus } from '../../../contract/claimStatus';
import { addDays, dayInArgentina, startOfDay } from '../../support/days';
import type { Executor } from '../connection';
import { claim, claimChange, claimComment, claimImage } from '../schema';
import { makeStory } from './claimStory';
import { wordsFor, type Saying, type WarrantyState } from './dialogueData';
import { clients } from './peopleData';
import { projectProblems } from './projectProblems';
import type { Random } from './random';
import type { UnitProblem } from './roomProblems';
import type { SeedPhoto } from './seedFiles';
import type { Lookups } from './seedLookups';
import type { People } from './seedPeople';
import type { Properties } from './seedProperties';
import { closings, openings, photoClosing, unitProblems } from './unitProblems';

const dayMs = 86_400_000;
const unitClaimCount = 72;
const maxAgeDays = 720;

interface World {
  people: People;
  properties: Properties;
  lookups: Lookups;
  photos: SeedPhoto[];
}

interface Draft {
  createdAt: Date;
  photo: string | undefined;
  values(status: ClaimStatus, price: string | null): typeof claim.$inferInsert;
  priority: ClaimPriority | null;
  createdBy: number;
  status: ClaimStatus;
}

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

function unitDrafts(random: Random, { people, properties, lookups }: World, now: Date): Draft[] {
  const flats = properties.owned.filter(({ name }) => !/Cochera|Baulera/.test(name));
  const garages = properties.owned.filter(({ name }) => /Cochera|Baulera/.test(name));
  const own = properties.owned.filter(({ ownerId }) => ownerId === people.get('cliente@demo.ar'));
  const rented = flats.find(({ projectName, name }) => projectName === 'Torre Oroño' && name === '5° B')!;
  const contacts = new Map(
    clients.map(({ username, name, lastName, phone }) => [
      people.get(username)!,
      { name: `${name} ${lastName}`, phone },
    ]),
  );
  return Array.from({ length: unitClaimCount }, (_, index): Draft => {
    const problem = unitProblems[(index * 7) % unitProblems.length]!;
    const isTenants = index % 18 === 5;
    const suited = problem[0] === 'Cochera o baulera' ? garages : flats;
    const ownedUnit = isTenants
      ? rented
      : index % 6 === 0
        ? random.pick(own.filter((unit) => suited.includes(unit)))
        : random.pick(suited);
    const tenantId = isTenants ? people.get('inquilino@demo.ar')! : null;
    const createdAt = momentOf(
      random,
      ownedUnit.startDate,
      isTenants ? random.between(2, 140) : ageOf(random, index),
      now,
    );
    const isByStaff = !isTenants && index % 11 === 4;
    const clientId = tenantId ?? ownedUnit.ownerId;
    const contact = contacts.get(clientId)!;
    const createdBy = isByStaff ? people.get('manager@demo.ar')! : clientId;
    const priority = (['medium', 'high', 'medium', 'urgent', 'medium', 'low', 'high', 'medium'] as const)[index % 8]!;
    return {
      createdAt,
      createdBy,
      priority,
      photo: problem[5],
      status: statusOf(random, createdAt, now, index),
      values: (status, repairPrice) => ({
        ...placeOf(lookups, problem),
        type: 'UNIT',
        status,
        priority,
        repairPrice,
        createdAt,
        createdBy,
        creatorType: isByStaff ? 'staff' : isTenants ? 'tenant' : 'owner',
        description: textOf(random, problem[4], index),
        projectId: ownedUnit.projectId,
        unitId: ownedUnit.unitId,
        ownershipId: ownedUnit.ownershipId,
        clientId,
        ownerId: ownedUnit.ownerId,
        tenantId,
        contactName: contact.name,
        contactPhone: contact.phone,
        preferredDate: addDays(dayInArgentina(createdAt), random.between(1, 9)),
      }),
    };
  });
}

function projectDrafts(random: Random, { people, properties }: World, now: Date): Draft[] {
  return projectProblems.map(([reason, description, photo], index): Draft => {
    const project = index % 3 === 0 ? properties.projects[0]! : random.pick(properties.projects);
    const createdAt = momentOf(random, project.startDate, ageOf(random, index * 3), now);
    const createdBy = project.consortiumId ?? people.get('admin@demo.ar')!;
    return {
      createdAt,
      createdBy,
      priority: null,
      photo,
      status: statusOf(random, createdAt, now, index),
      values: (status, repairPrice) => ({
        type: 'PROJECT',
        status,
        repairPrice,
        createdAt,
        createdBy,
        description,
        reason,
        projectId: project.id,
        creatorType: project.consortiumId ? 'consortium' : 'staff',
      }),
    };
  });
}

const placeOf = (
  { locations, details, categories, items }: Lookups,
  [location, detail, category, item]: UnitProblem,
) => ({
  locationId: locations.get(location)!,
  locationDetailId: details.get(`${location}/${detail}`)!,
  categoryId: categories.get(category)!,
  itemId: items.get(`${category}/${item}`)!,
});

/** Returns the text of a problem. A repeated problem gets other opening and closing phrases. */
const textOf = (random: Random, text: string, index: number): string =>
  index < unitProblems.length / 2 ? text : `${random.pick(openings)}${text}${random.pick(closings)}`;

/** Returns the age in days, denser in recent months, as in a growing company. */
const ageOf = (random: Random, index: number): number =>
  index < 16 ? random.between(0, 25) : Math.floor(maxAgeDays * random.next() ** 1.4);

/** Returns an instant at a plausible time of day, not before the handover and not after now. */
function momentOf(random: Random, startDate: string, age: number, now: Date): Date {
  const earliest = startOfDay(addDays(startDate, 3)).getTime();
  const day = Math.max(now.getTime() - age * dayMs, earliest + random.between(0, 90) * dayMs);
  const at =
    startOfDay(dayInArgentina(new Date(Math.min(day, now.getTime() - dayMs)))).getTime() +
    random.between(8 * 60, 22 * 60) * 60_000 +
    random.between(0, 59_999);
  return new Date(Math.min(at, now.getTime() - random.between(5, 300) * 60_000));
}

/**
 * Returns the status: old claims are closed and new ones pending. One in nine follows the index, so that every status
 * occurs at every age.
 */
function statusOf(random: Random, createdAt: Date, now: Date, index: number): ClaimStatus {
  const age = (now.getTime() - createdAt.getTime()) / dayMs;
  if (index % 9 === 8)
    return (['rejected', 'open', 'pending', 'approved', 'completed'] as const)[Math.floor(index / 9) % 5]!;
  if (age < 12) return random.pick(['pending', 'pending', 'pending', 'approved'] as const);
  if (age < 45)
    return random.pick(['pending', 'approved', 'approved', 'open', 'open', 'completed', 'rejected'] as const);
  return random.pick(['completed', 'completed', 'completed', 'completed', 'rejected', 'open'] as const);
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
