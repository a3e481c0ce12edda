import { addMonths, dayInArgentina } from '../../support/days';
import type { Executor } from '../connection';
import { ownership, managerProject, project, unit } from '../schema';
import { clients, consortiums, staff } from './peopleData';
import { projects, type ProjectData } from './placeData';
import type { Random } from './random';
import type { Lookups } from './seedLookups';
import type { People } from './seedPeople';

interface OwnedUnit {
  unitId: number;
  projectId: number;
  name: string;
  projectName: string;
  ownershipId: number;
  ownerId: number;
  /** The day of the handover, `YYYY-MM-DD`. */
  startDate: string;
}

export interface Properties {
  projects: { id: number; name: string; consortiumId: number | null; startDate: string }[];
  units: { id: number; projectId: number; name: string; type: string }[];
  owned: OwnedUnit[];
}

/** Units with a fixed owner in the demo: `project/unit` and the owner's e-mail. */
const knownOwners: Record<string, string> = {
  'Torre Oroño/3° A': 'cliente@demo.ar',
  'Torre Oroño/Cochera 04': 'cliente@demo.ar',
  'Altos de San Lorenzo/2° B': 'cliente@demo.ar',
  'Torre Oroño/5° B': 'jorge.maldonado@correo.ar',
  'Edificio Pellegrini/2° B': 'nadia.peralta@correo.ar',
  'Altos de San Lorenzo/1° A': 'agustin.bianchi@correo.ar',
  'Ribera Pichincha/4° A': 'paula.schneider@correo.ar',
};
const withoutOwner = new Set([
  'Torre Oroño/Local 1',
  'Edificio Pellegrini/5° B',
  'Altos de San Lorenzo/Baulera 07',
  'Ribera Pichincha/Dúplex 1',
  'Ribera Pichincha/2° B',
  'Ribera Pichincha/3° B',
]);
const inactive = new Set(['Torre Oroño/Local 1']);

export async function seedProperties(
  tx: Executor,
  random: Random,
  people: People,
  lookups: Lookups,
): Promise<Properties> {
  const today = dayInArgentina();
  const projectRows = await tx
    .insert(project)
    .values(
      projects.map(({ name, description, address }, index) => ({
        name,
        description,
        address,
        consortiumId: consortiumOf(index, people),
      })),
    )
    .returning();
  await tx.insert(managerProject).values(
    staff.flatMap(({ username, projects: projectIndexes = [], hasNoPrimary }) =>
      projectIndexes.map((projectIndex, index) => ({
        managerId: people.get(username)!,
        projectId: projectRows[projectIndex]!.id,
        isPrimary: index === 0 && !hasNoPrimary,
      })),
    ),
  );

  const unitRecords = projects.flatMap((data, index) =>
    unitsOf(data).map((unitData) => ({ ...unitData, data, projectId: projectRows[index]!.id })),
  );
  // The demo's tenant rents and owns nothing.
  const owners = clients.filter(({ username }) => username !== 'cliente@demo.ar' && username !== 'inquilino@demo.ar');
  let next = 0;
  const handovers = unitRecords.map(({ data, name, projectId }) => {
    const key = `${data.name}/${name}`;
    if (withoutOwner.has(key)) return undefined;
    const username = knownOwners[key] ?? owners[next++ % owners.length]!.username;
    const startDate = addMonths(today, -data.age + (random.chance(0.3) ? random.between(1, 4) : 0));
    return { projectId, name, projectName: data.name, ownerId: people.get(username)!, startDate };
  });
  const unitRows = await tx
    .insert(unit)
    .values(
      unitRecords.map(({ name, type, description, data, projectId }, index) => ({
        name,
        description,
        projectId,
        unitTypeId: lookups.unitTypes.get(type)!,
        active: !inactive.has(`${data.name}/${name}`),
        deliveredOn: deliveryOf(data, handovers[index]?.startDate),
      })),
    )
    .returning({ id: unit.id, projectId: unit.projectId, name: unit.name });
  const owned = handovers.flatMap((handover, index) =>
    handover ? [{ ...handover, unitId: unitRows[index]!.id }] : [],
  );
  const ownerships = await tx
    .insert(ownership)
    .values(owned.map(({ unitId, ownerId, startDate }) => ({ unitId, clientId: ownerId, startDate })))
    .returning({ id: ownership.id });
  return {
    projects: projectRows.map(({ id, name, consortiumId }, index) => ({
      id,
      name,
      consortiumId,
      startDate: addMonths(today, -projects[index]!.age),
    })),
    units: unitRows.map((row, index) => ({ ...row, type: unitRecords[index]!.type })),
    owned: owned.map((ownedUnit, index) => ({ ...ownedUnit, ownershipId: ownerships[index]!.id })),
  };
}

function consortiumOf(projectIndex: number, people: People): number | null {
  const consortium = consortiums.find(({ projects: indexes }) => indexes.includes(projectIndex));
  return consortium ? people.get(consortium.username)! : null;
}

/**
 * Returns the delivery date, which only newer buildings have. In the oldest ones the first ownership starts the
 * warranty.
 */
const deliveryOf = ({ age }: ProjectData, startDate: string | undefined): string | null =>
  startDate !== undefined && age <= 24 ? startDate : null;

function unitsOf({ floors, letters, extras }: ProjectData): { name: string; type: string; description: string }[] {
  const flats = Array.from({ length: floors }, (_, floor) =>
    letters.map((letter) => ({ floor: floor + 1, letter })),
  ).flat();
  return [
    ...flats.map(({ floor, letter }) => ({
      name: `${floor}° ${letter}`,
      type:
        letter === 'A'
          ? floor >= 4
            ? 'Departamento de 3 dormitorios'
            : 'Departamento de 2 dormitorios'
          : floor === 1
            ? 'Monoambiente'
            : 'Departamento de 1 dormitorio',
      description: letter === 'A' ? 'Al frente, con balcón corrido.' : 'Al contrafrente, con balcón.',
    })),
    ...extras.map(([name, type]) => ({ name, type, description: type === 'Cochera' ? 'En el subsuelo.' : '' })),
  ];
}
