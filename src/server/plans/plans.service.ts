import { planTypes } from '../../contract/limits';
import type { HouseRules } from '../../contract/houseRules';
import type { Plan } from '../../contract/plans';
import { rulesText } from '../../contract/rulesText';
import { singleRow } from '../database/singleRow';
import type { Context } from '../context';
import { filesText } from '../files/filesText';
import { removeFiles, requireContentTypes, urlOfFile, withSavedFiles } from '../files/files.service';
import type { UploadedFile } from '../files/uploads';
import type { Caller } from '../policies/rows';
import { getProject } from '../projects/projects.service';
import { recordOnce, runOnce, type Once } from '../support/createOnce';
import { brokenRule, notFound } from '../support/errors';
import { iso } from '../support/list';
import { getUnit } from '../units/units.service';
import {
  findPlan,
  insertPlan,
  readHouseRules,
  readPlansOf,
  removePlan,
  savePlanName,
  type PlanKind,
  type PlanSubject,
  type PlanRow,
} from './plans.repository';

const planText = {
  unknown: { plan: 'No encontramos ese plano.', rules: 'No encontramos ese reglamento.' },
  wrongType: { plan: filesText.planType, rules: filesText.rulesType },
  unknownProject: 'No encontramos ese proyecto.',
} as const;

/** Throws 404 if the unit or project is unknown or not visible to the user. */
const requireSubject = (context: Context, caller: Caller, subject: PlanSubject) =>
  'unitId' in subject ? getUnit(context, caller, subject.unitId) : getProject(context, caller, subject.projectId);

/** Returns the plans of a unit or a project, by name. Throws 404. */
export async function listPlans(context: Context, caller: Caller, subject: PlanSubject): Promise<Plan[]> {
  await requireSubject(context, caller, subject);
  const rows = await readPlansOf(context.db, subject);
  return rows.map((row) => toPlan(context, row));
}

/** Returns the buildings of the user with the house rules of each, by name. */
export async function listHouseRules(context: Context, caller: Caller): Promise<HouseRules[]> {
  const { projects, documents } = await readHouseRules(context.db, caller);
  return projects.map(({ id, name }) => ({
    project_id: id,
    project_name: name,
    documents: documents.filter(({ projectId }) => projectId === id).map((row) => toPlan(context, row)),
  }));
}

/** Adds a plan or a document of house rules; without a name it gets its file's name. Throws 404, 415 and 422. */
export async function addPlan(
  context: Context,
  caller: Caller,
  subject: PlanSubject & { kind: PlanKind },
  name: string | undefined,
  files: UploadedFile[],
  once: Once,
): Promise<Plan> {
  await requireSubject(context, caller, subject);
  const [file] = files;
  if (!file) throw brokenRule([{ field: 'file', message: filesText.missing }]);
  requireContentTypes(files, planTypes, 'file', planText.wrongType[subject.kind]);
  const shownName = name?.trim() || file.name.replace(/\.\w{3,4}$/, '');
  const id = await runOnce(context.db, once, () =>
    withSavedFiles(context, files, (tx, fileIds) =>
      recordOnce(tx, once, () =>
        insertPlan(tx, { ...subject, name: shownName, fileId: singleRow(fileIds), createdBy: caller.user.id }),
      ),
    ),
  );
  return getPlan(context, caller, subject.kind, id);
}

/** Renames a plan or a document of house rules. Throws 404, and 422 without a name. */
export async function renamePlan(
  context: Context,
  caller: Caller,
  kind: PlanKind,
  id: number,
  name: string,
): Promise<Plan> {
  if (name.trim() === '') throw brokenRule([{ field: 'name', message: rulesText.allFields }]);
  await getPlan(context, caller, kind, id);
  await savePlanName(context.db, id, name.trim());
  return getPlan(context, caller, kind, id);
}

/** Deletes a plan or a document of house rules, and its file if no other plan uses it. Returns the deleted plan. Throws 404. */
export async function deletePlan(context: Context, caller: Caller, kind: PlanKind, id: number): Promise<Plan> {
  const plan = await getPlan(context, caller, kind, id);
  const { isRemoved, orphanKeys } = await context.db.transaction((tx) => removePlan(tx, id));
  if (!isRemoved) throw notFound(planText.unknown[kind]);
  // The files are removed only after the transaction has committed.
  await removeFiles(context.storage, orphanKeys);
  return plan;
}

async function getPlan(context: Context, caller: Caller, kind: PlanKind, id: number): Promise<Plan> {
  const plan = await findPlan(context.db, caller, kind, id);
  if (!plan) throw notFound(planText.unknown[kind]);
  return toPlan(context, plan);
}

const toPlan = (context: Context, { id, name, createdAt, fileId, contentType, bytes }: PlanRow): Plan => ({
  id,
  name,
  content_type: contentType,
  bytes,
  created_at: iso(createdAt),
  url: urlOfFile(context, fileId, { size: 'document', name: downloadName(name, contentType) }),
});

const endings: Record<string, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' };

/** A plan is saved under its current name, not under that of the uploaded file. */
function downloadName(name: string, contentType: string): string {
  const ending = endings[contentType] ?? '';
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
