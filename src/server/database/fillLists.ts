import type pg from 'pg';
import { categories, locations, unitTypes } from '../lookups/usualLists';

/** A list whose entries have their own entries. */
const nestedLists = [
  { table: 'claim_location', inner: 'claim_location_detail', parent: 'claim_location_id', entries: locations },
  { table: 'claim_category', inner: 'claim_item', parent: 'claim_category_id', entries: categories },
];

/**
 * Fills the default lists if all of them are empty: without unit types nobody can create a unit, and without locations
 * and trades nobody can create a claim. If a company has a single row of its own, nothing is added.
 */
export async function fillEmptyLists(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_filled: boolean }>(
    `select exists (select 1 from claim_location) or exists (select 1 from claim_category)
       or exists (select 1 from unit_type) as is_filled`,
  );
  if (rows[0]!.is_filled) return;
  await client.query('begin');
  try {
    await insertLabels(client, 'unit_type', unitTypes);
    for (const { table, inner, parent, entries } of nestedLists) {
      await insertLabels(client, table, Object.keys(entries));
      const pairs = Object.entries(entries).flatMap(([outer, labels]) => labels.map((label) => [outer, label]));
      await client.query(
        `insert into ${inner} (${parent}, label)
         select o.id, e.pair ->> 1 from json_array_elements($1) with ordinality as e(pair, at)
           join ${table} o on o.label = e.pair ->> 0 order by e.at`,
        [JSON.stringify(pairs)],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const insertLabels = (client: pg.ClientBase, table: string, labels: string[]) =>
  client.query(
    `insert into ${table} (label)
     select label from json_array_elements_text($1) with ordinality as e(label, at) order by at`,
    [JSON.stringify(labels)],
  );
