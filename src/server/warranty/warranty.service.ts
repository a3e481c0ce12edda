import type { Static } from 'typebox';
import type { contentOperations, UnitWarranty, WarrantyTerm, WarrantyVersion } from '../../contract/content';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { hasCategory, hasItem } from '../lookups/lookups.service';
import { hasProjects } from '../projects/projects.service';
import { dayInArgentina } from '../support/days';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound, requireRules, requireVersion } from '../support/errors';
import {
  approveTerms,
  findTerm,
  insertTemplate,
  insertTerm,
  lockTerm,
  lockTerms,
  readOwnershipTerms,
  readProjectTerms,
  readTerms,
  readVersions,
  removeTerm,
  saveTerm,
  type TermValues,
} from './warranty.repository';

const warrantyText = {
  unknown: 'No encontramos esa garantía.',
  unknownCategory: 'No encontramos ese rubro.',
  notEmpty: 'El cuadro ya tiene plazos: la plantilla es para empezar uno vacío.',
  noTemplate: 'Ningún plazo de la plantilla corresponde a tus rubros. Agregalos a mano.',
  unknownItem: 'El ítem no corresponde al rubro.',
  unknownProject: 'No encontramos ese proyecto.',
  placeOfUnit: 'El lugar es sólo para partes comunes.',
  unknownOwnership: 'No encontramos ese contrato entre tus unidades.',
} as const;

type Body = Static<typeof contentOperations.createWarrantyTerm.body>;

/** Returns the warranty table, by category and item. */
export const listWarrantyTerms = ({ db }: Context): Promise<WarrantyTerm[]> => readTerms(db);

/** Adds a term. Throws 422. */
export async function createWarrantyTerm(
  { db }: Context,
  { user }: Caller,
  body: Body,
  once: Once,
): Promise<WarrantyTerm> {
  const id = await createOnce(db, once, async (tx) => {
    await requireTerm(tx, body);
    return insertTerm(tx, toValues(body, null), user.id);
  });
  return getTerm(db, id);
}

/**
 * Fills the empty table with the template's terms. Throws 409 if it is not empty, 422 if no term matches the company's
 * lists.
 */
export async function startFromTemplate({ db }: Context): Promise<WarrantyTerm[]> {
  await db.transaction(async (tx) => {
    await lockTerms(tx);
    if ((await readTerms(tx)).length > 0) throw conflict(warrantyText.notEmpty);
    if ((await insertTemplate(tx, true)) === 0) throw brokenRule([{ field: 'item', message: warrantyText.noTemplate }]);
  });
  return readTerms(db);
}

/** Marks the template's terms as the company's own. */
export async function approveTemplate({ db }: Context): Promise<WarrantyTerm[]> {
  await approveTerms(db);
  return readTerms(db);
}

/**
 * Edits a term, for deliveries from today on unless the body says from when. Throws 404, 422, and 409 if another user
 * edited it since `version`.
 */
export async function updateWarrantyTerm(
  { db }: Context,
  { user }: Caller,
  id: number,
  body: Body,
): Promise<WarrantyTerm> {
  await db.transaction(async (tx) => {
    const version = await lockTerm(tx, id);
    if (version === undefined) throw notFound(warrantyText.unknown);
    requireVersion(version, body.version);
    await requireTerm(tx, body);
    // Nobody relies on a term of the template that has not been reviewed: its correction is for all deliveries.
    const from = (await findTerm(tx, id))?.is_template ? null : dayInArgentina();
    await saveTerm(tx, id, { ...toValues(body, from), isTemplate: false, version: version + 1 }, user.id);
  });
  return getTerm(db, id);
}

/** Deletes a term, for deliveries from a day on (null: for all), and returns it. Throws 404. */
export async function deleteWarrantyTerm(
  { db }: Context,
  { user }: Caller,
  id: number,
  countsFrom: string | null = dayInArgentina(),
): Promise<WarrantyTerm> {
  return db.transaction(async (tx) => {
    const version = await lockTerm(tx, id);
    if (version === undefined) throw notFound(warrantyText.unknown);
    const term = await getTerm(tx, id);
    await removeTerm(tx, id, term.is_template ? null : countsFrom, user.id);
    return term;
  });
}

/** Edits that one call lists. */
const maxVersions = 500;

/** Returns the newest edits of the warranty table. */
export const listWarrantyVersions = ({ db }: Context): Promise<WarrantyVersion[]> => readVersions(db, maxVersions);

/** Returns the terms of an ownership's unit as the table stood at its delivery. Throws 404. */
export async function listOwnershipWarranty({ db }: Context, caller: Caller, id: number): Promise<UnitWarranty[]> {
  const terms = await readOwnershipTerms(db, caller, id);
  if (!terms) throw notFound(warrantyText.unknownOwnership);
  return terms;
}

/** Returns the terms of a building's common parts as the table stood at its delivery. Throws 404. */
export async function listProjectWarranty({ db }: Context, caller: Caller, id: number): Promise<UnitWarranty[]> {
  const terms = await readProjectTerms(db, caller, id);
  if (!terms) throw notFound(warrantyText.unknownProject);
  return terms;
}

const toValues = (
  { claim_category_id: categoryId, claim_item_id: itemId, project_id: projectId, place, manual, ...body }: Body,
  from: string | null,
): TermValues => ({
  categoryId,
  itemId: itemId ?? null,
  projectId: projectId ?? null,
  place: place?.trim() || null,
  manual: manual?.trim() || null,
  countsFrom: body.counts_from === undefined ? from : body.counts_from,
  item: body.item.trim(),
  months: body.months,
  covers: body.covers.trim(),
  excludes: body.excludes.trim(),
});

async function requireTerm(
  tx: Executor,
  { claim_category_id: categoryId, claim_item_id: itemId, project_id: projectId, place, item }: Body,
): Promise<void> {
  const isCategoryKnown = categoryId === null || (await hasCategory(tx, categoryId));
  const isItemKnown = !itemId || (categoryId !== null && (await hasItem(tx, itemId, categoryId)));
  const isProjectKnown = !projectId || (await hasProjects(tx, [projectId]));
  requireRules([
    ...(item.trim() === '' ? [{ field: 'item', message: rulesText.allFields }] : []),
    ...(isCategoryKnown ? [] : [{ field: 'claim_category_id', message: warrantyText.unknownCategory }]),
    ...(isProjectKnown ? [] : [{ field: 'project_id', message: warrantyText.unknownProject }]),
    ...(place && categoryId !== null ? [{ field: 'place', message: warrantyText.placeOfUnit }] : []),
    ...(isItemKnown ? [] : [{ field: 'claim_item_id', message: warrantyText.unknownItem }]),
  ]);
}

async function getTerm(db: Executor, id: number): Promise<WarrantyTerm> {
  const term = await findTerm(db, id);
  if (!term) throw notFound(warrantyText.unknown);
  return term;
}
