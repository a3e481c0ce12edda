import { normalizeCuit, formatCuit } from '../../contract/cuit';
import type { ImportColumn } from '../../contract/importColumns';
import { limits } from '../../contract/limits';
import { contractorProblems } from '../../contract/recordRules';
import { normalizePhone } from '../../contract/phones';
import { storedEmail } from '../support/normalized';
import { lengthProblems, type Problem } from '../../contract/rules';
import { comparableText } from '../../contract/textForm';
import { rulesText } from '../../contract/rulesText';
import {
  insertContractor,
  lockContractors,
  saveContractor,
  type ContractorChoices,
  type ContractorValues,
  type KnownContractor,
} from '../contractors/contractors.service';
import type { Executor } from '../database/connection';
import { listCategories, listProjects } from './importKnown.repository';
import type { RowOutcome } from './planTypes';
import { importText } from './importText';
import type { FileRow } from './importCells';

/** Maximum parts that are joined into one name with commas. */
const maxParts = 5;

/**
 * Splits a cell with several names at commas or semicolons. A known name may itself contain commas. Unknown names are
 * returned as written.
 */
export function splitNames(cell: string, isKnown: (name: string) => boolean): string[] {
  const parts = cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const names: string[] = [];
  for (let start = 0; start < parts.length;) {
    let end = Math.min(start + maxParts, parts.length);
    while (end > start + 1 && !isKnown(parts.slice(start, end).join(', '))) end--;
    names.push(parts.slice(start, end).join(', '));
    start = end;
  }
  return names;
}

type ContractorRow = FileRow<ImportColumn<'contractors'>>;
type Cells = ContractorRow['cells'];

interface PlannedContractor {
  /** Undefined for a contractor to create. */
  known: KnownContractor | undefined;
  values: ContractorValues;
  choices: ContractorChoices;
}
interface PlannedRow extends RowOutcome {
  contractor?: PlannedContractor;
}

interface Known {
  byCuit: Map<string, KnownContractor>;
  byName: Map<string, KnownContractor[]>;
  categories: Map<string, number>;
  categoryLabels: string[];
  projects: Map<string, number>;
  /** Contractors of earlier rows of the file, with their row numbers. */
  earlierRows: Map<string, number>;
}

/**
 * Decides what each row of a file of contractors would do. A contractor is identified by its CUIT, otherwise by its
 * name.
 */
export async function planContractors(tx: Executor, rows: ContractorRow[]): Promise<PlannedRow[]> {
  const contractors = await lockContractors(tx);
  const categories = await listCategories(tx);
  const known: Known = {
    byCuit: new Map(contractors.flatMap((contractor) => (contractor.cuit ? [[contractor.cuit, contractor]] : []))),
    byName: new Map(),
    categories: new Map(categories.map(({ id, label }) => [comparableText(label), id])),
    categoryLabels: categories.map(({ label }) => label),
    projects: new Map((await listProjects(tx)).map(({ id, name }) => [comparableText(name), id])),
    earlierRows: new Map(),
  };
  for (const contractor of contractors) {
    const name = comparableText(contractor.name);
    known.byName.set(name, [...(known.byName.get(name) ?? []), contractor]);
  }
  return rows.map((row) => planRow(row, known));
}

function planRow({ row, cells, flaws }: ContractorRow, known: Known): PlannedRow {
  // A row whose cells may have shifted says nothing.
  if (flaws.some(({ field }) => field === '')) return { row, outcome: 'error', problems: flaws };
  const problems: Problem[] = [];
  const before = findKnown(cells, known, problems);
  const phone = cells.phone_number || before?.phone_number || '';
  const name = cells.name || before?.name || '';
  problems.push(
    ...contractorProblems({ ...cells, name, phone_number: phone }).map(({ field, message }) => ({
      field,
      message: message === rulesText.allFields ? importText.required : message,
    })),
    ...lengthProblems(cells, { name: limits.textMax, email: limits.textMax, hours: limits.textMax }),
  );
  const choices = {
    categoryIds: choicesOf(
      'categories',
      cells,
      known.categories,
      (name) => importText.unknownCategory(name, known.categoryLabels),
      problems,
    ),
    projectIds: allProjects.has(comparableText(cells.projects ?? ''))
      ? []
      : choicesOf('projects', cells, known.projects, importText.unknownProject, problems),
  };
  const active = cells.active ? yesOrNo.get(comparableText(cells.active)) : (before?.active ?? true);
  if (active === undefined) problems.push({ field: 'active', message: importText.yesOrNo });
  checkDuplicate(row, cells, before, known.earlierRows, problems);
  const flawed = new Set(flaws.map(({ field }) => field));
  const all = [...flaws, ...problems.filter(({ field }) => !flawed.has(field))];
  if (all.length > 0 || active === undefined) return { row, outcome: 'error', problems: all };

  const contractor: PlannedContractor = {
    known: before,
    values: {
      name,
      cuit: normalizeCuit(cells.cuit ?? '') ?? before?.cuit ?? null,
      phoneNumber: normalizePhone(phone) ?? phone,
      email: cells.email ? storedEmail(cells.email) : (before?.email ?? null),
      hours: cells.hours || (before?.hours ?? ''),
      active,
    },
    choices: {
      categoryIds: choices.categoryIds ?? before?.category_ids ?? [],
      projectIds: choices.projectIds ?? before?.project_ids ?? [],
    },
  };
  const outcome = !before ? 'create' : isChanged(contractor, before) ? 'change' : 'skip';
  return { row, outcome, problems, contractor };
}

/** Words that mean work in every project. */
const allProjects = new Set(['todos', 'todas']);
const yesOrNo = new Map([
  ...['si', 'activo', 'true', 'verdadero', '1'].map((word) => [word, true] as const),
  ...['no', 'inactivo', 'false', 'falso', '0'].map((word) => [word, false] as const),
]);

/**
 * Returns the contractor of a row: the one with its CUIT, otherwise the one with its name unless a different CUIT
 * contradicts it.
 */
function findKnown(cells: Cells, { byCuit, byName }: Known, problems: Problem[]): KnownContractor | undefined {
  const cuit = normalizeCuit(cells.cuit ?? '');
  const sameCuit = cuit && byCuit.get(cuit);
  const namesakes = byName.get(comparableText(cells.name ?? '')) ?? [];
  if (sameCuit) {
    // A new name is a change. The name of a different contractor is a mistake.
    if (namesakes.length > 0 && !namesakes.includes(sameCuit))
      problems.push({ field: 'cuit', message: importText.cuitOfOther(sameCuit.name) });
    return sameCuit;
  }
  const candidates = cuit ? namesakes.filter((namesake) => !namesake.cuit) : namesakes;
  const otherCuit = namesakes[0]?.cuit;
  if (candidates.length > 1) problems.push({ field: 'cuit', message: importText.severalContractors });
  if (candidates.length === 0 && otherCuit)
    problems.push({ field: 'cuit', message: importText.contractorHasOtherCuit(formatCuit(otherCuit)) });
  return candidates[0];
}

/** Returns the ids of the names in a cell; undefined if it is empty, which keeps the current ones. */
function choicesOf(
  field: 'categories' | 'projects',
  cells: Cells,
  ids: Map<string, number>,
  unknown: (name: string) => string,
  problems: Problem[],
): number[] | undefined {
  const names = splitNames(cells[field] ?? '', (name) => ids.has(comparableText(name)));
  const missing = names.filter((name) => !ids.has(comparableText(name)));
  if (names.length > limits.contractorChoices)
    problems.push({ field, message: importText.tooManyNames(limits.contractorChoices) });
  else if (missing[0]) problems.push({ field, message: unknown(missing[0]) });
  const selectedIds = [...new Set(names.flatMap((name) => ids.get(comparableText(name)) ?? []))].sort((a, b) => a - b);
  return names.length > 0 ? selectedIds : undefined;
}

/** A file may contain each contractor only once. */
function checkDuplicate(
  row: number,
  { name, cuit }: Cells,
  known: KnownContractor | undefined,
  earlierRows: Known['earlierRows'],
  problems: Problem[],
): void {
  const digits = normalizeCuit(cuit ?? '');
  const keys = [name && `name ${comparableText(name)}`, digits && `cuit ${digits}`, known && `id ${known.id}`];
  const presentKeys = keys.flatMap((key) => key || []);
  const earlierRow = presentKeys.map((key) => earlierRows.get(key)).find((number) => number !== undefined);
  if (earlierRow !== undefined) problems.push({ field: 'name', message: importText.contractorTwice(earlierRow) });
  for (const key of presentKeys) if (!earlierRows.has(key)) earlierRows.set(key, row);
}

const isChanged = ({ values, choices }: PlannedContractor, known: KnownContractor): boolean =>
  values.name !== known.name ||
  values.cuit !== known.cuit ||
  values.phoneNumber !== known.phone_number ||
  values.email !== known.email ||
  values.hours !== known.hours ||
  values.active !== known.active ||
  String(choices.categoryIds) !== String(known.category_ids) ||
  String(choices.projectIds) !== String(known.project_ids);

/** Rows between updates of the progress. */
const progressInterval = 100;

/** Carries out planned rows, in the transaction that planned them. */
export async function applyContractors(
  tx: Executor,
  rows: PlannedRow[],
  progress: (done: number) => Promise<void>,
): Promise<void> {
  for (const [index, { outcome, contractor }] of rows.entries()) {
    if (contractor && outcome !== 'skip') await save(tx, contractor);
    if ((index + 1) % progressInterval === 0) await progress(index + 1);
  }
}

async function save(tx: Executor, { known, values, choices }: PlannedContractor): Promise<void> {
  if (known) await saveContractor(tx, known.id, { ...values, version: known.version + 1 }, choices);
  else await insertContractor(tx, values, choices);
}
