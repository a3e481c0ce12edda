import { readXlsx } from 'hucre/xlsx';
import { importColumns } from '../../src/contract/importColumns';
import { writeTable } from '../../src/server/imports/writeTable';
import { form } from './support/files';
import { endedImport } from './support/imports';
import { cellAt, mostCells, workbook } from './support/workbooks';
import { newPassword, startTestApp, type Answer, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const headings = Object.values(importColumns.clients);
type Row = [
  email: string,
  name: string,
  lastName: string,
  document: string,
  phone: string,
  address: string,
  project: string,
  unit: string,
  type: string,
  description: string,
  delivery: string,
];
const row = (index: number, overrides: Partial<Record<number, string>> = {}): Row => {
  const values: Row = [
    `persona${index}@correo.ar`,
    'Persona',
    `Número ${index}`,
    String(50_000_000 + index),
    `34155${String(index).padStart(5, '0')}`,
    '',
    'Torre Oroño',
    `Unidad ${index}`,
    'Monoambiente',
    '',
    '',
  ];
  for (const [column, value] of Object.entries(overrides)) values[Number(column)] = value!;
  return values;
};
const rows = (count: number, start = 0) => Array.from({ length: count }, (_, index) => row(start + index));

async function upload(
  table: string[][],
  format: 'xlsx' | 'csv' = 'xlsx',
  send: (bytes: Buffer, name: string) => Promise<Answer> = sendFile,
): Promise<Answer> {
  const file = await writeTable('clientes', format, [headings, ...table]);
  return send(Buffer.from(file.content, 'base64'), file.name);
}
const sendFile = (bytes: Buffer, name = 'clientes.csv') =>
  admin.upload('/logic/import', form({}, [{ name, bytes }], 'file'));

/** Runs the jobs that are due and returns the import. A step that failed waits for its next attempt. */
const ended = (id: number) => endedImport(api, admin, id);
const check = async (table: string[][], format: 'xlsx' | 'csv' = 'xlsx') =>
  ended((await upload(table, format)).body.data.id);
const apply = async (id: number, body: object = {}) => {
  await admin.post(`/logic/import/${id}/apply`, body);
  return ended(id);
};
const problemsOf = async (id: number) =>
  (await admin.get(`/logic/import/${id}/row?outcome=error`)).body.data as {
    row: number;
    problems: { field: string; message: string }[];
  }[];
const countClients = async () =>
  (await api.connection.pool.query("select count(*)::int as n from account where type = 'client'")).rows[0].n as number;

describe('the file', () => {
  test.each(['xlsx', 'csv'] as const)('is read as %s, and the template can be imported', async (format) => {
    const template = (await admin.get(`/logic/import/template?format=${format}`)).body.data;
    expect(template.name).toBe(`plantilla-importacion.${format}`);
    const { status, body } = await sendFile(Buffer.from(template.content, 'base64'), template.name);
    expect(status).toBe(201);
    expect(await ended(body.data.id)).toMatchObject({ status: 'checked', total: 2 });
  });

  test('can be a CSV as Excel in Spanish writes it: semicolons, Windows encoding, documents with dots', async () => {
    const text = `${headings.join(';')}\r\nines@correo.ar;Inés;Ñáñez;31.222.333;341 555-1234;;;;;\r\n`;
    const { body } = await sendFile(Buffer.from(text, 'latin1'));
    expect(await ended(body.data.id)).toMatchObject({ summary: { create: 1, error: 0 } });
    expect((await admin.get(`/logic/import/${body.data.id}/row`)).body.data[0].cells).toMatchObject({
      name: 'Inés',
      last_name: 'Ñáñez',
    });
  });

  test('is refused if it is not a table or has no rows; other headings are asked for', async () => {
    expect((await sendFile(Buffer.from([1, 0, 2, 0]))).status).toBe(415);
    expect((await sendFile(Buffer.alloc(0))).body.errors).toEqual([
      { field: 'file', message: 'El archivo está vacío.' },
    ]);
    expect((await sendFile(Buffer.from('PK\x03\x04 not really'), 'a.xlsx')).body.message).toBe(
      'No pudimos leer el archivo. Guardalo de nuevo como Excel (.xlsx) o CSV e intentá otra vez.',
    );
    expect((await sendFile(Buffer.from('a;b\n1;2\n'))).body.data).toMatchObject({ status: 'mapping' });
    expect((await upload([])).body.message).toBe('El archivo no tiene filas para importar.');
    expect((await admin.upload('/logic/import', form({}))).status).toBe(422);
  });
});

test('is refused if it is a small workbook that would fill the memory, and other calls are served meanwhile', async () => {
  let isRead = false;
  const reading = sendFile(workbook(mostCells()), 'a.xlsx').finally(() => {
    isRead = true;
  });
  let served = 0;
  for (; !isRead; served++) expect((await admin.get('/auth/info')).status).toBe(200);
  // If this process read the file, it could serve none of them until the end.
  expect(served).toBeGreaterThan(5);
  for (const { status, body } of [await reading, await sendFile(workbook(cellAt('XFD1048576')), 'b.xlsx')])
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: expect.stringMatching(/^El archivo es demasiado grande para leerlo\./),
    });
});

test('can have delivery dates in common formats, and invalid ones are reported', async () => {
  const day = (index: number, delivery: string) =>
    row(index, { 0: '', 1: '', 2: '', 3: '', 4: '', 7: `Entrega ${index}`, 10: delivery });
  const table = [day(1, '31/12/2024'), day(2, '1-3-25'), day(3, '2024-02-29')];
  const job = await check(table);
  expect(job.summary).toMatchObject({ create: 3, error: 0 });
  await apply(job.id);
  const { rows: stored } = await api.connection.pool.query<{ day: string }>(
    "select delivered_on as day from unit where name like 'Entrega _' order by name",
  );
  expect(stored.map((unit) => unit.day)).toEqual(['2024-12-31', '2025-03-01', '2024-02-29']);
  expect((await check(table)).summary).toMatchObject({ skip: 3 });
  expect((await check([day(1, '30/12/2024')])).summary).toMatchObject({ change: 1 });
  expect((await check([day(1, '')])).summary).toMatchObject({ skip: 1 });

  const wrong = await check([day(901, '31/02/2025'), day(902, 'marzo'), day(903, '01/01/2155')]);
  expect((await problemsOf(wrong.id)).map(({ problems }) => problems)).toEqual([
    [{ field: 'delivery_date', message: 'La fecha de entrega no existe. Escribila como 31/12/2025.' }],
    [{ field: 'delivery_date', message: 'La fecha de entrega no existe. Escribila como 31/12/2025.' }],
    [{ field: 'delivery_date', message: 'La fecha de entrega debe estar entre 1950 y cinco años después de hoy.' }],
  ]);
});

describe('the dry run', () => {
  test('changes nothing and returns what each row would do', async () => {
    const before = await countClients();
    const job = await check([
      row(1),
      row(2, { 6: '', 7: '', 8: '' }),
      ['cliente@demo.ar', 'Laura', 'Giménez', '27845120', '', '', 'Torre Oroño', '3° a', '', '', ''],
      ['cliente@demo.ar', 'Laura', 'Giménez', '27845120', '', '', 'torre orono', 'Cochera 04', '', 'Cochera doble'],
      ['', '', '', '', '', '', 'Torre Oroño', 'Cochera 99', 'Cochera', ''],
    ]);
    expect(job).toMatchObject({
      status: 'checked',
      total: 5,
      processed: 5,
      summary: { create: 3, change: 1, skip: 1, error: 0 },
    });
    expect(await countClients()).toBe(before);
  });

  test('reports every error by row and field, in Spanish', async () => {
    const job = await check([
      row(10, { 0: 'sin-arroba', 3: '12', 4: '99' }),
      row(11, { 1: '' }),
      row(12, { 6: 'Torre Inexistente' }),
      row(13, { 8: 'Castillo' }),
      row(14, { 0: 'admin@demo.ar' }),
      row(15, { 3: '27845120' }),
      row(16, { 0: 'cliente@demo.ar' }),
      row(17, { 7: '5° B', 8: '' }),
      row(18),
      row(19, { 3: String(50_000_018) }),
      row(20, { 7: 'Unidad 18' }),
      row(21, { 8: '' }),
      row(22, { 7: 'Local 1' }),
    ]);
    expect(job.summary.error).toBe(12);
    expect(
      (await problemsOf(job.id)).map(({ row: number, problems }) => [
        number,
        ...problems.map(({ field, message }) => `${field}: ${message}`),
      ]),
    ).toEqual([
      [
        2,
        'username: El email ingresado es inválido',
        'document: El DNI ingresado es inválido',
        'phone_number: El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2',
      ],
      [3, 'name: Falta este dato.'],
      [4, 'project: No existe el proyecto «Torre Inexistente».'],
      [
        5,
        expect.stringMatching(
          /^unit_type: No existe el tipo de unidad «Castillo». Los tipos: Monoambiente, .*, Local comercial\.$/,
        ),
      ],
      [6, 'username: Este email pertenece a una cuenta que no es de cliente.'],
      [7, 'document: Este DNI pertenece a otro cliente (cliente@demo.ar).'],
      [8, 'document: Este email pertenece a un cliente con otro DNI.'],
      [9, 'unit: La unidad ya tiene otro propietario.'],
      [11, 'username: Este DNI aparece con otro email en la fila 10.'],
      [12, 'unit: Esta unidad aparece con otro propietario en la fila 10.'],
      [13, 'unit_type: Falta este dato.'],
      [14, 'unit: La unidad está inactiva.'],
    ]);
  });
});

describe('applying', () => {
  test('is all or nothing: errors prevent it until they are corrected; a second run changes nothing', async () => {
    const before = await countClients();
    const table = rows(100, 100);
    for (let index = 0; index < 10; index++) table[index * 10]![3] = 'mal';
    const job = await check(table);
    const refused = await admin.post(`/logic/import/${job.id}/apply`, {});
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'El archivo tiene 10 filas con errores. Corregilas y volvé a subirlo, o elegí importar sin ellas.',
    ]);
    expect(await countClients()).toBe(before);

    const failed = (await admin.get(`/logic/import/${job.id}/errors`)).body.data;
    const sheet = (await readXlsx(Buffer.from(failed.content, 'base64'))).sheets[0]!.rows;
    expect(sheet[0]).toEqual([...headings, 'Fila', 'Errores']);
    expect(sheet).toHaveLength(11);
    expect(sheet[1]!.slice(-2)).toEqual(['2', 'DNI: El DNI ingresado es inválido.']);

    const corrected = rows(100, 100);
    expect(await apply((await check(corrected)).id)).toMatchObject({
      status: 'applied',
      processed: 100,
      summary: { create: 100 },
    });
    expect(await countClients()).toBe(before + 100);
    expect((await check(corrected)).summary).toEqual({ create: 0, change: 0, skip: 100, error: 0 });
    const { body } = await admin.get('/logic/client?page=1&q=persona150');
    expect(body.data).toMatchObject([{ document: '50000150', properties_count: 1 }]);
    expect((await admin.get('/logic/unit?page=1&q=unidad%20150%20numero')).body.data).toMatchObject([
      { owner_profile: { username: 'persona150@correo.ar' } },
    ]);
  });

  test('skips the rows with errors if requested, and the rest of the file can follow', async () => {
    const job = await check([row(300), row(301, { 3: 'mal' })]);
    expect(await apply(job.id, { leave_out_errors: true })).toMatchObject({ status: 'applied' });
    expect((await admin.get('/logic/client?page=1&q=persona30')).body.meta.total).toBe(1);
    expect(await apply((await check([row(301)])).id)).toMatchObject({ status: 'applied' });
  });

  test('changes clients and units, and gives one client several units of the file', async () => {
    await apply((await check([row(400), row(400, { 7: 'Unidad 400 bis' })])).id);
    expect((await admin.get('/logic/client?page=1&q=persona400')).body.data).toMatchObject([
      { properties_count: 2, last_name: 'Número 400' },
    ]);
    const job = await check([row(400, { 2: 'Cuatrocientos', 9: 'Remodelada' })]);
    expect(job.summary).toMatchObject({ change: 1 });
    await apply(job.id);
    expect((await admin.get('/logic/client?page=1&q=persona400')).body.data).toMatchObject([
      { last_name: 'Cuatrocientos', version: 2 },
    ]);
    // A DNI from the company's file identifies the client, also one who has removed their own.
    const ofClient = "where username = 'persona400@correo.ar'";
    await api.connection.pool.query(`update account set document = null, document_confirmed = false ${ofClient}`);
    await apply((await check([row(400, { 2: 'Cuatrocientos' })])).id);
    const { rows } = await api.connection.pool.query(`select document_confirmed from account ${ofClient}`);
    expect(rows).toEqual([{ document_confirmed: true }]);
  });

  test('has the same limits for texts as the forms', async () => {
    const long = 'x'.repeat(201);
    const job = await check([row(510, { 1: long, 5: long, 7: long, 9: 'x'.repeat(2001) })]);
    expect((await problemsOf(job.id))[0]!.problems).toEqual([
      ...['name', 'address', 'unit'].map((field) => ({ field, message: 'No puede superar los 200 caracteres.' })),
      { field: 'unit_description', message: 'No puede superar los 2.000 caracteres.' },
    ]);
  });

  test('twice, also at the same time, has one effect', async () => {
    const job = await check([row(500)]);
    const answers = await Promise.all([1, 2].map(() => admin.post(`/logic/import/${job.id}/apply`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await ended(job.id);
    expect((await admin.post(`/logic/import/${job.id}/apply`, {})).status).toBe(409);
  });

  test('detects changes since the dry run, and then changes nothing', async () => {
    const job = await check([row(600), row(601)]);
    await admin.post('/logic/client', {
      username: 'otra600@correo.ar',
      password: newPassword,
      name: 'Otra',
      last_name: 'Más',
      document: '50000601',
      phone_number: '3415550000',
    });
    expect(await apply(job.id)).toMatchObject({
      status: 'failed',
      message:
        'Los datos cambiaron desde la revisión y algunas filas ya no se pueden importar. Subí el archivo de nuevo para ver cuáles.',
    });
    expect((await admin.get('/logic/client?page=1&q=persona600')).body.meta.total).toBe(0);
  });

  test('invites the new clients if requested', async () => {
    await apply((await check([row(700), row(701)])).id, { send_invitations: true });
    const { rows: mails } = await api.connection.pool.query(
      "select recipient from outbox_mail where recipient like 'persona70%' order by 1",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual(['persona700@correo.ar', 'persona701@correo.ar']);
  });

  test('counts as applied exactly if its rows exist', async () => {
    const job = await check([row(800)]);
    await admin.post(`/logic/import/${job.id}/apply`, {});
    const { pool } = api.connection;
    // The last statement of the step fails, as after a lost connection: its rows are rolled back.
    await pool.query(`create function refuse_applied() returns trigger language plpgsql as $$
      begin if new.status = 'applied' then raise exception 'lost'; end if; return new; end $$;
      create trigger refuse_applied before update on import_job for each row execute function refuse_applied()`);
    expect(await ended(job.id)).toMatchObject({ status: 'applying' });
    expect((await admin.get('/logic/client?page=1&q=persona800')).body.meta.total).toBe(0);
    await pool.query('drop trigger refuse_applied on import_job; drop function refuse_applied()');
    await api.passTime();
    expect(await ended(job.id)).toMatchObject({ status: 'applied' });
    expect((await admin.get('/logic/client?page=1&q=persona800')).body.meta.total).toBe(1);
  });

  test('ends as failed, with nothing saved, if every attempt fails', async () => {
    const job = await check([row(810)]);
    await admin.post(`/logic/import/${job.id}/apply`, {});
    const { pool } = api.connection;
    await pool.query(`create function refuse_contract() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_contract before insert on contract for each row execute function refuse_contract()`);
    // An attempt is recorded some time after it ended; a job requested before that makes none.
    for (let attempt = 0; attempt < 60 && (await ended(job.id)).status === 'applying'; attempt++) await api.passTime();
    await pool.query('drop trigger refuse_contract on contract; drop function refuse_contract()');
    expect(await ended(job.id)).toMatchObject({
      status: 'failed',
      message: 'La importación falló y no se guardó ningún cambio. Intentá de nuevo.',
    });
    expect((await admin.get('/logic/client?page=1&q=persona810')).body.meta.total).toBe(0);
  });
});

test('of 10,000 rows is checked and applied', async () => {
  const job = await check(rows(10_000, 20_000), 'csv');
  expect(job.summary).toEqual({ create: 10_000, change: 0, skip: 0, error: 0 });
  expect(await apply(job.id)).toMatchObject({ status: 'applied', processed: 10_000 });
});

describe('missing projects', () => {
  const inProject = (index: number, name: string, overrides: Partial<Record<number, string>> = {}) =>
    row(index, { 6: name, ...overrides });
  const recheck = async (id: number, creates = true) => {
    const { status } = await admin.post(`/logic/import/${id}/check`, { create_projects: creates });
    expect(status).toBe(200);
    return ended(id);
  };
  const projectsNamed = async (q: string) =>
    (await admin.get(`/logic/project?page=1&q=${q}`)).body.data as { id: number; name: string }[];

  test('are offered, and their rows stay errors unless the user accepts', async () => {
    const job = await check([
      inProject(1000, 'Country Alto'),
      inProject(1001, 'COUNTRY ALTO '),
      inProject(1002, 'Coúntry alto', { 3: '50001002' }),
      inProject(1003, 'Quinta Sur', { 3: 'mal' }),
      row(1004),
    ]);
    expect(job).toMatchObject({
      summary: { create: 1, error: 4 },
      creates_projects: false,
      // Projects that only a row with other errors names are not offered.
      new_projects: ['Country Alto'],
    });
    expect(await apply(job.id, { leave_out_errors: true })).toMatchObject({ status: 'applied' });
    expect(await projectsNamed('country')).toEqual([]);
  });

  test('are created with their rows if requested, ignoring case and accents; a second run creates none', async () => {
    const table = [
      inProject(1010, 'Country Río'),
      inProject(1011, 'COUNTRY RIO'),
      inProject(1012, 'country rio', { 0: '', 1: '', 2: '', 3: '', 4: '' }),
      inProject(1013, 'Quinta Norte', { 7: 'Unidad 1010' }),
    ];
    const job = await recheck((await check(table)).id);
    expect(job).toMatchObject({
      status: 'checked',
      summary: { create: 4, error: 0 },
      creates_projects: true,
      new_projects: ['Country Río', 'Quinta Norte'],
    });
    expect(await projectsNamed('country')).toEqual([]);
    expect(await apply(job.id)).toMatchObject({ status: 'applied', new_projects: ['Country Río', 'Quinta Norte'] });
    const [country, ...others] = await projectsNamed('country rio');
    expect(country).toMatchObject({ name: 'Country Río' });
    expect(others).toEqual([]);
    expect((await admin.get(`/logic/unit?page=1&project_id=${country!.id}`)).body.meta.total).toBe(3);
    expect((await admin.get('/logic/unit?page=1&q=quinta%20norte%201010')).body.data).toMatchObject([
      { owner_profile: { username: 'persona1013@correo.ar' } },
    ]);
    expect(await check(table)).toMatchObject({ summary: { skip: 4 }, creates_projects: false, new_projects: [] });
  });

  test('can be deselected again, and are not created if the rest of the import fails', async () => {
    const job = await recheck((await check([inProject(1020, 'Loteo Este')])).id);
    expect(job.summary).toMatchObject({ create: 1, error: 0 });
    expect((await recheck(job.id, false)).summary).toMatchObject({ create: 0, error: 1 });
    await recheck(job.id);
    await admin.post('/logic/client', {
      username: 'otra1020@correo.ar',
      password: newPassword,
      name: 'Otra',
      last_name: 'Más',
      document: '50001020',
      phone_number: '3415550000',
    });
    expect(await apply(job.id)).toMatchObject({ status: 'failed' });
    expect(await projectsNamed('loteo')).toEqual([]);
  });

  test('are not offered if they are so many that another column must be meant; a name that is too long is an error', async () => {
    const many = await check(Array.from({ length: 51 }, (_, index) => inProject(1100 + index, `Calle ${index}`)));
    expect(many).toMatchObject({ summary: { error: 51 }, new_projects: [] });
    expect(await recheck(many.id)).toMatchObject({ summary: { error: 51 }, new_projects: [] });
    const long = await recheck((await check([inProject(1160, 'x'.repeat(201))])).id);
    expect((await problemsOf(long.id))[0]!.problems).toEqual([
      { field: 'project', message: 'No puede superar los 200 caracteres.' },
    ]);
  });

  test('can only be selected by staff, for their own checked import', async () => {
    const job = await check([inProject(1170, 'Loteo Oeste')]);
    const ask = (caller: Caller) => caller.post(`/logic/import/${job.id}/check`, { create_projects: true });
    for (const username of ['cliente@demo.ar', 'consorcio@demo.ar']) {
      expect((await ask(await api.as(username))).status).toBe(403);
    }
    expect((await ask(api.nobody)).status).toBe(401);
    await apply(job.id, { leave_out_errors: true });
    const done = await apply((await recheck((await check([inProject(1171, 'Loteo Oeste')])).id)).id);
    expect((await admin.post(`/logic/import/${done.id}/check`, { create_projects: true })).status).toBe(409);
  });
});
