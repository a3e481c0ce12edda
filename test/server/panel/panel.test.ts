/** The panel: each figure agrees with a slow count and with the claims lists, and everybody sees only what is theirs. */
import { readXlsx } from 'hucre/xlsx';
import type { PanelFigure, PanelQuery } from '../../../src/contract/panel';
import { divisionsOf, listFilterOf, panelFigures, panelNumbers } from '../../../src/contract/panelFigures';
import { addDays, dayInArgentina } from '../../../src/server/support/days';
import { startTestApp, textOf, type Caller, type TestApp } from '../support/testApp';
import { addRandomClaims } from './panelData';
import { readSlowData, slowFigure } from './slowPanel';

let api: TestApp;
let admin: Caller;
let ids: { projects: number[]; categories: number[] };
const today = dayInArgentina();
const period = { from: addDays(today, -365), to: today };
const staff = { type: 'admin', can_manage_email_settings: true, can_manage_costs: true } as const;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
  const { pool } = api.connection;
  await pool.query('truncate term_version cascade');
  await pool.query("insert into term_version (created_at) values (now() - interval '300 days')");
  await pool.query(
    `insert into term_rule (version_id, priority, answer_minutes, end_minutes)
     select v.id, p.code, 600, 60 * 200 from term_version v, (select code from claim_priority where code <> 'low' union all select null) p`,
  );
  await addRandomClaims(pool, 400, 120);
  const { rows } = await pool.query(
    "select array_agg(distinct project_id) as projects, array_remove(array_agg(distinct category_id), null) as categories from claim where description = 'panel'",
  );
  ids = rows[0];
});
afterAll(() => api.close());

const figureOf = async (query: PanelQuery, caller = admin) => {
  const { status, body } = await caller.get(`/logic/panel?${new URLSearchParams(query as Record<string, string>)}`);
  return { status, data: body.data as PanelFigure };
};
const cases = () =>
  panelFigures.flatMap((figure) =>
    (['UNIT', 'PROJECT'] as const).flatMap((type) => [
      { figure, type, ...period },
      {
        figure,
        type,
        from: addDays(today, -200),
        to: addDays(today, -15),
        project_id: ids.projects.slice(0, 2).join(','),
        category_id: String(ids.categories[0]),
      },
    ]),
  );
const byName = <Row extends { by: string; key: string }>(rows: Row[]) =>
  Object.fromEntries(rows.map((row) => [`${row.by} ${row.key}`, row]));

test('each figure is that of a slow count over the rows', async () => {
  const data = await readSlowData(api.connection.pool);
  for (const query of cases()) {
    const { status, data: shown } = await figureOf(query);
    expect(status).toBe(200);
    const counted = byName<{ by: string; key: string; numbers: object }>(shown.rows);
    const expected = byName(slowFigure(data, query, divisionsOf(staff, query.figure, query.type)));
    expect(Object.keys(counted).sort()).toEqual(Object.keys(expected).sort());
    for (const [name, { numbers }] of Object.entries(expected))
      for (const [number, value] of Object.entries(numbers as Record<string, number | null>)) {
        const shownValue = (counted[name]!.numbers as Record<string, number | null>)[number];
        const about =
          value === null || shownValue === null ? [shownValue, value] : [Math.abs(shownValue! - value) < 0.006, true];
        expect({ query, name, number, is: about[0] }).toEqual({ query, name, number, is: about[1] });
      }
  }
  const shares = (await figureOf(cases()[8]!)).data.rows[0]!.numbers;
  // The random claims have all cases: some in time and some late, some without a term.
  expect(shares.in_time).toBeGreaterThan(5);
  expect(shares.with_term).toBeGreaterThan(shares.in_time! + 5);
  expect(shares.ended).toBeGreaterThan(10);
});

test('each number with a link is the total of the list that the link opens', async () => {
  let links = 0;
  for (const query of cases()) {
    const { data } = await figureOf(query);
    for (const { by, key, numbers } of data.rows)
      for (const number of panelNumbers[query.figure]) {
        const filter = listFilterOf({ figure: query.figure, by, key, number }, query, today);
        if (!filter || !divisionsOf(staff, query.figure, query.type).concat('all').includes(by)) continue;
        links++;
        const list = query.type === 'UNIT' ? 'unit_claim' : 'project_claim';
        const { body } = await admin.get(
          `/logic/${list}?${new URLSearchParams({ ...filter, page: '1', page_size: '1' })}`,
        );
        expect({ query, by, key, number, total: body.meta?.total }).toEqual({
          query,
          by,
          key,
          number,
          total: numbers[number],
        });
      }
  }
  expect(links).toBeGreaterThan(200);
});

const statusOf = async (who: string, figure: string) =>
  (await (await api.as(who)).get(`/logic/panel?${new URLSearchParams({ figure, type: 'PROJECT', ...period })}`)).status;

test('clients and visitors are refused; a consortium has neither costs nor scores', async () => {
  for (const figure of panelFigures) {
    expect(await statusOf('cliente@demo.ar', figure)).toBe(403);
    expect(await statusOf('manager@demo.ar', figure)).toBe(figure === 'costs' ? 403 : 200);
    expect(await statusOf('consorcio@demo.ar', figure)).toBe(['costs', 'scores'].includes(figure) ? 403 : 200);
  }
  const query = new URLSearchParams({ figure: 'open', type: 'UNIT', ...period });
  expect((await api.nobody.get(`/logic/panel?${query}`)).status).toBe(401);
  expect((await admin.get(`/logic/panel?${query}&figure=all`)).status).toBe(400);
});

test('a consortium sees the claims of its projects alone, and neither people nor contractors', async () => {
  const consortium = await api.as('consorcio@demo.ar');
  const { rows: own } = await api.connection.pool.query(
    "select p.id, p.name from project p join account a on a.id = p.consortium_id where a.username = 'consorcio@demo.ar'",
  );
  for (const figure of ['open', 'times', 'terms', 'recurrence'] as const) {
    const { data } = await figureOf({ figure, type: 'PROJECT', ...period }, consortium);
    expect(data.rows.map(({ by }) => by)).not.toContain('responsible');
    expect(data.rows.map(({ by }) => by)).not.toContain('contractor');
    for (const { by, label } of data.rows) if (by === 'project') expect(own.map(({ name }) => name)).toContain(label);
    const units = await figureOf({ figure, type: 'UNIT', ...period }, consortium);
    expect(units.data.rows.every(({ numbers }) => Object.values(numbers).every((value) => !value))).toBe(true);
  }
  const { data } = await figureOf({ figure: 'open', type: 'PROJECT', ...period }, consortium);
  const { body } = await consortium.get('/logic/project_claim?status=pending,approved,open&page=1&page_size=1');
  expect(data.rows.find(({ by }) => by === 'all')!.numbers.claims).toBe(body.meta.total);
  expect(body.meta.total).toBeGreaterThan(0);
});

test('without the permission for costs no call of the panel says an amount', async () => {
  const { rows } = (await figureOf({ figure: 'costs', type: 'UNIT', ...period })).data;
  const amount = String(rows.find(({ by }) => by === 'all')!.numbers.spent);
  expect(Number(amount)).toBeGreaterThan(1000);
  for (const who of ['manager@demo.ar', 'consorcio@demo.ar']) {
    const caller = await api.as(who);
    for (const path of ['panel', 'panel/export'])
      for (const figure of panelFigures) {
        const query = new URLSearchParams({ figure, type: 'UNIT', ...period });
        const answer = await caller.get(`/logic/${path}?${query}`);
        if (figure === 'costs') expect(answer.status).toBe(403);
        expect(textOf(answer)).not.toMatch(/spent|recovered|Gastado/);
        expect(textOf(answer)).not.toContain(amount);
      }
  }
});

test('a figure is remembered for a caller and a filter, and counted again after its own command', async () => {
  const direction = await api.as('direccion@demo.ar');
  const query = { figure: 'open', type: 'UNIT', from: addDays(today, -90), to: today } as const;
  const first = await figureOf(query, direction);
  expect((await figureOf(query, direction)).data.at).toBe(first.data.at);
  const { body } = await direction.get('/logic/unit_claim?status=pending&page=1&page_size=1');
  await direction.post(`/logic/claim/${body.data[0].unit_claim.claim_id}/status/reject`, { reason: 'Repetido' });
  const next = await figureOf(query, direction);
  expect(next.data.rows[0]!.numbers.claims).toBe(first.data.rows[0]!.numbers.claims! - 1);
});

test('a figure is exported as a table with its parts and amounts', async () => {
  for (const figure of panelFigures) {
    const query = new URLSearchParams({ figure, type: 'UNIT', ...period });
    const { status, body } = await admin.get(`/logic/panel/export?${query}`);
    expect(status).toBe(200);
    const { sheets } = await readXlsx(body);
    const rows = sheets[0]!.rows;
    const { data } = await figureOf({ figure, type: 'UNIT', ...period });
    expect(rows).toHaveLength(data.rows.length + 1);
    expect(rows[1]!.slice(0, 3)).toEqual([
      expect.any(String),
      expect.any(String),
      data.rows[0]!.numbers[panelNumbers[figure][0]],
    ]);
  }
});
