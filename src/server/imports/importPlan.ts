import type { ImportColumn } from '../../contract/importColumns';
import type { ImportOutcome } from '../../contract/imports';
import { limits } from '../../contract/limits';
import { deliveryProblem } from '../../contract/recordRules';
import { normalizeDay } from '../../contract/days';
import { emailKey, emailProblem } from '../../contract/email';
import { normalizeDni, normalizePhone } from '../../contract/formats';
import { lengthProblems, type Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { Executor } from '../database/connection';
import type { FileRow } from './importFile';
import { findProjects, normalizeText, readKnown, unitKey, type Known, type PlannedProject } from './importKnown';
import { importText } from './importText';

interface PlannedClient {
  /** Undefined for a client to create. */
  id: number | undefined;
  username: string;
  name: string;
  lastName: string;
  document: string;
  phoneNumber: string | null;
  address: string | null;
  isChanged: boolean;
}

interface PlannedUnit {
  id: number | undefined;
  key: string;
  project: PlannedProject;
  name: string;
  unitTypeId: number | undefined;
  description: string | undefined;
  deliveredOn: string | null;
  isChanged: boolean;
}

/** What a row of a file would do, or its problems. */
export interface RowOutcome {
  row: number;
  outcome: ImportOutcome;
  problems: Problem[];
}

type ClientRow = FileRow<ImportColumn<'clients'>>;

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
  const projects = await findProjects(db, rows);
  const missing = new Set([...projects.values()].filter(({ id }) => id === undefined));
  // More missing projects than the limit mean that another column was mistaken for the projects.
  const areProjects = missing.size <= limits.importProjects;
  const known = { ...(await readKnown(db, rows, projects)), createsProjects: createsProjects && areProjects };
  const earlierRows: EarlierRows = { emails: new Map(), documents: new Map(), owners: new Map() };
  const planned = rows.map((row) => planRow(row, known, earlierRows));
  const namedProjects = new Set(planned.flatMap(({ newProject }) => newProject ?? []));
  return { rows: planned, newProjects: areProjects ? [...namedProjects].map(({ name }) => name) : [] };
}

/** Data of earlier rows, to detect contradictions within the file. */
interface EarlierRows {
  emails: Map<string, { document: string; row: number; client: PlannedClient }>;
  documents: Map<string, { username: string; row: number }>;
  owners: Map<string, { username: string; row: number; unit: PlannedUnit }>;
}

function planRow({ row, cells }: ClientRow, known: Known, earlierRows: EarlierRows): PlannedRow {
  const problems: Problem[] = [];
  const hasClient = [cells.username, cells.name, cells.last_name, cells.document, cells.phone_number].some(Boolean);
  const hasUnit = Boolean(cells.project || cells.unit);
  if (!hasClient && !hasUnit) problems.push({ field: 'username', message: importText.clientOrUnit });
  const client = hasClient ? planClient({ row, cells }, known, earlierRows, problems) : undefined;
  const unit = hasUnit ? planUnit({ row, cells }, known, earlierRows, client, problems) : undefined;
  const project = known.projects.get(cells.project ?? '');
  const isOnlyUnknown = problems.every(({ message }) => message === importText.unknownProject(cells.project ?? ''));
  const newProject = project && project.id === undefined && isOnlyUnknown ? project : undefined;
  if (problems.length > 0) return { row, outcome: 'error', problems, newProject, isAssigned: false };
  const isAssigned = Boolean(client && unit && !unit.isOwned);
  const isCreated = (client && client.isNew) || (unit && unit.isNew) || isAssigned;
  const isChanged = client?.planned.isChanged || unit?.planned.isChanged;
  return {
    row,
    outcome: isCreated ? 'create' : isChanged ? 'change' : 'skip',
    problems,
    client: client?.planned,
    unit: unit?.planned,
    newProject,
    isAssigned,
  };
}

function planClient({ row, cells }: ClientRow, known: Known, earlierRows: EarlierRows, problems: Problem[]) {
  const report = (field: string, message: string) => {
    problems.push({ field, message });
  };
  const before = problems.length;
  for (const field of ['username', 'name', 'last_name', 'document'] as const)
    if (!cells[field]) report(field, importText.required);
  const username = emailKey(cells.username ?? '');
  const wrongEmail = cells.username && emailProblem(cells.username);
  const document = normalizeDni(cells.document ?? '');
  if (wrongEmail) report('username', wrongEmail);
  if (cells.document && !document) report('document', rulesText.dni);
  const { name, last_name, address } = cells;
  problems.push(...lengthProblems({ username, name, last_name, address }));
  if (cells.phone_number && !normalizePhone(cells.phone_number)) report('phone_number', rulesText.phoneExample);
  if (problems.length > before || !document) return undefined;

  const sameEmail = earlierRows.emails.get(username);
  const sameDocument = earlierRows.documents.get(document);
  if (sameEmail && sameEmail.document !== document) report('document', importText.otherDocument(sameEmail.row));
  else if (sameDocument && sameDocument.username !== username)
    report('username', importText.otherEmail(sameDocument.row));
  const account = known.byUsername.get(username);
  const namesake = known.byDocument.get(document);
  if (account && account.type !== 'client') report('username', importText.notAClient);
  else if (account?.document && account.document !== document) report('document', importText.emailHasOtherDocument);
  else if (namesake && namesake.id !== account?.id) report('document', importText.documentTaken(namesake.username));
  else if (account && !account.active) report('username', importText.inactiveClient);
  if (problems.length > before) return undefined;

  // A second row of the same client only adds another unit.
  if (sameEmail) return { planned: { ...sameEmail.client, isChanged: false }, isNew: false };
  const phone = normalizePhone(cells.phone_number ?? '');
  const planned: PlannedClient = {
    id: account?.id,
    username,
    name: cells.name!,
    lastName: cells.last_name!,
    document,
    phoneNumber: phone ?? account?.phone_number ?? null,
    address: cells.address || (account?.address ?? null),
    isChanged: false,
  };
  planned.isChanged =
    account !== undefined &&
    (planned.name !== account.name ||
      planned.lastName !== account.last_name ||
      planned.document !== account.document ||
      planned.phoneNumber !== account.phone_number ||
      planned.address !== account.address);
  earlierRows.emails.set(username, { document, row, client: planned });
  earlierRows.documents.set(document, { username, row });
  return { planned, isNew: account === undefined };
}

function planUnit(
  { row, cells }: ClientRow,
  known: Known,
  earlierRows: EarlierRows,
  client: { planned: PlannedClient } | undefined,
  problems: Problem[],
) {
  const report = (field: string, message: string) => {
    problems.push({ field, message });
  };
  const before = problems.length;
  for (const field of ['project', 'unit'] as const) if (!cells[field]) report(field, importText.required);
  const project = known.projects.get(cells.project ?? '');
  const { unit: unitName, unit_description } = cells;
  problems.push(...lengthProblems({ unit: unitName, unit_description }, { unit_description: limits.longTextMax }));
  if (project && project.id === undefined)
    if (known.createsProjects) problems.push(...lengthProblems({ project: project.name }));
    else report('project', importText.unknownProject(cells.project!));
  const unitTypeId = cells.unit_type ? known.types.get(normalizeText(cells.unit_type)) : undefined;
  if (cells.unit_type && unitTypeId === undefined)
    report('unit_type', importText.unknownType(cells.unit_type, known.typeLabels));
  const deliveredOn = normalizeDay(cells.delivery_date ?? '');
  if (cells.delivery_date) {
    const problem = deliveryProblem(deliveredOn ?? cells.delivery_date, known.today);
    if (problem) report('delivery_date', problem);
  }
  if (problems.length > before || !project) return undefined;

  const key = unitKey(project.key, cells.unit!);
  const earlierUnit = earlierRows.owners.get(key);
  const unit = known.units.get(key);
  if (!unit && !earlierUnit && unitTypeId === undefined) report('unit_type', importText.required);
  if (unit && !unit.active) report('unit', importText.inactiveUnit);
  if (client && earlierUnit && earlierUnit.username && earlierUnit.username !== client.planned.username)
    report('unit', importText.unitTwice(earlierUnit.row));
  else if (client && unit?.owner_id && unit.owner_id !== client.planned.id) report('unit', importText.otherOwner);
  if (problems.length > before) return undefined;

  const isOwned = Boolean(
    client &&
    ((unit?.owner_id && unit.owner_id === client.planned.id) ||
      (earlierUnit && earlierUnit.username === client.planned.username)),
  );
  if (earlierUnit) {
    if (client) earlierUnit.username = client.planned.username;
    return { planned: { ...earlierUnit.unit, isChanged: false }, isNew: false, isOwned };
  }
  const planned: PlannedUnit = {
    id: unit?.id,
    key,
    project,
    name: unit?.name ?? cells.unit!,
    unitTypeId: unitTypeId ?? unit?.unit_type_id,
    description: cells.unit_description || unit?.description,
    deliveredOn: deliveredOn ?? unit?.delivered_on ?? null,
    isChanged: false,
  };
  planned.isChanged =
    unit !== undefined &&
    (planned.unitTypeId !== unit.unit_type_id ||
      planned.description !== unit.description ||
      planned.deliveredOn !== unit.delivered_on);
  earlierRows.owners.set(key, { username: client?.planned.username ?? '', row, unit: planned });
  return { planned, isNew: unit === undefined, isOwned };
}
