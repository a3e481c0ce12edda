/** The demo's claims: what is reported, where, by whom and when. */
import type { ClaimPriority, ClaimStatus } from '../../../contract/claimStatus';
import { addDays, dayInArgentina, startOfDay } from '../../support/days';
import type { claim } from '../schema';
import { clients } from './peopleData';
import { placeOfProblem, porters, projectProblems, urgentReasons } from './projectProblems';
import type { Random } from './random';
import type { UnitProblem } from './roomProblems';
import type { SeedPhoto } from './seedFiles';
import type { Lookups } from './seedLookups';
import type { People } from './seedPeople';
import type { Properties } from './seedProperties';
import { closings, openings, unitProblems } from './unitProblems';

const dayMs = 86_400_000;
const unitClaimCount = 72;
const maxAgeDays = 720;

export interface World {
  people: People;
  properties: Properties;
  lookups: Lookups;
  photos: SeedPhoto[];
}

/** A claim before it has its history. */
export interface Draft {
  createdAt: Date;
  photo: string | undefined;
  values(status: ClaimStatus, price: string | null): typeof claim.$inferInsert;
  priority: ClaimPriority | null;
  createdBy: number;
  status: ClaimStatus;
}

/** Returns claims of units: by owners, a tenant and staff, about flats and garages. */
export function unitDrafts(random: Random, { people, properties, lookups }: World, now: Date): Draft[] {
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

/** Returns claims of whole projects. */
export function projectDrafts(random: Random, { people, properties }: World, now: Date): Draft[] {
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
        place: placeOfProblem(reason),
        urgentReason: urgentReasons[reason],
        ...(project.consortiumId && porters[project.name]),
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
