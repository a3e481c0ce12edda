import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { contentOperations } from '../../contract/content';
import { type WarrantyTerm } from '../../contract/content';
import { rulesText } from '../../contract/rulesText';
import { requireVersion } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { claimCategory, claimItem, warrantyTerm } from '../database/schema';
import { notFound, requireRules } from '../support/errors';
import { warrantyText } from './warrantyText';

type Body = Static<typeof contentOperations.createWarrantyTerm.body>;

/** The warranty table, by category and item. */
export const listWarrantyTerms = ({ db }: Context): Promise<WarrantyTerm[]> => readTerms(db, undefined);

/** Adds a term. Throws 422. */
export async function createWarrantyTerm({ db }: Context, body: Body): Promise<WarrantyTerm> {
  await requireTerm(db, body);
  const [row] = await db.insert(warrantyTerm).values(toColumns(body)).returning({ id: warrantyTerm.id });
  return getTerm(db, row!.id);
}

/** Edits a term. Throws 404, 422, and 409 where somebody else did since `version`. */
export async function updateWarrantyTerm({ db }: Context, id: number, body: Body): Promise<WarrantyTerm> {
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(warrantyTerm).where(eq(warrantyTerm.id, id)).for('update');
    if (!current) throw notFound(warrantyText.unknown);
    requireVersion(current.version, body.version);
    await requireTerm(tx, body);
    await tx
      .update(warrantyTerm)
      .set({ ...toColumns(body), version: current.version + 1 })
      .where(eq(warrantyTerm.id, id));
  });
  return getTerm(db, id);
}

/** Deletes a term and answers what it was. Throws 404. */
export async function deleteWarrantyTerm({ db }: Context, id: number): Promise<WarrantyTerm> {
  const found = await getTerm(db, id);
  await db.delete(warrantyTerm).where(eq(warrantyTerm.id, id));
  return found;
}

const toColumns = ({ claim_category_id: categoryId, claim_item_id: itemId, item, months, covers, excludes }: Body) => ({
  categoryId,
  itemId: itemId ?? null,
  item: item.trim(),
  months,
  covers: covers.trim(),
  excludes: excludes.trim(),
});

async function requireTerm(
  db: Executor,
  { claim_category_id: categoryId, claim_item_id: itemId, item }: Body,
): Promise<void> {
  const categories = await db
    .select({ id: claimCategory.id })
    .from(claimCategory)
    .where(eq(claimCategory.id, categoryId));
  const items = itemId
    ? await db
        .select({ id: claimItem.id })
        .from(claimItem)
        .where(and(eq(claimItem.id, itemId), eq(claimItem.categoryId, categoryId)))
    : [];
  requireRules([
    ...(item.trim() === '' ? [{ field: 'item', message: rulesText.allFields }] : []),
    ...(categories.length > 0 ? [] : [{ field: 'claim_category_id', message: warrantyText.unknownCategory }]),
    ...(itemId && items.length === 0 ? [{ field: 'claim_item_id', message: warrantyText.unknownItem }] : []),
  ]);
}

async function getTerm(db: Executor, id: number): Promise<WarrantyTerm> {
  const [found] = await readTerms(db, eq(warrantyTerm.id, id));
  if (!found) throw notFound(warrantyText.unknown);
  return found;
}

const readTerms = (db: Executor, where: SQL | undefined): Promise<WarrantyTerm[]> =>
  db
    .select({
      id: warrantyTerm.id,
      claim_category_id: warrantyTerm.categoryId,
      category: claimCategory.label,
      claim_item_id: warrantyTerm.itemId,
      item: warrantyTerm.item,
      months: warrantyTerm.months,
      covers: warrantyTerm.covers,
      excludes: warrantyTerm.excludes,
      version: warrantyTerm.version,
    })
    .from(warrantyTerm)
    .innerJoin(claimCategory, eq(claimCategory.id, warrantyTerm.categoryId))
    .where(where)
    .orderBy(
      asc(sql`plain_text(${claimCategory.label})`),
      asc(sql`plain_text(${warrantyTerm.item})`),
      asc(warrantyTerm.id),
    );
