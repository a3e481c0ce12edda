import { normalizeDay } from '../../contract/days';
import { limits } from '../../contract/limits';
import { deliveryProblem } from '../../contract/recordRules';
import { lengthProblems } from '../../contract/rules';
import { cleanText, comparableText } from '../../contract/textForm';
import { unitKey, type Known, type PlannedProject } from './importKnown';
import type { KnownUnit } from './importKnown.repository';
import { importText } from './importText';
import type { ClientRow, EarlierRows, Findings, PlannedClient, PlannedUnit } from './planTypes';
import { looseKey, similarName } from './similarNames';

/** Plans the unit of a row; undefined if it has problems. An empty cell of a known unit keeps what is stored. */
export function planUnit(
  { row, cells }: ClientRow,
  known: Known,
  earlierRows: EarlierRows,
  client: { planned: PlannedClient } | undefined,
  findings: Findings,
) {
  const { problems } = findings;
  const report = (field: string, message: string) => {
    problems.push({ field, message });
  };
  const before = problems.length;
  for (const field of ['project', 'unit'] as const) if (!cells[field]) report(field, importText.required);
  const project = known.projects.get(cells.project ?? '');
  const { unit: unitName, unit_description } = cells;
  problems.push(...lengthProblems({ unit: unitName, unit_description }, { unit_description: limits.longTextMax }));
  if (project) reportProject(project, known, findings);
  const unitTypeId = cells.unit_type ? known.types.get(comparableText(cells.unit_type)) : undefined;
  if (cells.unit_type && unitTypeId === undefined)
    report('unit_type', importText.unknownType(cells.unit_type, known.typeLabels));
  const deliveredOn = normalizeDay(cells.delivery_date ?? '');
  if (cells.delivery_date) {
    const problem = deliveryProblem(deliveredOn ?? cells.delivery_date, known.today);
    if (problem) report('delivery_date', problem);
  }
  if (problems.length > before || !project || !unitName) return undefined;

  const key = unitKey(project.key, unitName);
  const earlierUnit = earlierRows.owners.get(key);
  const namesakes = known.units.get(key) ?? [];
  const unit = namesakes.length > 1 ? namesakes.find(({ name }) => name === unitName) : namesakes[0];
  if (namesakes.length > 1 && !unit) report('unit', importText.severalUnits(namesakes.map(({ name }) => name)));
  else if (!unit && !earlierUnit && unitTypeId === undefined) report('unit_type', importText.required);
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
    const { unit: planned, row: earlierRow } = earlierUnit;
    const warn = (field: string) => findings.warnings.push({ field, message: importText.otherData(earlierRow) });
    if (unitTypeId !== undefined && unitTypeId !== planned.unitTypeId) warn('unit_type');
    if (unit_description && !isSameText(unit_description, planned.description)) warn('unit_description');
    if (deliveredOn && deliveredOn !== planned.deliveredOn) warn('delivery_date');
    findings.remember.push(() => {
      if (client) earlierUnit.username = client.planned.username;
    });
    return { planned: { ...earlierUnit.unit, isChanged: false }, isNew: false, isOwned };
  }
  if (!unit) warnOfSimilar(project.key, unitName, row, known, earlierRows, findings);
  const planned: PlannedUnit = {
    id: unit?.id,
    key,
    project,
    name: unit?.name ?? unitName,
    unitTypeId: unitTypeId ?? unit?.unit_type_id,
    description: isSameText(unit_description, unit?.description) ? unit?.description : unit_description,
    deliveredOn: deliveredOn ?? unit?.delivered_on ?? null,
    isChanged: false,
  };
  planned.isChanged = unit !== undefined && isChanged(planned, unit);
  findings.remember.push(() => {
    earlierRows.owners.set(key, { username: client?.planned.username ?? '', row, unit: planned });
  });
  return { planned, isNew: unit === undefined, isOwned };
}

/** An empty cell keeps the stored text, as does the text as it is shown. */
const isSameText = (cell: string | undefined, stored: string | undefined): boolean =>
  !cell || (stored !== undefined && cleanText(stored).trim() === cell);

const isChanged = (planned: PlannedUnit, unit: KnownUnit): boolean =>
  planned.unitTypeId !== unit.unit_type_id ||
  planned.description !== unit.description ||
  planned.deliveredOn !== unit.delivered_on;

function reportProject(project: PlannedProject, known: Known, { problems }: Findings): void {
  const { id, name, namesakes } = project;
  if (namesakes > 1) problems.push({ field: 'project', message: importText.severalProjects });
  if (id !== undefined) return;
  if (known.createsProjects) problems.push(...lengthProblems({ project: name }));
  else {
    const similar = similarName(name, known.projectNames);
    const message = similar ? importText.similarProject(name, similar) : importText.unknownProject(name);
    problems.push({ field: 'project', message });
  }
}

/** A new unit may be a known one that is written otherwise: `Cochera 4` and `Cochera 04`. */
function warnOfSimilar(
  projectKey: string,
  name: string,
  row: number,
  known: Known,
  earlierRows: EarlierRows,
  { warnings, remember }: Findings,
): void {
  const key = looseKey(projectKey, name);
  const stored = known.looseUnits.get(key);
  const earlier = earlierRows.looseUnits.get(key);
  if (stored !== undefined) warnings.push({ field: 'unit', message: importText.similarUnit(stored) });
  else if (earlier) warnings.push({ field: 'unit', message: importText.similarRow(earlier.name, earlier.row) });
  remember.push(() => {
    if (!earlier) earlierRows.looseUnits.set(key, { name, row });
  });
}
