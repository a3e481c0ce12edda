import type { Static } from 'typebox';
import type { contentOperations, WarrantyTerm } from '../../contract/content';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { hasCategory, hasItem } from '../lookups/lookups.service';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound, requireRules, requireVersion } from '../support/errors';
import {
  approveTerms,
  findTerm,
  insertTemplate,
  insertTerm,
  lockTerm,
  lockTerms,
  readTerms,
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
} as const;

type Body = Static<typeof contentOperations.createWarrantyTerm.body>;

/** Returns the warranty table, by category and item. */
export const listWarrantyTerms = ({ db }: Context): Promise<WarrantyTerm[]> => readTerms(db);

/** Adds a term. Throws 422. */
export async function createWarrantyTerm({ db }: Context, body: Body, once: Once): Promise<WarrantyTerm> {
  const id = await createOnce(db, once, async (tx) => {
    await requireTerm(tx, body);
    return insertTerm(tx, toValues(body));
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

/** Edits a term. Throws 404, 422, and 409 if another user edited it since `version`. */
export async function updateWarrantyTerm({ db }: Context, id: number, body: Body): Promise<WarrantyTerm> {
  await db.transaction(async (tx) => {
    const version = await lockTerm(tx, id);
    if (version === undefined) throw notFound(warrantyText.unknown);
    requireVersion(version, body.version);
    await requireTerm(tx, body);
    await saveTerm(tx, id, { ...toValues(body), isTemplate: false, version: version + 1 });
  });
  return getTerm(db, id);
}

/** Deletes a term and returns it. Throws 404. */
export async function deleteWarrantyTerm({ db }: Context, id: number): Promise<WarrantyTerm> {
  const term = await getTerm(db, id);
  await removeTerm(db, id);
  return term;
}

const toValues = ({ claim_category_id: categoryId, claim_item_id: itemId, ...body }: Body): TermValues => ({
  categoryId,
  itemId: itemId ?? null,
  item: body.item.trim(),
  months: body.months,
  covers: body.covers.trim(),
  excludes: body.excludes.trim(),
});

async function requireTerm(
  tx: Executor,
  { claim_category_id: categoryId, claim_item_id: itemId, item }: Body,
): Promise<void> {
  const isCategoryKnown = await hasCategory(tx, categoryId);
  const isItemKnown = !itemId || (await hasItem(tx, itemId, categoryId));
  requireRules([
    ...(item.trim() === '' ? [{ field: 'item', message: rulesText.allFields }] : []),
    ...(isCategoryKnown ? [] : [{ field: 'claim_category_id', message: warrantyText.unknownCategory }]),
    ...(isItemKnown ? [] : [{ field: 'claim_item_id', message: warrantyText.unknownItem }]),
  ]);
}

async function getTerm(db: Executor, id: number): Promise<WarrantyTerm> {
  const term = await findTerm(db, id);
  if (!term) throw notFound(warrantyText.unknown);
  return term;
}
