import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportRow } from '../../src/contract/imports';
import { form } from './support/files';
import { endedImport } from './support/imports';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

/** Small files as real people's programs write them; each test says the right outcome of one. */
const folder = join(import.meta.dirname, 'importFiles');

let api: TestApp;
let admin: Caller;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

async function imported(name: string) {
  const { status, body } = await admin.upload(
    '/logic/import',
    form({}, [{ name, bytes: readFileSync(join(folder, name)) }], 'file'),
  );
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  const job = await endedImport(api, admin, body.data.id);
  const rows: ImportRow[] = (await admin.get(`/logic/import/${body.data.id}/row`)).body.data;
  return { job, rows };
}
async function applied(name: string) {
  const read = await imported(name);
  const body = { leave_out_errors: true, send_invitations: true };
  const started = await admin.post(`/logic/import/${read.job.id}/apply`, body);
  expect({ status: started.status, message: started.body.message, job: read.job.status }).toMatchObject({
    status: 200,
  });
  expect(await endedImport(api, admin, read.job.id)).toMatchObject({ status: 'applied' });
  return read;
}
const problemsOf = ({ problems }: ImportRow) => problems.map(({ field, message }) => `${field}: ${message}`);
const byRow = (rows: ImportRow[]) => new Map(rows.map((row) => [row.row, row]));
const client = async (email: string) =>
  (await admin.get(`/logic/client?page=1&q=${encodeURIComponent(email)}`)).body.data[0];

test('every file has its test', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  for (const name of readdirSync(folder)) expect(source).toContain(`'${name}'`);
});

test('a date as the name of a unit is an error', async () => {
  const { rows } = await imported('a01_unidad_fecha.xlsx');
  expect(rows.map(problemsOf)).toEqual([
    ['unit: La celda es una fecha («1-feb»). Escribila como texto.'],
    ['unit: La celda es una fecha («abr-90»). Escribila como texto.'],
  ]);
});

test('a document and a phone with .0 are the digits of the number', async () => {
  await applied('a02_dni_punto_cero.csv');
  expect(await client('ana.a02@correo.test')).toMatchObject({ document: '5123456', phone_number: '3415550001' });
  expect(await client('leo.a02@correo.test')).toMatchObject({ document: '30111004' });
  // Another file has the same document.
  await api.connection.pool.query("update account set document = null where username like '%.a02@correo.test'");
});

test('a hidden sheet is not read, and is named', async () => {
  const { job, rows } = await imported('a03b_hoja_oculta_vieja.xlsx');
  expect(rows.map(({ cells }) => cells.name)).toEqual(['Ana']);
  expect(job.reading).toMatchObject({ sheet: 'Clientes', unused_sheets: ['2024'] });
});

test('error values and formulas without a result are errors of their cells', async () => {
  const { rows } = await imported('a04_errores_formula.xlsx');
  expect(rows.map(problemsOf)).toEqual([
    [
      'name: La celda tiene un error del archivo (#N/A).',
      'address: La celda tiene un error del archivo (#REF!).',
      'unit_description: La celda tiene un error del archivo (#VALUE!).',
    ],
    ['name: La celda tiene una fórmula sin resultado. Abrí el archivo, guardalo y volvé a subirlo.'],
  ]);
});

test('a quote that never closes is an error of its row and swallows nobody', async () => {
  const { rows } = await imported('a05_comilla.csv');
  expect(rows.map((row) => [row.row, row.cells.name, row.outcome, ...problemsOf(row)])).toEqual([
    [2, 'Ana', 'error', ': En la línea 2 del archivo hay una comilla (") que no se cierra.'],
    [3, 'Leo', 'create'],
    [4, 'Eva', 'create'],
  ]);
});

test('spellings of a project and a unit are the same project and unit', async () => {
  const { rows } = await applied('a08b_espacios.csv');
  expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    ...[2, 3, 4, 5, 6, 7].map((row) => [row, 'create']),
    [8, 'change'],
    ...[9, 10, 11, 12, 13].map((row) => [row, 'skip']),
  ]);
  const { rows: units } = await api.connection.pool.query(
    "select distinct p.name from unit u join project p on p.id = u.project_id where u.name like 'A08-%'",
  );
  expect(units).toEqual([{ name: 'Torre Oroño' }]);
  expect((await admin.get('/logic/unit?page=1&q=A08')).body.meta.total).toBe(6);
});

test('an e-mail is cleaned of what surrounds it, or refused; its invitation goes to the account', async () => {
  const { rows } = await applied('a09_emails.csv');
  const refused = rows.filter(({ outcome }) => outcome === 'error').map(({ row }) => row);
  expect(refused).toEqual([7, 12, 13, 14, 15, 16, 17]);
  const { rows: mails } = await api.connection.pool.query<{ recipient: string; username: string | null }>(
    "select recipient, username from outbox_mail left join account on username = recipient where recipient like '%09@%' order by 1",
  );
  expect(mails.length).toBe(9);
  expect(mails.every(({ recipient, username }) => recipient === username)).toBe(true);
});

test('phones are understood in every spelling, or refused with the reason', async () => {
  const { rows } = await applied('a11_telefonos.csv');
  const refused = new Map(rows.filter(({ outcome }) => outcome === 'error').map((row) => [row.row, problemsOf(row)]));
  expect(Object.fromEntries(refused)).toEqual({
    11: ['phone_number: El teléfono ingresado es incorrecto: la planilla lo abrevió y se perdieron dígitos'],
    16: ['phone_number: El teléfono ingresado es incorrecto: no puede llevar un interno'],
    17: ['phone_number: El teléfono ingresado es incorrecto: poné uno solo'],
  });
  const { rows: stored } = await api.connection.pool.query<{ username: string; phone_number: string }>(
    "select username, phone_number from account where username like 't%.a11@correo.test'",
  );
  expect(stored.length).toBe(15);
  for (const { username, phone_number: phone } of stored)
    expect([username, phone]).toEqual([username, /^t1[12]\./.test(username) ? '1145550001' : '3415550001']);
});

test('documents are understood in every spelling, or refused', async () => {
  const { rows } = await applied('a11b_dni.csv');
  const errors = rows.filter(({ outcome }) => outcome === 'error');
  expect(errors.map((row) => [row.row, ...problemsOf(row)])).toEqual([
    [8, 'document: El DNI ingresado es inválido'],
    [10, 'document: El DNI ingresado es inválido: parece un CUIT, y su dígito verificador no coincide'],
    [14, 'document: El DNI ingresado es inválido: la planilla lo abrevió y se perdieron dígitos'],
  ]);
  const { rows: stored } = await api.connection.pool.query<{ document: string }>(
    "select document from account where username like 'd%.a11@correo.test' order by length(username), username",
  );
  await api.connection.pool.query("update account set document = null where username like 'd%.a11@correo.test'");
  expect(stored.map(({ document }) => document)).toEqual([
    '30115001', '30115002', '30115003', '30115004', '30115005', '30115006', '5123456', '30115009',
    '30115010', '30115011', '30115012', '5123457', '5123458',
  ]); // prettier-ignore
});

test('the Windows encoding has its quotes, dashes and the euro, and a search finds them', async () => {
  const { rows } = await applied('b01_cp1252_tipografico.csv');
  expect(rows[0]!.cells).toMatchObject({
    last_name: 'D’Angelo',
    address: 'Bv. Oroño 1247 – “Torre 1”…',
    unit_description: 'Paño € 1.234,56 – vista al río',
  });
  expect(await client('D’Angelo')).toMatchObject({ last_name: 'D’Angelo' });
});

test('columns with common other names are read', async () => {
  const { job, rows } = await imported('b02_columnas_ajenas.csv');
  expect(job).toMatchObject({ status: 'checked', reading: { unused_columns: [] } });
  expect(rows[0]!.cells).toMatchObject({
    username: 'ana.b02@correo.test',
    phone_number: '3415550001',
    delivery_date: '12/03/2025',
  });
});

test('a unit is what people see in its cell; true and false are errors', async () => {
  const { rows } = await imported('n_formato_unidad.xlsx');
  expect(rows.map(({ cells }) => cells.unit)).toEqual(['007', '3° A', '50%', 'VERDADERO']);
  expect(byRow(rows).get(5)!.cells.document).toBe('05123456');
  expect(rows.map(problemsOf)).toEqual([
    [], [], [], ['unit: La celda es un valor lógico (VERDADERO). Escribila como texto.'],
  ]); // prettier-ignore
});
