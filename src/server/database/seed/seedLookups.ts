import type { Executor } from '../connection';
import { claimCategory, claimItem, claimLocation, claimLocationDetail, unitType, warrantyTerm } from '../schema';
import { categories, locations, unitTypes } from './lookupData';
import { warrantyTerms } from './warrantyData';

/** Ids by label; a detail or item by `parent/label`, because labels repeat in several parents. */
export interface Lookups {
  locations: Map<string, number>;
  details: Map<string, number>;
  categories: Map<string, number>;
  items: Map<string, number>;
  unitTypes: Map<string, number>;
}

/** Writes the short lists and the warranty table. */
export async function seedLookups(tx: Executor): Promise<Lookups> {
  const byLabel = (rows: { id: number; label: string }[]) => new Map(rows.map(({ id, label }) => [label, id]));
  const labels = (names: string[]) => names.map((label) => ({ label }));
  const locationIds = byLabel(
    await tx
      .insert(claimLocation)
      .values(labels(Object.keys(locations)))
      .returning(),
  );
  const categoryIds = byLabel(
    await tx
      .insert(claimCategory)
      .values(labels(Object.keys(categories)))
      .returning(),
  );
  const unitTypeIds = byLabel(await tx.insert(unitType).values(labels(unitTypes)).returning());
  const details = Object.entries(locations).flatMap(([parent, names]) =>
    names.map((label) => ({ parent, label, locationId: locationIds.get(parent)! })),
  );
  const items = Object.entries(categories).flatMap(([parent, names]) =>
    names.map((label) => ({ parent, label, categoryId: categoryIds.get(parent)! })),
  );
  const detailRows = await tx.insert(claimLocationDetail).values(details).returning({ id: claimLocationDetail.id });
  const itemRows = await tx.insert(claimItem).values(items).returning({ id: claimItem.id });
  const byPath = (entries: { parent: string; label: string }[], rows: { id: number }[]) =>
    new Map(entries.map(({ parent, label }, index) => [`${parent}/${label}`, rows[index]!.id]));
  const itemIds = byPath(items, itemRows);
  await tx.insert(warrantyTerm).values(
    warrantyTerms.map(([category, item, name, months, covers, excludes]) => ({
      categoryId: categoryIds.get(category)!,
      itemId: item ? itemIds.get(`${category}/${item}`)! : null,
      item: name,
      months,
      covers,
      excludes,
    })),
  );
  return {
    locations: locationIds,
    details: byPath(details, detailRows),
    categories: categoryIds,
    items: itemIds,
    unitTypes: unitTypeIds,
  };
}
