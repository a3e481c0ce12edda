import type { ImportColumns } from '../../src/contract/imports';
import { form } from './support/files';
import { endedImport } from './support/imports';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { workbookOf } from './support/workbooks';

let api: TestApp;
let admin: Caller;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

async function send(content: string | Buffer, kind = 'clients', caller = admin): Promise<number> {
  const bytes = Buffer.from(content);
  const { status, body } = await caller.upload('/logic/import', form({ kind }, [{ name: 'lista.csv', bytes }], 'file'));
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  return body.data.id;
}
const jobOf = (id: number) => endedImport(api, admin, id);
const columnsOf = async (id: number, query = ''): Promise<ImportColumns> =>
  (await admin.get(`/logic/import/${id}/columns${query}`)).body.data;
const choose = (id: number, choice: object, caller = admin) =>
  caller.post(`/logic/import/${id}/columns`, {
    sheet: '',
    heading_row: 1,
    with_hidden_rows: false,
    columns: [],
    ...choice,
  });
const cellsOf = async (id: number) =>
  ((await admin.get(`/logic/import/${id}/row`)).body.data as { row: number; cells: Record<string, string> }[]).map(
    ({ row, cells }) => [
      row,
      ...['username', 'name', 'last_name', 'document', 'address'].flatMap((field) => cells[field] || []),
    ],
  );

const list = 'Mail del dueño;Nombre;Apellido;Doc.;Color preferido\nana@correo.test;Ana;Sosa;30111001;Rojo\n';
const chosen = [
  { index: 0, field: 'username' },
  { index: 1, field: 'name' },
  { index: 2, field: 'last_name' },
  { index: 3, field: 'document' },
];

test('columns with unknown headings are asked for, with their first values and what they were taken for', async () => {
  const id = await send(list);
  expect(await jobOf(id)).toMatchObject({ status: 'mapping', total: 0, reading: null });
  expect(await columnsOf(id)).toEqual({
    sheets: [''],
    hidden_sheets: [],
    sheet: '',
    heading_row: 1,
    hidden_rows: 0,
    with_hidden_rows: false,
    is_remembered: false,
    columns: [
      { index: 0, heading: 'Mail del dueño', samples: ['ana@correo.test'], is_hidden: false, field: null },
      { index: 1, heading: 'Nombre', samples: ['Ana'], is_hidden: false, field: 'name' },
      { index: 2, heading: 'Apellido', samples: ['Sosa'], is_hidden: false, field: 'last_name' },
      { index: 3, heading: 'Doc.', samples: ['30111001'], is_hidden: false, field: 'document' },
      { index: 4, heading: 'Color preferido', samples: ['Rojo'], is_hidden: false, field: null },
    ],
  });
  expect((await choose(id, { columns: chosen })).status).toBe(200);
  expect(await jobOf(id)).toMatchObject({
    status: 'checked',
    total: 1,
    summary: { create: 1 },
    reading: { unused_columns: ['Color preferido'] },
  });
  expect(await cellsOf(id)).toEqual([[2, 'ana@correo.test', 'Ana', 'Sosa', '30111001']]);
});

test('the choice is remembered for files with the same headings, and can be changed after the check', async () => {
  const id = await send(list.replace('ana@', 'leo@').replace('30111001', '30111002'));
  expect(await jobOf(id)).toMatchObject({
    status: 'checked',
    summary: { create: 1 },
    reading: { unused_columns: ['Color preferido'] },
  });
  expect((await columnsOf(id)).columns.map(({ field }) => field)).toEqual([
    'username',
    'name',
    'last_name',
    'document',
    null,
  ]);
  await choose(id, { columns: [...chosen, { index: 4, field: 'address' }] });
  expect(await jobOf(id)).toMatchObject({ status: 'checked', total: 1, reading: { unused_columns: [] } });
  expect(await cellsOf(id)).toEqual([[2, 'leo@correo.test', 'Ana', 'Sosa', '30111002', 'Rojo']]);
  // Of another kind, the same headings mean something else.
  expect(await jobOf(await send(list, 'contractors'))).toMatchObject({ status: 'mapping' });
});

test('a choice is refused without what identifies a row, with a field twice, or an unknown column or sheet', async () => {
  const id = await send('Color;Talle;Mail\nrojo;M;ana@correo.test\n');
  const messageOf = async (choice: object) => {
    const { status, body } = await choose(id, choice);
    return [status, body.message];
  };
  expect(await messageOf({})).toEqual([422, 'Elegí qué columna es el Email, o cuáles son el Proyecto y la Unidad.']);
  const twice = [
    { index: 0, field: 'username' },
    { index: 1, field: 'username' },
  ];
  expect(await messageOf({ columns: twice })).toEqual([422, 'Dos columnas no pueden ser el mismo dato.']);
  expect(await messageOf({ columns: [{ index: 0, field: 'color' }] })).toEqual([
    422,
    'El archivo no tiene una de las columnas elegidas.',
  ]);
  expect(await messageOf({ columns: [{ index: 9, field: 'username' }] })).toEqual([
    422,
    'El archivo no tiene una de las columnas elegidas.',
  ]);
  expect((await choose(id, { heading_row: 0 })).status).toBe(400);
  expect(await messageOf({ columns: [{ index: 2, field: 'username' }], heading_row: 2 })).toEqual([
    422,
    'El archivo no tiene filas para importar.',
  ]);
  expect(await jobOf(id)).toMatchObject({ status: 'mapping' });
});

test('only staff can see and choose the columns, of an import that is not over', async () => {
  const id = await send(list.replaceAll('Color', 'Otro color'));
  for (const username of ['cliente@demo.ar', 'consorcio@demo.ar']) {
    const caller = await api.as(username);
    expect((await caller.get(`/logic/import/${id}/columns`)).status).toBe(403);
    expect((await choose(id, { columns: chosen }, caller)).status).toBe(403);
  }
  expect((await choose(id, { columns: chosen }, api.nobody)).status).toBe(401);
  expect((await choose(999_999, { columns: chosen })).status).toBe(404);
  const manager = await api.as('manager@demo.ar');
  expect((await choose(id, { columns: chosen }, manager)).status).toBe(200);
  await jobOf(id);
  await admin.post(`/logic/import/${id}/apply`, {});
  expect(await jobOf(id)).toMatchObject({ status: 'applied' });
  expect((await admin.get(`/logic/import/${id}/columns`)).status).toBe(409);
  expect((await choose(id, { columns: chosen })).status).toBe(409);
  const { rows } = await api.connection.pool.query('select 1 from import_upload where job_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('an import whose columns are not chosen cannot be applied or checked', async () => {
  const id = await send('Color;Talle\nrojo;M\n');
  expect((await admin.post(`/logic/import/${id}/apply`, {})).status).toBe(409);
  expect((await admin.post(`/logic/import/${id}/check`, { create_projects: false })).status).toBe(409);
});

const header = ['Email', 'Nombre', 'Apellido', 'DNI'];
const person = (name: string, document: number) => [`${name.toLowerCase()}@hojas.test`, name, 'Sosa', document];

test('of several sheets one is chosen; empty and hidden ones are not offered, and the others are named', async () => {
  const id = await send(
    workbookOf([
      { name: 'Torre 1', rows: [header, person('Eva', 30_112_001)] },
      { name: 'Torre 2', rows: [header, person('Ivo', 30_112_002)] },
      { name: 'Hoja3', rows: [] },
      { name: 'Vieja', rows: [header, person('Uma', 30_112_003)], state: 'veryHidden' },
    ]),
  );
  expect(await jobOf(id)).toMatchObject({ status: 'mapping' });
  expect(await columnsOf(id)).toMatchObject({
    sheets: ['Torre 1', 'Torre 2'],
    hidden_sheets: ['Vieja'],
    sheet: 'Torre 1',
  });
  expect((await columnsOf(id, '?sheet=Torre%202')).columns[1]).toMatchObject({ samples: ['Ivo'] });
  expect((await admin.get(`/logic/import/${id}/columns?sheet=Vieja`)).status).toBe(422);
  await choose(id, { sheet: 'Torre 2', columns: chosen });
  expect(await jobOf(id)).toMatchObject({ status: 'checked', reading: { unused_sheets: ['Torre 1', 'Vieja'] } });
  expect(await cellsOf(id)).toEqual([[2, 'ivo@hojas.test', 'Ivo', 'Sosa', '30112002']]);
});

test('hidden rows are asked for', async () => {
  const id = await send(
    workbookOf([
      { name: 'Lista', rows: [header, person('Eva', 30_112_001), person('Ivo', 30_112_002)], hiddenRows: [3] },
    ]),
  );
  expect(await columnsOf(id)).toMatchObject({ hidden_rows: 1 });
  await choose(id, { sheet: 'Lista', columns: chosen });
  expect(await jobOf(id)).toMatchObject({ total: 1, reading: { hidden_rows: 1 } });
  await choose(id, { sheet: 'Lista', columns: chosen, with_hidden_rows: true });
  expect(await jobOf(id)).toMatchObject({ total: 2, reading: { hidden_rows: 0 } });
});

test('headings below a title are found, and another row can be chosen', async () => {
  const id = await send(`Listado de propietarios;;;;\nal 28/11/2026;;;;\n${list.replaceAll('Color', 'Matiz')}`);
  expect(await columnsOf(id)).toMatchObject({ heading_row: 3 });
  expect((await columnsOf(id, '?heading_row=4')).columns[0]).toMatchObject({ heading: 'ana@correo.test', samples: [] });
  await choose(id, { heading_row: 3, columns: chosen });
  await jobOf(id);
  expect(await cellsOf(id)).toEqual([[4, 'ana@correo.test', 'Ana', 'Sosa', '30111001']]);
});
