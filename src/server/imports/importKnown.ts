import { emailKey } from '../../contract/email';
import { normalizeDni } from '../../contract/documents';
import { comparableText } from '../../contract/textForm';
import type { Executor } from '../database/connection';
import { dayInArgentina } from '../support/days';
import { looseKey } from './similarNames';
import {
  findAccounts,
  findUnits,
  listProjects,
  listUnitTypes,
  type KnownAccount,
  type KnownUnit,
} from './importKnown.repository';
import type { FileRow } from './importCells';

/** A project that rows name; a new project gets its id when it is created. */
export interface PlannedProject {
  id: number | undefined;
  key: string;
  name: string;
  /** Projects of the portal with this key: with several, only the exact name tells which one is meant. */
  namesakes: number;
}

/** Existing people, projects and units that a file names, by the keys that rows use. */
export interface Known {
  byUsername: Map<string, KnownAccount>;
  byDocument: Map<string, KnownAccount>;
  /** The projects of the file, by their names in it; missing projects have no id. */
  projects: Map<string, PlannedProject>;
  /** Whether missing projects are created. */
  createsProjects: boolean;
  /** Unit types by normalised label. */
  types: Map<string, number>;
  typeLabels: string[];
  units: Map<string, KnownUnit[]>;
  /** Units by project and {@link looseForm}. */
  looseUnits: Map<string, string>;
  projectNames: string[];
  /** The day of the import, `YYYY-MM-DD`. */
  today: string;
}

/** Returns the key of a unit within the import: its project and its name, as {@link comparableText} compares them. */
export const unitKey = (projectKey: string, name: string): string => `${projectKey}/${comparableText(name)}`;

/**
 * Returns the projects by their names in the file, and the names of all projects of the portal. Names with the same
 * comparable form are one project.
 */
export async function findProjects(
  db: Executor,
  rows: FileRow[],
): Promise<{ projects: Map<string, PlannedProject>; projectNames: string[] }> {
  const names = new Set(rows.map(({ cells }) => cells.project ?? '').filter(Boolean));
  const existing = await listProjects(db);
  const byKey = new Map<string, PlannedProject>();
  for (const [key, namesakes] of groupedBy(existing, ({ name }) => comparableText(name))) {
    const [{ id, name }] = namesakes;
    byKey.set(key, { id, key, name, namesakes: namesakes.length });
  }
  const exact = new Map(existing.map(({ id, name }) => [name, { id, key: comparableText(name), name, namesakes: 1 }]));
  const projects = new Map(
    [...names].map((name) => {
      const key = comparableText(name);
      const sameName = byKey.get(key)?.namesakes === 1 ? undefined : exact.get(name);
      const project = sameName ?? byKey.get(key) ?? { id: undefined, key, name, namesakes: 1 };
      if (!sameName) byKey.set(key, project);
      return [name, project];
    }),
  );
  return { projects, projectNames: existing.map(({ name }) => name) };
}

/** Returns the items by their key, in their order. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Reads the data with a fixed number of queries, however long the file is. */
export async function readKnown(
  db: Executor,
  rows: FileRow[],
  projects: Known['projects'],
): Promise<Omit<Known, 'createsProjects' | 'projectNames'>> {
  const emails = rows.map(({ cells }) => emailKey(cells.username ?? '')).filter(Boolean);
  const documents = rows
    .map(({ cells }) => normalizeDni(cells.document ?? ''))
    .filter((document) => document !== undefined);
  const accounts = await findAccounts(db, emails, documents);
  const types = await listUnitTypes(db);
  const keyOf = new Map([...projects.values()].flatMap(({ id, key }) => (id === undefined ? [] : [[id, key]])));
  const units = await findUnits(db, [...keyOf.keys()]);
  return {
    byUsername: new Map(accounts.map((account) => [account.username.toLowerCase(), account])),
    byDocument: new Map(
      accounts
        .filter((account) => account.type === 'client' && account.document && account.document_confirmed)
        .map((account) => [account.document!, account]),
    ),
    projects,
    types: new Map(types.map(({ id, label }) => [comparableText(label), id])),
    typeLabels: types.map(({ label }) => label),
    units: groupedBy(units, (unit) => unitKey(keyOf.get(unit.project_id)!, unit.name)),
    looseUnits: new Map(units.map(({ project_id: id, name }) => [looseKey(keyOf.get(id)!, name), name])),
    today: dayInArgentina(),
  };
}
