import { limits } from '../../contract/limits';
import type { Executor } from '../database/connection';
import { findProjects, readKnown, type Known, type PlannedProject } from './importKnown';
import { importText } from './importText';
import { planClient } from './planClient';
import type { ClientRow, EarlierRows, Findings, PlannedClient, PlannedUnit, RowOutcome } from './planTypes';
import { planUnit } from './planUnit';

export interface PlannedRow extends RowOutcome {
  client?: PlannedClient;
  unit?: PlannedUnit;
  /** The missing project that the row names, if the row has no other problem. */
  newProject?: PlannedProject;
  /** Whether the row makes its client the owner of its unit. */
  isAssigned: boolean;
}

interface ImportPlan {
  rows: PlannedRow[];
  /** Names of missing projects that rows without problems name, as first written in the file. */
  newProjects: string[];
}

/**
 * Decides what each row of a file of clients and units would do. It uses a fixed number of queries, however long the
 * file is.
 * @param createsProjects whether missing projects are created; otherwise rows that name one are errors.
 */
export async function planImport(db: Executor, rows: ClientRow[], createsProjects: boolean): Promise<ImportPlan> {
  const { projects, projectNames } = await findProjects(db, rows);
  const missing = new Set([...projects.values()].filter(({ id }) => id === undefined));
  // More missing projects than the limit mean that another column was mistaken for the projects.
  const areProjects = missing.size <= limits.importProjects;
  const known: Known = {
    ...(await readKnown(db, rows, projects)),
    projectNames,
    createsProjects: createsProjects && areProjects,
  };
  const earlierRows: EarlierRows = {
    emails: new Map(),
    documents: new Map(),
    owners: new Map(),
    looseUnits: new Map(),
  };
  const planned = rows.map((row) => planRow(row, known, earlierRows));
  const namedProjects = new Set(planned.flatMap(({ newProject }) => newProject ?? []));
  return { rows: planned, newProjects: areProjects ? [...namedProjects].map(({ name }) => name) : [] };
}

function planRow(fileRow: ClientRow, known: Known, earlierRows: EarlierRows): PlannedRow {
  const { row, cells, flaws } = fileRow;
  // A row whose cells may have shifted says nothing.
  if (flaws.some(({ field }) => field === '')) return { row, outcome: 'error', problems: flaws, isAssigned: false };
  const findings: Findings = { problems: [], warnings: [], remember: [] };
  const hasClient = [cells.username, cells.name, cells.last_name, cells.document, cells.phone_number].some(Boolean);
  const hasUnit = Boolean(cells.project || cells.unit);
  if (!hasClient && !hasUnit) findings.problems.push({ field: 'username', message: importText.clientOrUnit });
  const client = hasClient ? planClient(fileRow, known, earlierRows, findings) : undefined;
  const unit = hasUnit ? planUnit(fileRow, known, earlierRows, client, findings) : undefined;
  const flawed = new Set(flaws.map(({ field }) => field));
  const problems = [...flaws, ...findings.problems.filter(({ field }) => !flawed.has(field))];
  const { warnings } = findings;
  const project = known.projects.get(cells.project ?? '');
  const isOnlyMissing = problems.every(({ field }) => field === 'project') && !flawed.has('project');
  const newProject = project && project.id === undefined && isOnlyMissing && isShort(project) ? project : undefined;
  if (problems.length > 0) return { row, outcome: 'error', problems, newProject, isAssigned: false };
  for (const remember of findings.remember) remember();
  const isAssigned = Boolean(client && unit && !unit.isOwned);
  const isCreated = (client && client.isNew) || (unit && unit.isNew) || isAssigned;
  const isChanged = client?.planned.isChanged || unit?.planned.isChanged;
  return {
    row,
    outcome: isCreated ? 'create' : isChanged ? 'change' : 'skip',
    problems,
    warnings,
    client: client?.planned,
    unit: unit?.planned,
    newProject,
    isAssigned,
  };
}

const isShort = ({ name }: PlannedProject): boolean => name.length <= limits.textMax;
