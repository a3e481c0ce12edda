import { readXlsx } from 'hucre/xlsx';
import { importColumns } from '../../src/contract/importColumns';
import { writeTable } from '../../src/server/imports/writeTable';
import { splitNames } from '../../src/server/imports/contractorImport.service';
import { form } from './support/files';
import { endedImport } from './support/imports';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const columns = Object.keys(importColumns.contractors) as (keyof typeof importColumns.contractors)[];
const headings = Object.values(importColumns.contractors);
type Cells = Partial<Record<(typeof columns)[number], string>>;
const rowOf = (cells: Cells) => columns.map((column) => cells[column] ?? '');

const send = (bytes: Buffer, name: string, caller = admin) =>
  caller.upload('/logic/import', form({ kind: 'contractors' }, [{ name, bytes }], 'file'));
async function upload(rows: Cells[], caller = admin) {
  const { content, name } = await writeTable('contratistas', 'csv', [headings, ...rows.map(rowOf)]);
  return send(Buffer.from(content, 'base64'), name, caller);
}
const ended = (id: number) => endedImport(api, admin, id);
const check = async (rows: Cells[]) => ended((await upload(rows)).body.data.id);
async function apply(rows: Cells[], body: object = {}) {
  const { id } = await check(rows);
  const { status, body: answer } = await admin.post(`/logic/import/${id}/apply`, body);
  expect({ status, message: answer.message }).toMatchObject({ status: 200 });
  return ended(id);
}
async function problemsOf(rows: Cells[]): Promise<string[]> {
  const { id } = await check(rows);
  const { data } = (await admin.get(`/logic/import/${id}/row?outcome=error`)).body as {
    data: { row: number; problems: { field: string; message: string }[] }[];
  };
  return data.flatMap(({ row, problems }) => problems.map(({ field, message }) => `${row} ${field}: ${message}`));
}
const find = async (q: string) => (await admin.get(`/logic/contractor?page=1&q=${encodeURIComponent(q)}`)).body.data;

const parque: Cells = {
  name: 'Sanitarios del Parque',
  cuit: '30-71884420-3',
  categories: 'sanitarios, Gas y calefaccion',
  projects: 'Torre Oroño',
  phone_number: '341 555-0121',
  email: 'Turnos@Parque.ar',
  hours: 'Lunes a viernes de 8 a 17',
  active: 'Sí',
};

test.each(['xlsx', 'csv'] as const)('the template can be imported as %s', async (format) => {
  const template = (await admin.get(`/logic/import/template?kind=contractors&format=${format}`)).body.data;
  expect(template.name).toBe(`plantilla-contratistas.${format}`);
  const { status, body } = await send(Buffer.from(template.content, 'base64'), template.name);
  expect(status).toBe(201);
  expect(await ended(body.data.id)).toMatchObject({
    kind: 'contractors',
    status: 'checked',
    summary: { create: 2, change: 0, skip: 0, error: 0 },
    new_projects: [],
  });
});

test('the dry run changes nothing; the import creates contractors with their trades and projects', async () => {
  const { id, summary } = await check([parque]);
  expect(summary).toEqual({ create: 1, change: 0, skip: 0, error: 0 });
  expect(await find('parque')).toEqual([]);
  await admin.post(`/logic/import/${id}/apply`, {});
  expect(await ended(id)).toMatchObject({ status: 'applied', processed: 1 });
  expect(await find('parque')).toMatchObject([
    {
      name: 'Sanitarios del Parque',
      cuit: '30718844203',
      phone_number: '3415550121',
      email: 'turnos@parque.ar',
      hours: 'Lunes a viernes de 8 a 17',
      active: true,
      categories: [{ label: 'Gas y calefacción' }, { label: 'Sanitarios' }],
      projects: [{ name: 'Torre Oroño' }],
      version: 1,
    },
  ]);
  expect((await check([parque])).summary).toEqual({ create: 0, change: 0, skip: 1, error: 0 });
});

test('a row only changes its filled fields; a contractor is identified by its CUIT or its name', async () => {
  const [before] = await find('parque');
  expect((await check([{ name: 'Sanitarios del Parque' }])).summary).toMatchObject({ skip: 1 });
  await apply([{ name: 'SANITARIOS DEL PARQUE', cuit: '30718844203', projects: 'todos', active: 'no' }]);
  const [after] = await find('parque');
  expect(after).toEqual({ ...before, name: 'SANITARIOS DEL PARQUE', projects: [], active: false, version: 2 });

  await apply([{ name: 'Herrería Ibarra', phone_number: '3415550199' }]);
  await apply([{ name: 'herreria ibarra', cuit: '30719900018' }]);
  expect(await find('ibarra')).toMatchObject([{ cuit: '30719900018', phone_number: '3415550199', version: 2 }]);
  await apply([{ name: 'Metalúrgica Ibarra', cuit: '30-71990001-8' }]);
  expect(await find('ibarra')).toMatchObject([{ name: 'Metalúrgica Ibarra', version: 3 }]);
});

test('problems are reported by row and column', async () => {
  const rows: Cells[] = [
    { name: 'Uno', phone_number: '99', cuit: '30-71884420-9', email: 'sin-arroba' },
    { phone_number: '3415550130' },
    { name: 'Tres' },
    { name: 'Cuatro', phone_number: '3415550131', categories: 'Sanitarios, Magia', projects: 'Torre Ausente' },
    { name: 'Cinco', phone_number: '3415550132', active: 'quizás' },
    { name: 'Seis', phone_number: '3415550133', hours: 'x'.repeat(201) },
    { name: 'Siete', phone_number: '3415550134' },
    { name: 'siete', phone_number: '3415550135' },
    { name: 'Electricidad Litoral', cuit: '30718844203' },
    { name: 'Electricidad Litoral', cuit: '27-28445566-0', phone_number: '3415550137' },
  ];
  expect(await problemsOf(rows)).toEqual([
    '2 cuit: El CUIT ingresado es inválido - Ej: 30-71234567-1',
    '2 phone_number: El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2',
    '2 email: El email ingresado es inválido',
    '3 name: Falta este dato.',
    '4 phone_number: Falta este dato.',
    expect.stringMatching(/^5 categories: No existe el rubro «Magia». Los rubros: Sanitarios, .*, Climatización\.$/),
    '5 projects: No existe el proyecto «Torre Ausente».',
    '6 active: Escribí «Sí» o «No».',
    '7 hours: No puede superar los 200 caracteres.',
    '9 name: Este contratista ya está en la fila 8.',
    '10 cuit: Este CUIT es de otro contratista (SANITARIOS DEL PARQUE).',
    '11 cuit: Ya hay un contratista con este nombre y otro CUIT (30-71560983-1).',
    '11 name: Este contratista ya está en la fila 10.',
  ]);
});

test('rows with errors can be skipped, and are returned as a file with the same columns', async () => {
  const rows: Cells[] = [
    { name: 'Vidrios Norte', phone_number: '3415550140' },
    { name: 'Vidrios Sur', phone_number: 'mal' },
  ];
  const { id } = await check(rows);
  expect((await admin.post(`/logic/import/${id}/apply`, {})).status).toBe(409);
  const { content } = (await admin.get(`/logic/import/${id}/errors`)).body.data;
  const sheet = (await readXlsx(Buffer.from(content, 'base64'))).sheets[0]!.rows;
  expect(sheet[0]).toEqual([...headings, 'Fila', 'Errores']);
  expect(sheet[1]!.slice(-2)).toEqual(['3', 'Teléfono: El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2.']);
  await admin.post(`/logic/import/${id}/apply`, { leave_out_errors: true });
  expect(await ended(id)).toMatchObject({ status: 'applied' });
  expect(await find('vidrios')).toMatchObject([{ name: 'Vidrios Norte' }]);
});

test('contractors with the same name are distinguished by their CUIT', async () => {
  for (const phone_number of ['3415550150', '3415550151'])
    await admin.post('/logic/contractor', { name: 'Hermanos Paz', phone_number });
  expect(await problemsOf([{ name: 'Hermanos Paz', hours: 'Mañana' }])).toEqual([
    '2 cuit: Hay varios contratistas con este nombre: agregá el CUIT.',
  ]);
});

test('the exported list can be imported again, and changes nothing', async () => {
  const { body: file } = await admin.get('/logic/contractor/export?format=csv');
  const { body } = await send(Buffer.from(file), 'Contratistas.csv');
  const { summary } = await ended(body.data.id);
  // Two have the same name and no CUIT.
  expect(summary).toMatchObject({ create: 0, change: 0, error: 2 });
});

test('columns of another kind of file are asked for, and an unknown kind is refused', async () => {
  const file = await writeTable('clientes', 'csv', [
    Object.values(importColumns.clients),
    ['ana@correo.ar', 'Ana', 'Sosa'],
  ]);
  const { status, body } = await send(Buffer.from(file.content, 'base64'), file.name);
  expect([status, body.data.status]).toEqual([201, 'mapping']);
  const other = await admin.upload(
    '/logic/import',
    form({ kind: 'plans' }, [{ name: 'a.csv', bytes: Buffer.from('a') }], 'file'),
  );
  expect(other.status).toBe(400);
});

test('only staff can import contractors', async () => {
  const manager = await api.as('manager@demo.ar');
  const { status } = await upload([{ name: 'Toldos Uno', phone_number: '3415550160' }], manager);
  expect(status).toBe(201);
  for (const username of ['cliente@demo.ar', 'consorcio@demo.ar'])
    expect((await upload([parque], await api.as(username))).status).toBe(403);
  expect((await upload([parque], api.nobody)).status).toBe(401);
});

test('a name with a comma is recognised among several', () => {
  const known = ['Nora Giménez, aberturas', 'Pisos'];
  expect(splitNames('Pisos; Nora Giménez, aberturas, Otro', (name) => known.includes(name))).toEqual([
    'Pisos',
    'Nora Giménez, aberturas',
    'Otro',
  ]);
  expect(splitNames(' , ', () => false)).toEqual([]);
});
