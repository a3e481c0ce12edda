import { emailKey } from '../../contract/email';
import { normalizeDni } from '../../contract/formats';
import type { Executor } from '../database/connection';
import { dayInArgentina } from '../support/days';
import type { FileRow } from './importFile';
import {
  findAccounts,
  findUnits,
  listProjects,
  projectKeys,
  listUnitTypes,
  type KnownAccount,
  type KnownUnit,
} from './importKnown.repository';

/** A project that rows name; a new project gets its id when it is created. */
export interface PlannedProject {
  id: number | undefined;
  key: string;
  name: string;
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
  units: Map<string, KnownUnit>;
  /** The day of the import, `YYYY-MM-DD`. */
  today: string;
}

/** Normalises a text for the import's comparisons. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
/** Returns the key of a unit within the import: its project and its name, ignoring accents and case. */
export const unitKey = (projectKey: string, name: string): string => `${projectKey}/${normalizeText(name)}`;

/** Returns the projects by their names in the file. Names that only differ in accents and case are one project. */
export async function findProjects(db: Executor, rows: FileRow[]): Promise<Map<string, PlannedProject>> {
  const names = new Set(rows.map(({ cells }) => cells.project ?? '').filter(Boolean));
  const keys = await projectKeys(db, [...names]);
  const byKey = new Map<string, PlannedProject>();
  for (const { id, key, name } of await listProjects(db)) byKey.set(key, { id, key, name });
  return new Map(
    [...names].map((name) => {
      const key = keys.get(name)!;
      const project = byKey.get(key) ?? { id: undefined, key, name };
      byKey.set(key, project);
      return [name, project];
    }),
  );
}

/** Reads the data with a fixed number of queries, however long the file is. */
export async function readKnown(
  db: Executor,
  rows: FileRow[],
  projects: Known['projects'],
): Promise<Omit<Known, 'createsProjects'>> {
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
    types: new Map(types.map(({ id, label }) => [normalizeText(label), id])),
    typeLabels: types.map(({ label }) => label),
    units: new Map(units.map((unit) => [unitKey(keyOf.get(unit.project_id)!, unit.name), unit])),
    today: dayInArgentina(),
  };
}
