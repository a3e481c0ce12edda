import { projectClaimColumns, unitClaimColumns } from '../../../src/contract/claimFilters';
import type { UnitClaim } from '../../../src/contract/claimShapes';
import { ownershipOf, raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const ids = async (caller: Caller, query: string): Promise<number[]> =>
  (await caller.get(`/logic/unit_claim?${query}`)).body.data.map(
    (row: { unit_claim: { id: number } }) => row.unit_claim.id,
  );
const find = (caller: Caller, q: string) => ids(caller, `q=${encodeURIComponent(q)}`);

describe('the pages of a list', () => {
  test('contain every claim once, newest first, with the exact total', async () => {
    const first = await admin.get('/logic/unit_claim?page=1&page_size=25');
    const { total } = first.body.meta;
    expect(first.body.meta).toEqual({ total: expect.any(Number), page: 1, page_size: 25 });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ids(admin, `page=${page}&page_size=25`)));
    expect(new Set(pages.flat()).size).toBe(total);
    expect(pages.flat()).toEqual(await ids(admin, ''));
    expect((await admin.get('/logic/unit_claim?page=50&page_size=25')).body).toMatchObject({
      data: [],
      meta: { total },
    });
  });

  test('return all rows without `page`, and no meta', async () => {
    const { body } = await admin.get('/logic/unit_claim');
    expect(body.meta).toBeUndefined();
    expect(body.data.length).toBeGreaterThan(60);
  });

  test.each(unitClaimColumns.flatMap((column) => [column, `-${column}`]))(
    'sorted by %s are stable and complete',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => ids(admin, `page=${page}&page_size=25&sort=${sort}`)));
      expect(pages.flat()).toEqual(await ids(admin, `sort=${sort}`));
      expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    },
  );

  test.each(projectClaimColumns.flatMap((column) => [column, `-${column}`]))(
    'of a project, sorted by %s, contain all claims',
    async (sort) => {
      const idsOf = async (query: string) =>
        (await admin.get(`/logic/project_claim?${query}`)).body.data.map(
          (row: { project_claim: { id: number } }) => row.project_claim.id,
        ) as number[];
      const all = await idsOf('');
      expect(all.length).toBeGreaterThan(3);
      expect(new Set(await idsOf(`sort=${sort}`))).toEqual(new Set(all));
      expect(await idsOf(`page=2&page_size=2&sort=${sort}`)).toEqual((await idsOf(`sort=${sort}`)).slice(2, 4));
    },
  );

  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const shown: [column: string, read: (row: UnitClaim) => string | number | null][] = [
    ['id', ({ unit_claim: { id } }) => id],
    ['date', ({ unit_claim: { claim } }) => claim.created_at],
    ['name', ({ unit_claim: { client } }) => plain(`${client!.profile.name} ${client!.profile.last_name}`)],
    [
      'building',
      ({
        unit_claim: {
          contract: { unit },
        },
      }) => plain(`${unit.name} ${unit.project.name}`),
    ],
    ['location', ({ unit_claim }) => plain(unit_claim.claim_location.label)],
    ['category', ({ unit_claim }) => plain(unit_claim.claim_category.label)],
    ['messages', ({ unit_claim }) => unit_claim.commentCount],
    ['price', ({ unit_claim: { claim } }) => (claim.repair_price === null ? null : Number(claim.repair_price))],
    ['priority', ({ unit_claim }) => ['low', 'medium', 'high', 'urgent'].indexOf(unit_claim.priority!)],
    [
      'status',
      ({ unit_claim: { claim } }) =>
        ['pending', 'approved', 'open', 'completed', 'rejected'].indexOf(claim.claim_status.code),
    ],
    ['age', ({ unit_claim: { claim } }) => -Date.parse(claim.created_at)],
    ['last_message', ({ unit_claim }) => unit_claim.last_message?.at ?? null],
    ['waiting', ({ unit_claim }) => (unit_claim.waiting_since ? -Date.parse(unit_claim.waiting_since) : null)],
  ];
  test.each(shown)('sorted by %s follow the displayed value, with empty ones last', async (column, read) => {
    for (const [sort, sign] of [
      [column, 1],
      [`-${column}`, -1],
    ] as const) {
      const values = ((await admin.get(`/logic/unit_claim?sort=${sort}`)).body.data as UnitClaim[]).map(read);
      const inOrder = values.toSorted((a, b) =>
        a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a < b ? -1 : Number(a > b)),
      );
      expect(values).toEqual(inOrder);
    }
  });

  test.each(['price;drop table claim', 'created_at', '--id', ''])('cannot be sorted by %p', async (sort) => {
    expect((await admin.get(`/logic/unit_claim?sort=${encodeURIComponent(sort)}`)).status).toBe(400);
  });

  test.each(['page=0', 'page=x', 'page_size=0', 'page_size=201', 'status=done', 'from=2025-02-30', 'project_id=0'])(
    'refuse %s',
    async (query) => {
      expect((await admin.get(`/logic/unit_claim?${query}`)).status).toBe(400);
    },
  );
});

describe('the filters', () => {
  test('by status, priority, project, unit, client and day narrow the list together', async () => {
    const all = (await admin.get('/logic/unit_claim')).body.data as {
      unit_claim: {
        priority: string;
        claim: { claim_status: { code: string } };
        contract: { unit: { project: { id: number } } };
      };
    }[];
    const expected = all.filter(
      ({ unit_claim: claim }) =>
        ['pending', 'open'].includes(claim.claim.claim_status.code) &&
        claim.priority === 'medium' &&
        claim.contract.unit.project.id === 1,
    ).length;
    const { body } = await admin.get('/logic/unit_claim?page=1&status=pending,open&priority=medium&project_id=1');
    expect(body.meta.total).toBe(expected);
  });

  test('by day take whole days of Argentina', async () => {
    const { body } = await raiseClaim(admin, contract);
    const { id } = body.data.unit_claim;
    await api.connection.pool.query("update claim set created_at = '2024-03-11T02:30:00Z' where id = $1", [id]);
    expect(await ids(admin, 'from=2024-03-10&to=2024-03-10')).toContain(id);
    expect(await ids(admin, 'from=2024-03-11&to=2024-03-11')).not.toContain(id);
    expect(await find(admin, '10/03/2024')).toContain(id);
  });
});

describe('the global filter', () => {
  let id: number;
  beforeAll(async () => {
    id = (await raiseClaim(owner, contract, { description: 'El ñandú rompió la cañería 100% de cobre' })).body.data
      .unit_claim.id;
    await admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '125300.5' });
    await admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'urgent' });
  });

  test.each([
    'ñandú',
    'NANDU',
    'nandu caneria',
    'gimenez ñandú',
    'cocina oroño cañería',
    '100% cobre',
    '3° ñand',
    'analisis nandu',
  ])('finds it by %p', async (q) => {
    expect(await find(admin, q)).toContain(id);
    expect(await find(owner, q)).toContain(id);
  });

  test('finds it by its number as the screens show it', async () => {
    for (const q of [`#${id}`, `n° ${id}`, `N°${id} nandu`]) expect(await find(admin, q)).toContain(id);
  });

  test.each(['ñandú avestruz', '100_', '\\', '%%%x'])('does not find it by %p', async (q) => {
    expect(await find(admin, q)).not.toContain(id);
  });

  test('finds claims by price and priority labels for staff, and by neither for a client', async () => {
    for (const q of ['125.300,50', '$ 125.300,50', '125300', 'nandu alta']) {
      expect(await find(admin, q)).toContain(id);
      expect(await find(owner, q)).not.toContain(id);
    }
  });

  test('finds claims by a renamed client, unit, project and label', async () => {
    const { pool } = api.connection;
    await pool.query("update account set last_name = 'Zubiría' where username = 'cliente@demo.ar'");
    await pool.query("update unit set name = 'Penthouse' where id = (select unit_id from contract where id = $1)", [
      contract,
    ]);
    await pool.query("update project set name = 'Torre Bulevar' where id = 1");
    await pool.query("update claim_item set label = 'Monocomando' where id = 1");
    expect(await find(admin, 'zubiria penthouse bulevar monocomando nandu')).toEqual([id]);
    expect(await find(admin, 'oroño nandu')).toEqual([]);
  });
});

describe('prices', () => {
  test('are hidden from clients in the list, in its order and in the history', async () => {
    const rows = (await owner.get('/logic/unit_claim')).body.data as {
      unit_claim: { claim: { repair_price: string | null } };
    }[];
    expect(rows.every(({ unit_claim: { claim } }) => claim.repair_price === null)).toBe(true);
    expect(await ids(owner, 'sort=-price')).toEqual(await ids(owner, ''));
    const priced =
      (await admin.get('/logic/unit_claim?sort=-price&q=gimenez')).body.data[0]?.unit_claim ??
      (await admin.get('/logic/unit_claim?sort=-price')).body.data[0].unit_claim;
    expect(priced.claim.repair_price).toMatch(/^\d+\.\d\d$/);
  });

  test('are visible to a consortium', async () => {
    const consortium = await api.as('consorcio@demo.ar');
    const rows = (await consortium.get('/logic/project_claim?sort=-price')).body.data;
    expect(rows[0].project_claim.claim.repair_price).toMatch(/^\d+\.\d\d$/);
  });
});

describe('the initial list', () => {
  const opening = ['unit_claim?page=1&page_size=50', 'project_claim?page=1&page_size=50'];

  test.each(opening)(
    'needs three statements, for the session, the rows and their news, while its total is cached: %s',
    async (path) => {
      // A session that has written nothing, so that its counts are cached for a second; on a busy machine two calls may
      // take that long.
      const reader = await api.as('admin@demo.ar');
      let statements = 0;
      for (let tries = 0; tries < 20 && statements !== 3; tries++) {
        const other = await reader.get(`/logic/${path}&sort=-date`);
        const query = jest.spyOn(api.connection.pool, 'query');
        const opened = await reader.get(`/logic/${path}`);
        statements = query.mock.calls.length;
        query.mockRestore();
        expect(opened.body).toEqual(other.body);
        expect(opened.body.data.length).toBeGreaterThan(3);
      }
      expect(statements).toBe(3);
    },
  );

  test("contains photos, people, messages, a reason and a warranty, like the claim's own page", async () => {
    const { data } = (await admin.get('/logic/unit_claim?page=1&page_size=200')).body as { data: UnitClaim[] };
    const having = (is: (row: UnitClaim['unit_claim']) => unknown) => data.find((row) => is(row.unit_claim));
    const rows = [
      having((claim) => claim.claim_image.length > 0),
      having((claim) => claim.tenant),
      having((claim) => claim.last_message),
      having((claim) => claim.claim.rejected_reason),
      having((claim) => claim.warranty?.is_covered),
      having((claim) => claim.warranty && !claim.warranty.is_covered),
    ];
    expect(rows.map((row) => row !== undefined)).toEqual(rows.map(() => true));
    for (const row of rows) {
      expect((await admin.get(`/logic/unit_claim/${row!.unit_claim.id}`)).body.data).toEqual(row);
    }
  });
});

test('the total includes an own new claim immediately', async () => {
  const total = async () => (await admin.get('/logic/unit_claim?page=1')).body.meta.total as number;
  const before = await total();
  await raiseClaim(admin, contract);
  expect(await total()).toBe(before + 1);
});
