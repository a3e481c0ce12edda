import {
  listCategories,
  listItems,
  listLocationDetails,
  listLocations,
  listUnitTypes,
} from '../../lookups/lookups.repository';
import { insertTemplate } from '../../warranty/warranty.repository';
import type { Executor } from '../connection';

/** Ids by label; a detail or item by `parent/label`, because labels repeat in several parents. */
export interface Lookups {
  locations: Map<string, number>;
  details: Map<string, number>;
  categories: Map<string, number>;
  items: Map<string, number>;
  unitTypes: Map<string, number>;
}

/** Reads the lists, which the migration has filled, and inserts the warranty table. */
export async function seedLookups(tx: Executor): Promise<Lookups> {
  const locations = byLabel(await listLocations(tx));
  const categories = byLabel(await listCategories(tx));
  await insertTemplate(tx, false);
  return {
    locations,
    details: byPath(
      locations,
      await listLocationDetails(tx).then((rows) => rows.map((row) => ({ ...row, parentId: row.claim_location_id }))),
    ),
    categories,
    items: byPath(
      categories,
      await listItems(tx).then((rows) => rows.map((row) => ({ ...row, parentId: row.claim_category_id }))),
    ),
    unitTypes: byLabel(await listUnitTypes(tx)),
  };
}

interface Entry {
  id: number;
  label: string;
}

const byLabel = (rows: Entry[]) => new Map(rows.map(({ id, label }) => [label, id]));

function byPath(parents: Map<string, number>, rows: (Entry & { parentId: number })[]): Map<string, number> {
  const labels = new Map([...parents].map(([label, id]) => [id, label]));
  return new Map(rows.map(({ id, label, parentId }) => [`${labels.get(parentId)}/${label}`, id]));
}
