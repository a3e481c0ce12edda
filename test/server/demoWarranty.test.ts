import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/**
 * Texts of staff about the warranty, and the claims that they fit. The manufacturer's warranty of a spare part is a
 * separate one.
 */
const sayings: [RegExp, string[]][] = [
  [/dentro de la garantía/i, ['covered']],
  [/no corresponde a la garantía|no lo cubre la garantía/i, ['covered']],
  [/fuera del plazo de garantía|garantía (de este elemento )?ya venció/i, ['expired']],
  [/garantía del fabricante/i, ['covered', 'expired', 'none']],
];

test("texts about the warranty in the demo match the claim's warranty", async () => {
  const { rows } = await api.connection.pool.query<{ claim_id: number; state: string; text: string }>(`
    select c.id as claim_id, coalesce(w.state, 'none') as state, said.text
    from claim c left join claim_warranty w on w.claim_id = c.id
      join (select claim_id, text from claim_comment union all select claim_id, reason from claim_change) said on said.claim_id = c.id
    where said.text ilike '%garant%' order by c.id`);
  expect(new Set(rows.map(({ state }) => state)).size).toBeGreaterThan(1);
  for (const { claim_id: id, state, text } of rows) {
    const known = sayings.find(([saying]) => saying.test(text));
    expect({ id, text, isTrue: known?.[1].includes(state) }).toEqual({ id, text, isTrue: true });
  }
});
