/** A new installation gets the lists that its forms use; a company's own lists are not changed. */
import { migrateDatabase } from '../../../src/server/database/migrate';
import { categories, locations, unitTypes } from '../../../src/server/lookups/usualLists';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('empty');
});
afterAll(() => api.close());

const labelsOf = async (table: string) => {
  const { rows } = await api.connection.pool.query<{ label: string }>(`select label from ${table} order by id`);
  return rows.map(({ label }) => label);
};

test('an installation without the demo has unit types, locations and trades', async () => {
  expect(await labelsOf('unit_type')).toEqual(unitTypes);
  expect(await labelsOf('claim_location')).toEqual(Object.keys(locations));
  expect(await labelsOf('claim_location_detail')).toEqual(Object.values(locations).flat());
  expect(await labelsOf('claim_category')).toEqual(Object.keys(categories));
  expect(await labelsOf('claim_item')).toEqual(Object.values(categories).flat());
  const { rows } = await api.connection.pool.query(
    `select l.label from claim_location_detail d join claim_location l on l.id = d.claim_location_id where d.label = 'Campana y extracción'`,
  );
  expect(rows).toEqual([{ label: 'Cocina' }]);
});

test('a company with a single row of its own keeps its lists, at every start', async () => {
  await api.connection.pool.query(
    'truncate claim_item, claim_category, claim_location, claim_location_detail, unit_type cascade',
  );
  await api.connection.pool.query("insert into unit_type (label) values ('Quincho')");
  await migrateDatabase(api.connection.background.pool);
  expect([await labelsOf('unit_type'), await labelsOf('claim_category')]).toEqual([['Quincho'], []]);
});
