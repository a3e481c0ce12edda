/** Finds what a record of another server only names, by the calls of the specification. */
import type { Send } from './serverTypes';
import { isWire, type Wire } from './complete';
import { at, type NameOf } from './lists';

/** Returns the records of a list; throws the ApiError of a failed call. */
async function listed(path: string, send: Send): Promise<Wire[]> {
  const { envelope, error } = await send({ url: path });
  if (error) throw error;
  return Array.isArray(envelope.data) ? envelope.data.filter(isWire) : [];
}

/** Returns a record; throws the ApiError of a failed call. */
export async function recordAt(path: string, send: Send): Promise<Wire | undefined> {
  const { envelope, error } = await send({ url: path });
  if (error) throw error;
  return isWire(envelope.data) ? envelope.data : undefined;
}

const nameOf = ({ id, name }: Wire) => ({ id, name: typeof name === 'string' ? name : '' });

/** A supervisor with `project_id` alone: its project is named in the list of projects. */
async function withProjects(managers: Wire[], send: Send): Promise<Wire[]> {
  const isBare = ({ project_id: id, projects, primary_project: primary }: Wire) =>
    typeof id === 'number' && !primary && !(Array.isArray(projects) && projects.length > 0);
  if (!managers.some(isBare)) return managers;
  const projects = await listed('/logic/project', send);
  return managers.map((manager) => {
    const project = isBare(manager) && projects.find(({ id }) => id === manager.project_id);
    if (!project) return manager;
    const primary = nameOf(project);
    return {
      ...manager,
      primary_project: primary,
      projects: [{ ...primary, is_primary: true }],
      projects_count: 1,
    };
  });
}

const projectsIn = (projects: Wire[], consortiumId: unknown): Wire[] =>
  projects.filter(({ consortium_id: id }) => id === consortiumId).map(nameOf);

/** Section 3: the projects of a consortium are those with its `consortium_id`. */
async function withOwnProjects(consortiums: Wire[], send: Send): Promise<Wire[]> {
  if (consortiums.every(({ projects }) => Array.isArray(projects))) return consortiums;
  const projects = await listed('/logic/project', send);
  return consortiums.map((each) => {
    const own = projectsIn(projects, each.id);
    return { ...each, projects: each.projects ?? own, project: each.project ?? own[0] ?? null };
  });
}

/** A unit's detail names its project and its type; the form needs their ids. */
async function withIds([unit]: Wire[], send: Send): Promise<Wire[]> {
  if (!unit) return [];
  const [projects, types] = await Promise.all([
    unit.project_id === undefined ? listed('/logic/project', send) : [],
    unit.unit_type_id === undefined ? listed('/model/unit_type', send) : [],
  ]);
  // Two with the same name: not known which.
  const idOf = (records: Wire[], field: string, name: unknown) => {
    const found = records.filter((record) => record[field] === name);
    return found.length === 1 ? found[0]!.id : undefined;
  };
  return [
    {
      ...unit,
      project_id: unit.project_id ?? idOf(projects, 'name', unit.project_name),
      unit_type_id: unit.unit_type_id ?? idOf(types, 'label', unit.unit_type_name),
    },
  ];
}

const relations: Record<string, (records: Wire[], send: Send) => Promise<Wire[]>> = {
  listManagers: withProjects,
  getManager: withProjects,
  listConsortiums: withOwnProjects,
  getConsortium: withOwnProjects,
  getUnit: withIds,
};

/** Completes the records of a call with what they only name. Throws the ApiError of a failed call. */
export const related = (endpoint: string, records: Wire[], send: Send): Promise<Wire[]> =>
  relations[endpoint]?.(records, send) ?? Promise.resolve(records);

/** The projects of a signed-in user: those with its `consortium_id`; none if they are not known. */
export const projectsOf = async (user: Wire, send: Send): Promise<Wire[]> =>
  projectsIn(await listed('/logic/project', send).catch((): Wire[] => []), user.id);

const paths = { project: '/model/project', unit: '/logic/unit', client: '/logic/client' } as const;

/** Returns a function that names records, as the rows of claims and units name them. */
export const namesBy =
  (send: Send): NameOf =>
  (kind, ids) =>
    Promise.all(
      ids.map(async (id) => {
        const record = await recordAt(`${paths[kind]}/${id}`, send);
        if (kind === 'client') return String(record?.username);
        return kind === 'unit' ? [record?.name, record?.project_name].filter(Boolean).join(' ') : String(record?.name);
      }),
    );

/**
 * Returns the ownership of a unit that stands in the place of one (see `complete`), from the unit's detail; undefined if
 * the unit has no owner.
 */
export async function ownershipOf(place: number, send: Send): Promise<number | undefined> {
  if (place > 0) return place;
  const id = at(await recordAt(`/logic/unit/${-place}`, send), 'contract_id');
  return typeof id === 'number' ? id : undefined;
}
