import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { projectClaimColumns, unitClaimColumns } from '../../src/contract/claimFilters';
import { clientColumns } from '../../src/contract/clients';
import { columnText } from '../../src/contract/columnText';
import { leaseColumns } from '../../src/contract/leases';
import { managerColumns } from '../../src/contract/managers';
import { projectColumns } from '../../src/contract/projects';
import { unitColumns } from '../../src/contract/units';
import { workbook } from '../../src/server/plugins/workbook';
import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
});
afterAll(() => api.close());

const lists = {
  '/logic/unit_claim': [unitClaimColumns, columnText.unitClaims],
  '/logic/project_claim': [projectClaimColumns, columnText.projectClaims],
  '/logic/client': [clientColumns, columnText.clients],
  '/logic/unit': [unitColumns, columnText.units],
  '/logic/lease_contract_request': [leaseColumns, columnText.leases],
  '/logic/project': [projectColumns, columnText.projects],
  '/model/manager': [managerColumns, columnText.users],
} as const;

/**
 * The headings of a list's column in a file: a project and its unit are separate columns, so that a file can be summed
 * by project; a decision and its reason are too.
 */
function inFile(path: string, title: string): string[] {
  if (path === '/logic/unit_claim' && title === columnText.unitClaims.building) return ['Edificio', 'Unidad'];
  return title === columnText.unitClaims.decision ? [title, 'Motivo de la decisión'] : [title];
}

const csv = async (caller: Caller, path: string) => {
  const { status, body: bytes } = await caller.get(path);
  expect(status).toBe(200);
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .split('\r\n')
    .filter(Boolean)
    .map((line: string) => line.split(';'));
};
const sheet = async (caller: Caller, path: string) => {
  const { status, body: bytes } = await caller.get(path);
  expect(status).toBe(200);
  const { sheets } = await readXlsx(bytes);
  return sheets[0]?.rows ?? [];
};

test.each(Object.entries(lists))(
  '%s is written completely, in the columns of its table',
  async (path, [columns, titles]) => {
    const users = path === '/model/manager' ? (await admin.get('/model/consortiumRoutes')).body.data.length : 0;
    const total = (await admin.get(path)).body.data.length + users;
    const [heading, ...rows] = await sheet(admin, `${path}/export?format=xlsx`);
    const headings = columns.flatMap((column) => inFile(path, titles[column as keyof typeof titles]));
    expect(heading).toEqual(headings);
    expect(rows).toHaveLength(total);
    const lines = await csv(admin, `${path}/export?format=csv&columns=${columns[1]},${columns[0]}`);
    expect(lines[0]).toEqual([columns[1], columns[0]].map((column) => titles[column as keyof typeof titles]));
    expect(lines.length).toBeGreaterThan(total);
  },
);

test("an export contains the rows of the list's filter and order, or the selected rows", async () => {
  const query = 'status=pending,open&priority=medium&sort=-id';
  const listed = (await admin.get(`/logic/unit_claim?${query}`)).body.data.map(
    (row: { unit_claim: { claim_id: number } }) => String(row.unit_claim.claim_id),
  );
  const written = await csv(admin, `/logic/unit_claim/export?format=csv&columns=id&${query}`);
  expect(written.slice(1).flat()).toEqual(listed);
  const chosen = await csv(admin, `/logic/unit_claim/export?format=csv&columns=id&ids=${listed[2]},${listed[0]}`);
  expect(chosen.slice(1).flat().toSorted()).toEqual([listed[0], listed[2]].toSorted());
});

test('an export of users has the order of their list, which mixes supervisors and consortiums', async () => {
  const idsOf = async (path: string) => (await admin.get(path)).body.data.map(({ id }: { id: number }) => String(id));
  const [managers, consortiums] = [await idsOf('/model/manager'), await idsOf('/model/consortiumRoutes')];
  const listed = [consortiums[0], managers[1], consortiums[1], managers[0]];
  const written = await csv(admin, `/model/manager/export?format=csv&columns=id&ids=${listed.join(',')}`);
  expect(written.slice(1).flat()).toEqual(listed);
});

test('dates, amounts, leading zeros and formulas keep their values', async () => {
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  const description = '=HYPERLINK("http://x";"ver") con ñ y "comillas"';
  const { body } = await raiseClaim(admin, contract, { description });
  const { id, claim } = body.data.unit_claim;
  await admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '1234.5' });
  const path = `/logic/unit_claim/export?ids=${id}&columns=date,description,price,status`;

  const [, row] = await sheet(admin, `${path}&format=xlsx`);
  const shown = new Date(Date.parse(claim.created_at) - 3 * 3_600_000);
  expect(Math.abs((row![0] as Date).getTime() - shown.getTime())).toBeLessThan(1000);
  expect(row?.slice(1)).toEqual([description, 1234.5, 'En análisis']);

  const { body: bytes } = await admin.get(`${path}&format=csv`);
  const [, line] = bytes.toString('utf8').split('\r\n');
  const [year, month, day] = shown.toISOString().slice(0, 10).split('-');
  expect(line).toBe(
    `${day}/${month}/${year} ${shown.toISOString().slice(11, 16)};"'${description.replaceAll('"', '""')}";1234,50;En análisis`,
  );
});

test('a workbook opens with a frozen bold heading, a filter over all rows, and cells that can be summed', async () => {
  const { body } = await raiseClaim(admin, await ownershipOf(admin, 'Torre Oroño/3° A'), {
    description: 'a_x0041_b\u0007 <&>',
  });
  const { id } = body.data.unit_claim;
  await admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '99000.25' });
  const other = (await admin.get('/logic/unit_claim?sort=id')).body.data[0].unit_claim.claim_id;
  const columns = 'id,date,building,description,price,messages';
  const { body: bytes } = await admin.get(
    `/logic/unit_claim/export?format=xlsx&sort=-id&ids=${id},${other}&columns=${columns}`,
  );
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const { rows, cells, freezePane, autoFilter, columns: widths } = sheets[0]!;
  expect(rows[0]).toEqual(['ID', 'Fecha', 'Edificio', 'Unidad', 'Descripción', 'Precio', 'Mensajes']);
  expect(rows[1]).toEqual([id, expect.any(Date), 'Torre Oroño', '3° A', 'a_x0041_b <&>', 99000.25, expect.any(Number)]);
  expect(rows).toHaveLength(3);
  expect(autoFilter).toEqual({ range: 'A1:G3' });
  expect(freezePane).toEqual({ rows: 1 });
  expect(rows[0]!.map((_title, column) => cells!.get(`0,${column}`)!.style!.font!.bold)).toEqual(
    rows[0]!.map(() => true),
  );
  const formats = ['0', 'dd/mm/yyyy hh:mm', undefined, undefined, undefined, '"$" #,##0.00', '0'];
  for (const row of [1, 2])
    expect(formats.map((_format, column) => cells!.get(`${row},${column}`)?.style?.numFmt)).toEqual(formats);
  for (const [column, title] of rows[0]!.entries())
    expect(widths![column]!.width).toBeGreaterThan(String(title).length + 2);
});

test('a workbook without rows has its heading and its filter', async () => {
  const { body: bytes } = await admin.get('/logic/unit_claim/export?format=xlsx&columns=id,status&q=nadaigualaesto');
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]).toMatchObject({ rows: [['ID', 'Estado']], autoFilter: { range: 'A1:B1' } });
});

test("rows above a sheet's limit continue in another sheet with its own heading", async () => {
  async function* rows() {
    for (let row = 1; row <= 7; row++) yield await Promise.resolve([row, `fila ${row}`]);
  }
  const columns = [
    { title: 'N', width: 8, numFmt: '0' },
    { title: 'Texto', width: 20 },
  ];
  const bytes = await buffer(workbook({ name: 'Lista', columns, rows: rows(), sheetRows: 4 }));
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name, rows: read, autoFilter }) => [name, read, autoFilter?.range])).toEqual([
    [
      'Lista',
      [
        ['N', 'Texto'],
        [1, 'fila 1'],
        [2, 'fila 2'],
        [3, 'fila 3'],
      ],
      'A1:B4',
    ],
    [
      'Lista_2',
      [
        ['N', 'Texto'],
        [4, 'fila 4'],
        [5, 'fila 5'],
        [6, 'fila 6'],
      ],
      'A1:B4',
    ],
    [
      'Lista_3',
      [
        ['N', 'Texto'],
        [7, 'fila 7'],
      ],
      'A1:B2',
    ],
  ]);
});

test('a failure while the rows are read aborts the file', async () => {
  async function* rows() {
    yield await Promise.resolve(['una']);
    throw new Error('broken off');
  }
  const written = workbook({ name: 'Lista', columns: [{ title: 'N', width: 8 }], rows: rows() });
  await expect(buffer(written)).rejects.toThrow('broken off');
});

test('an export names a withdrawn claim as the list does', async () => {
  const { claim_id: number } = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data
    .unit_claim;
  expect((await owner.post(`/logic/claim/${number}/withdraw`, { reason: 'Ya lo arreglé.' })).status).toBe(200);
  const [, ...rows] = await csv(admin, `/logic/unit_claim/export?format=csv&columns=id,status&ids=${number}`);
  expect(rows).toEqual([[String(number), 'Retirado']]);
});

test('an export only contains data that the user may see', async () => {
  const seen = (await owner.get('/logic/unit_claim')).body.data.length;
  const [heading, ...rows] = await sheet(owner, '/logic/unit_claim/export?format=xlsx&columns=id,price,priority');
  expect(heading).toEqual(['ID']);
  expect(rows).toHaveLength(seen);
  expect((await owner.get('/logic/unit_claim/export?format=csv&columns=price,priority')).status).toBe(403);
  expect((await owner.get('/logic/client/export?format=csv')).status).toBe(403);
  expect((await owner.get('/model/manager/export?format=csv')).status).toBe(403);
});

test.each([
  ['manager@demo.ar', '/logic/unit_claim', []],
  ['cliente@demo.ar', '/logic/unit_claim', ['Prioridad', 'Precio', 'Responsable', '¿Quedó resuelto?', 'Puntaje']],
  ['inquilino@demo.ar', '/logic/unit_claim', ['Prioridad', 'Precio', 'Responsable', '¿Quedó resuelto?', 'Puntaje']],
  ['consorcio@demo.ar', '/logic/project_claim', ['Responsable', '¿Quedó resuelto?', 'Puntaje']],
  ['manager@demo.ar', '/logic/project_claim', []],
  ['cliente@demo.ar', '/logic/unit', []],
  ['cliente@demo.ar', '/logic/lease_contract_request', []],
  ['consorcio@demo.ar', '/logic/project', []],
] as const)('%s exports %s without the columns %j', async (who, path, without) => {
  const [columns, titles] = lists[path];
  const [heading] = await csv(await api.as(who), `${path}/export?format=csv`);
  const all = columns.flatMap((column) => inFile(path, titles[column as keyof typeof titles]));
  expect(heading).toEqual(all.filter((title) => !(without as readonly string[]).includes(title)));
});

test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', '\n=1+1', '\t=1', '=1', '@a', '-1'])(
  'a text that some spreadsheets read as a formula is quoted: %j',
  async (text) => {
    // Written to the database directly, because the API trims whitespace.
    await api.connection.pool.query('update project set description = $1 where id = 1', [text]);
    const { body } = await admin.get('/logic/project/export?format=csv&columns=description&ids=1');
    expect(body.toString('utf8')).toContain(`'${text}`);
  },
);

test.each(['\u0001=1+1', '\u200b=1+1', '\ufeff\u0001-1', '=1\u200b+1'])(
  'a text of an earlier version with invisible signs is exported without them: %j',
  async (text) => {
    await api.connection.pool.query('update project set description = $1 where id = 1', [text]);
    const plain = text.replaceAll(/[^=+1-]/g, '');
    const { body } = await admin.get('/logic/project/export?format=csv&columns=description&ids=1');
    expect(body.toString('utf8').split('\r\n')[1]).toBe(`'${plain}`);
    const sheet = await admin.get('/logic/project/export?format=xlsx&columns=description&ids=1');
    expect(strFromU8(unzipSync(new Uint8Array(sheet.body))['xl/worksheets/sheet1.xml']!)).toContain(`>${plain}</t>`);
  },
);

test('the age of a claim counts the days in Argentina, as its list does', async () => {
  const { body } = await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'));
  const id = body.data.unit_claim.claim_id as number;
  // Yesterday, one minute before midnight.
  await api.connection.pool.query(
    `update claim set created_at = date_trunc('day', now(), 'America/Argentina/Buenos_Aires') - interval '1 minute' where id = $1`,
    [id],
  );
  expect(await csv(admin, `/logic/unit_claim/export?format=csv&columns=age&ids=${id}`)).toEqual([
    [columnText.unitClaims.age],
    ['1'],
  ]);
});

test.each(['', 'format=pdf', 'format=csv&columns=password_hash', 'format=csv&page=1', 'format=csv&ids=0'])(
  'refuses %p',
  async (query) => {
    expect((await admin.get(`/logic/unit_claim/export?${query}`)).status).toBe(400);
  },
);

test.each(['xlsx', 'csv'])(
  'a failure before the first row gets an error response instead of a truncated %s',
  async (format) => {
    // Too large for an id; only the database detects it.
    const { status, body } = await admin.get(`/logic/project_claim/export?format=${format}&project_id=4957346369`);
    expect({ status, success: body.success }).toEqual({ status: 400, success: false });
  },
);
