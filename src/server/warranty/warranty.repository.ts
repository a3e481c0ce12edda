import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { WarrantyTerm } from '../../contract/content';
import { singleRow } from '../database/singleRow';
import type { Executor } from '../database/connection';
import { claimCategory, warrantyTerm } from '../database/schema';
import { warrantyTerms } from './warrantyTemplate';

/** A term as it is stored. */
export type TermValues = Omit<typeof warrantyTerm.$inferInsert, 'id' | 'version'>;

/** Returns the warranty table, by category and item. */
export const readTerms = (db: Executor, where?: SQL): Promise<WarrantyTerm[]> =>
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
      is_template: warrantyTerm.isTemplate,
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

/** Returns one term; undefined if there is none. */
export async function findTerm(db: Executor, id: number): Promise<WarrantyTerm | undefined> {
  const [term] = await readTerms(db, eq(warrantyTerm.id, id));
  return term;
}

/** Returns the version of a term, locked until the transaction ends; undefined if there is none. */
export async function lockTerm(tx: Executor, id: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: warrantyTerm.version })
    .from(warrantyTerm)
    .where(eq(warrantyTerm.id, id))
    .for('update');
  return row?.version;
}

export async function insertTerm(db: Executor, values: TermValues): Promise<number> {
  return singleRow(await db.insert(warrantyTerm).values(values).returning({ id: warrantyTerm.id })).id;
}

export async function saveTerm(tx: Executor, id: number, values: TermValues & { version: number }): Promise<void> {
  await tx.update(warrantyTerm).set(values).where(eq(warrantyTerm.id, id));
}

export async function removeTerm(db: Executor, id: number): Promise<void> {
  await db.delete(warrantyTerm).where(eq(warrantyTerm.id, id));
}

/**
 * Inserts the template's terms whose trade and item are in the company's lists, with or without the template mark.
 * Returns their number.
 */
export async function insertTemplate(db: Executor, isTemplate: boolean): Promise<number> {
  const rows = warrantyTerms.map(([category, label, item, months, covers, excludes], index) => ({
    at: index,
    category,
    label,
    item,
    months,
    covers,
    excludes,
  }));
  const { rowCount } = await db.execute(sql`
    insert into warranty_term (claim_category_id, claim_item_id, item, months, covers, excludes, is_template)
    select c.id, i.id, t.item, t.months, t.covers, t.excludes, ${isTemplate}::boolean
    from json_to_recordset(${JSON.stringify(rows)})
        as t(at int, category text, label text, item text, months int, covers text, excludes text)
      join claim_category c on c.label = t.category
      left join claim_item i on i.claim_category_id = c.id and i.label = t.label
    where t.label is null or i.id is not null
    order by t.at`);
  return rowCount ?? 0;
}

/** Prevents other transactions from adding terms until this one ends. */
export async function lockTerms(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table warranty_term in share row exclusive mode`);
}

/** Removes the template mark from every term. */
export async function approveTerms(db: Executor): Promise<void> {
  await db.update(warrantyTerm).set({ isTemplate: false }).where(eq(warrantyTerm.isTemplate, true));
}
