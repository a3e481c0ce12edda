import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { UnitWarranty, WarrantyTerm, WarrantyVersion } from '../../contract/content';
import { singleRow } from '../database/singleRow';
import type { Executor } from '../database/connection';
import { claimCategory, project, warrantyTerm, warrantyVersion } from '../database/schema';
import type { Caller } from '../policies/rows';
import { claimableOwnerships, claimableProjects } from '../policies/places.policy';
import { nameOrNull, utc } from '../support/columns';
import { warrantyTerms } from './warrantyTemplate';

/** A term as it is stored. */
export type TermValues = Omit<typeof warrantyTerm.$inferInsert, 'id' | 'version'>;

const commonParts = 'Partes comunes';
const categoryLabel = sql<string>`coalesce(${claimCategory.label}, ${commonParts})`;

/** Returns the warranty table, by project, category and item. */
export const readTerms = (db: Executor, where?: SQL): Promise<WarrantyTerm[]> =>
  db
    .select({
      id: warrantyTerm.id,
      claim_category_id: warrantyTerm.categoryId,
      category: categoryLabel,
      claim_item_id: warrantyTerm.itemId,
      item: warrantyTerm.item,
      months: warrantyTerm.months,
      covers: warrantyTerm.covers,
      excludes: warrantyTerm.excludes,
      project: sql<
        WarrantyTerm['project']
      >`case when ${project.id} is not null then json_build_object('id', ${project.id}, 'name', ${project.name}) end`,
      place: warrantyTerm.place,
      manual: warrantyTerm.manual,
      counts_from: warrantyTerm.countsFrom,
      is_template: warrantyTerm.isTemplate,
      version: warrantyTerm.version,
    })
    .from(warrantyTerm)
    .leftJoin(claimCategory, eq(claimCategory.id, warrantyTerm.categoryId))
    .leftJoin(project, eq(project.id, warrantyTerm.projectId))
    .where(where)
    .orderBy(
      // The company's table first, then those of projects; common parts last.
      asc(sql`coalesce(plain_text(${project.name}), '')`),
      asc(sql`${warrantyTerm.categoryId} is null`),
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

/** Adds a term and its first version. */
export async function insertTerm(tx: Executor, values: TermValues, by: number): Promise<number> {
  const { id } = singleRow(await tx.insert(warrantyTerm).values(values).returning({ id: warrantyTerm.id }));
  await insertVersion(tx, id, { ...values, createdBy: by });
  return id;
}

/** Edits a term and adds the version. */
export async function saveTerm(
  tx: Executor,
  id: number,
  values: TermValues & { version: number },
  by: number,
): Promise<void> {
  await tx.update(warrantyTerm).set(values).where(eq(warrantyTerm.id, id));
  await insertVersion(tx, id, { ...values, createdBy: by });
}

/** Removes a term from the table for deliveries from a day on (null: for all); its former versions stay. */
export async function removeTerm(tx: Executor, id: number, countsFrom: string | null, by: number): Promise<void> {
  const [values] = await tx.delete(warrantyTerm).where(eq(warrantyTerm.id, id)).returning();
  if (values) await insertVersion(tx, id, { ...values, months: null, countsFrom, createdBy: by });
}

type VersionValues = Omit<typeof warrantyVersion.$inferInsert, 'id' | 'termId' | 'createdAt'>;

async function insertVersion(tx: Executor, termId: number, values: VersionValues): Promise<void> {
  const { projectId, categoryId, itemId, place, item, months, covers, excludes, manual, countsFrom, createdBy } =
    values;
  await tx.insert(warrantyVersion).values({
    termId,
    projectId,
    categoryId,
    itemId,
    place,
    item,
    months,
    covers,
    excludes,
    manual,
    countsFrom,
    createdBy,
  });
}

/** Returns the newest edits of the warranty table. */
export async function readVersions(db: Executor, limit: number): Promise<WarrantyVersion[]> {
  const { rows } = await db.execute<WarrantyVersion & Record<string, unknown>>(sql`
    select v.id, coalesce(g.label, ${commonParts}) as category, v.item, p.name as project, v.months,
      (select f.months from warranty_version f where f.term_id = v.term_id and f.id < v.id order by f.id desc limit 1) as former_months,
      v.counts_from, ${utc(sql`v.created_at`)} as created_at,
      ${nameOrNull(sql`a`)} as created_by
    from warranty_version v left join claim_category g on g.id = v.claim_category_id left join project p on p.id = v.project_id
      left join account a on a.id = v.created_by
    order by v.id desc limit ${limit}`);
  return rows;
}

/** The rows of `warranty_table_at` as `t`, with their last days after `delivered`, by category and item. */
const termsSince = (delivered: SQL, from: SQL, condition: SQL): SQL => sql`
  select t.id, t.claim_category_id, coalesce(g.label, ${commonParts}) as category, t.claim_item_id, t.place, t.item, t.months,
    (${delivered} + make_interval(months => t.months))::date as expires_on, t.covers, t.excludes, t.manual, t.table_of
  from ${from} left join claim_category g on g.id = t.claim_category_id
  where ${condition} order by plain_text(g.label), plain_text(t.item), t.id`;

/** A term of the company is not for a project that has its own for the same item, place or trade. */
const isNotReplaced = (table: SQL): SQL => sql`(t.project_id is not null or not exists (
  select from ${table} own where own.project_id is not null and own.claim_category_id is not distinct from t.claim_category_id
    and (own.claim_item_id is null or own.claim_item_id = t.claim_item_id) and (own.place is null or own.place = t.place)))`;

/**
 * Returns the terms of an ownership's unit; none for a tenant whose owner hides them. Undefined if the caller may not
 * create claims for it.
 */
export async function readOwnershipTerms(
  db: Executor,
  caller: Caller,
  id: number,
): Promise<UnitWarranty[] | undefined> {
  const { rows } = await db.execute<{ project_id: number; day: string; is_hidden: boolean }>(sql`
    select u.project_id, ${caller.scope === 'own'} and k.client_id <> ${caller.user.id} and not k.tenant_sees_warranty as is_hidden, coalesce(u.delivered_on, (select min(start_date) from contract o where o.unit_id = u.id)) as day
    from contract k join unit u on u.id = k.unit_id where k.id = ${id} and ${await claimableOwnerships(db, caller)}`);
  const [unit] = rows;
  if (unit?.is_hidden) return [];
  return unit && readTermsAt(db, unit.project_id, unit.day, sql`t.claim_category_id is not null`);
}

/** Returns the terms of a building's common parts; undefined if the caller may not create claims for it. */
export async function readProjectTerms(db: Executor, caller: Caller, id: number): Promise<UnitWarranty[] | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select p.delivered_on as day from project p where p.id = ${id} and ${await claimableProjects(db, caller)}`,
  );
  const [found] = rows;
  if (!found) return undefined;
  return found.day === null ? [] : readTermsAt(db, id, found.day, sql`t.claim_category_id is null`);
}

async function readTermsAt(db: Executor, projectId: number, day: string, kind: SQL): Promise<UnitWarranty[]> {
  const table = sql`warranty_table_at(${projectId}, ${day}::date)`;
  const { rows } = await db.execute<UnitWarranty & Record<string, unknown>>(
    termsSince(sql`${day}::date`, sql`${table} t`, sql`${kind} and ${isNotReplaced(table)}`),
  );
  return rows;
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
    with added as (
    insert into warranty_term (claim_category_id, claim_item_id, item, months, covers, excludes, is_template)
    select c.id, i.id, t.item, t.months, t.covers, t.excludes, ${isTemplate}::boolean
    from json_to_recordset(${JSON.stringify(rows)})
        as t(at int, category text, label text, item text, months int, covers text, excludes text)
      join claim_category c on c.label = t.category
      left join claim_item i on i.claim_category_id = c.id and i.label = t.label
    where t.label is null or i.id is not null
    order by t.at returning *)
    insert into warranty_version (term_id, claim_category_id, claim_item_id, item, months, covers, excludes)
    select id, claim_category_id, claim_item_id, item, months, covers, excludes from added order by id`);
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
