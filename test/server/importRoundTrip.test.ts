import { form } from './support/files';
import { endedImport } from './support/imports';
import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';
import { workbookOf, type TestSheet } from './support/workbooks';

let api: TestApp;
let admin: Caller;
beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

async function imported(bytes: Buffer, name: string) {
  const { status, body } = await admin.upload('/logic/import', form({}, [{ name, bytes }], 'file'));
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  const job = await endedImport(api, admin, body.data.id);
  const rows = (await admin.get(`/logic/import/${body.data.id}/row`)).body.data as {
    row: number;
    outcome: string;
    problems: { field: string; message: string }[];
    warnings: { field: string; message: string }[];
    cells: Record<string, string>;
  }[];
  return { job, rows };
}
const csv = (...lines: string[]) => imported(Buffer.from(lines.join('\n')), 'lista.csv');
const sheet = (rows: TestSheet['rows'], after = '', formats?: string[]) =>
  imported(workbookOf([{ name: 'Lista', rows, after }], { formats }), 'lista.xlsx');
const problems = (rows: Awaited<ReturnType<typeof imported>>['rows']) =>
  rows.map((row) => row.problems.map(({ field, message }) => `${field}: ${message}`));

describe('what the portal exports', () => {
  const people = [
    ['=Ana', '+Sosa', '-Bv. Oroño 1247'],
    ["'=Eva", "D'Angelo", '007'],
    ['"Lía"', 'Paz; Gil', '@Torre «Oroño», 3° A'],
    ['Noé  José', 'de la Cruz', "'0341"],
  ];
  beforeAll(async () => {
    for (const [index, [name, lastName, address]] of people.entries()) {
      const { status, body } = await admin.post('/logic/client', {
        username: `vuelta${index}@correo.test`,
        password: newPassword,
        name,
        last_name: lastName,
        document: String(40_500_000 + index),
        phone_number: '3415550001',
        address,
      });
      expect({ status, message: body.message }).toMatchObject({ status: 201 });
    }
    // As old lists may have them: without a document, and with a phone that today's rule refuses.
    await api.connection.pool.query(
      "update account set document = null, phone_number = '12' where username = 'vuelta3@correo.test'",
    );
  });

  test.each(['csv', 'xlsx'])('as %s, is read again and changes nothing', async (format) => {
    const { body } = await admin.get(`/logic/client/export?format=${format}`);
    const { job, rows } = await imported(Buffer.from(body), `Clientes.${format}`);
    expect(problems(rows).flat()).toEqual([]);
    expect(job).toMatchObject({
      status: 'checked',
      total: rows.length,
      summary: { create: 0, change: 0, skip: rows.length, error: 0 },
      reading: { unused_columns: ['ID', 'Propiedades', 'Alquileres'] },
    });
    expect(rows.map(({ cells }) => cells.name)).toEqual(expect.arrayContaining(['=Ana', "'=Eva", '"Lía"']));
  });
});

describe('cells of a workbook', () => {
  test('merged over two units give both the owner', async () => {
    const { rows } = await sheet(
      [
        ['Email', 'Nombre', 'Apellido', 'DNI', 'Proyecto', 'Unidad', 'Tipo'],
        ['ana@unida.test', 'Ana', 'Sosa', 40_600_001, 'Torre Oroño', 'U-1', 'Cochera'],
        ['', '', '', '', 'Torre Oroño', 'U-2', 'Cochera'],
      ],
      '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:B3"/><mergeCell ref="C2:C3"/><mergeCell ref="D2:D3"/></mergeCells>',
    );
    expect(rows.map(({ outcome, cells }) => [outcome, cells.username, cells.unit])).toEqual([
      ['create', 'ana@unida.test', 'U-1'],
      ['create', 'ana@unida.test', 'U-2'],
    ]);
  });

  test('with a date are a day for the delivery, in full only', async () => {
    const dates = (...cells: TestSheet['rows'][number]) =>
      cells.map((cell, index) => ['Torre Oroño', `F-${index}`, 'Cochera', cell]);
    const { rows } = await sheet(
      [
        ['Proyecto', 'Unidad', 'Tipo', 'Entrega'],
        ...dates(
          { value: 45_728, style: 1 },
          { value: 45_728.75, style: 2 },
          { value: 45_728, style: 3 },
          { value: 0.5, style: 4 },
          45_728,
        ),
      ],
      '',
      ['General', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm', 'mmm-yy', 'hh:mm'],
    );
    expect(rows.map(({ cells }) => cells.delivery_date)).toEqual([
      '2025-03-12',
      '2025-03-12',
      'mar-25',
      '12:00',
      '45728',
    ]);
    expect(problems(rows)).toEqual([
      [],
      [],
      ['delivery_date: La celda muestra solo una parte de la fecha («mar-25»). Escribila como 31/12/2025.'],
      ['delivery_date: La celda es una hora («12:00»). Escribila como texto.'],
      ['delivery_date: La fecha de entrega no existe. Escribila como 31/12/2025.'],
    ]);
  });
});

test('a second row of a client and of a unit that says something else gets a warning', async () => {
  const { rows } = await csv(
    'Email;Nombre;Apellido;DNI;Teléfono;Proyecto;Unidad;Tipo;Entrega',
    'ana@dos.test;Ana;Sosa;40800001;3415550001;Torre Oroño;D-1;Cochera;12/03/2025',
    'ana@dos.test;Ana;Paz;40.800.001;0341 15-555-0001;Torre Oroño;D-2;Cochera;',
    'ana@dos.test;;;;;Torre Oroño;D-1;Cochera;13/03/2025',
  );
  expect(
    rows.map(({ outcome, warnings }) => [outcome, ...warnings.map(({ field, message }) => `${field}: ${message}`)]),
  ).toEqual([
    ['create'],
    ['create', 'last_name: La fila 2 dice otra cosa: queda lo de esa fila.'],
    ['skip', 'delivery_date: La fila 2 dice otra cosa: queda lo de esa fila.'],
  ]);
});

test('dates with the month first make those that could be meant either way errors', async () => {
  const { rows } = await csv(
    'Proyecto;Unidad;Tipo;Entrega',
    ...['12/31/2025', '03/12/2025', '05/05/2025', '15/01/2025'].map(
      (day, index) => `Torre Oroño;M-${index};Cochera;${day}`,
    ),
  );
  const doubtful =
    'delivery_date: No se sabe cuál es el día: en la fila 2 hay una fecha con el mes primero. Escribí la columna como 31/12/2025.';
  expect(problems(rows)).toEqual([
    ['delivery_date: La fecha de entrega no existe. Escribila como 31/12/2025.'],
    [doubtful],
    [],
    [],
  ]);
});

test('control characters and damaged letters are errors of their cells', async () => {
  const { rows } = await csv(
    'Email;Nombre;Apellido;DNI',
    'a@c.test;An\u0007a;MuÃ±oz;40700001',
    'b@c.test;Eva\u200b;Paz ;40700002',
  );
  expect(problems(rows)).toEqual([
    [
      'name: El texto tiene caracteres que no se ven. Escribilo de nuevo.',
      'last_name: El texto tiene letras que no se pueden leer («MuÃ±oz»). Corregilas.',
    ],
    [],
  ]);
  expect(rows[1]!.cells).toMatchObject({ name: 'Eva', last_name: 'Paz' });
});

describe('names that are written otherwise', () => {
  const unit = (name: string, project = 'Torre Oroño') => `${project};${name};Cochera`;
  const heading = 'Proyecto;Unidad;Tipo';

  test('are the same unit, or get a warning that names it', async () => {
    const { job, rows } = await csv(
      heading,
      ...['Cochera 04', 'cochera  04', 'Cochera N° 04', 'Cochera 4', 'Nueva 1', 'NUEVA-01'].map((name) => unit(name)),
    );
    expect(rows.map(({ outcome, warnings }) => [outcome, ...warnings.map(({ message }) => message)])).toEqual([
      ['skip'],
      ['skip'],
      ['skip'],
      ['create', 'Se parece a «Cochera 04», que ya está en el portal: si es la misma, escribila igual.'],
      ['create'],
      ['create', 'Se parece a «Nueva 1», de la fila 6: si es la misma, escribila igual.'],
    ]);
    expect(job.warnings).toBe(2);
    const shown = (await admin.get(`/logic/import/${job.id}/row?outcome=warning`)).body.data;
    expect(shown.map(({ row }: { row: number }) => row)).toEqual([5, 7]);
  });

  test('that fit two units of the portal are errors, unless one is written exactly so', async () => {
    const { body: types } = await admin.get('/model/unit_type');
    const project = (await admin.get('/logic/project?q=oroño')).body.data[0];
    const create = (name: string) =>
      admin.post('/model/unit', { name, description: '', unit_type_id: types.data[0].id, project_id: project.id });
    expect((await create('Baulera 9 A')).status).toBe(201);
    // From before forms refused a name that is only written otherwise.
    expect((await create('Baulera 9A')).status).toBe(409);
    await api.connection.pool.query(
      "insert into unit (name, description, unit_type_id, project_id) values ('Baulera 9A', '', $1, $2)",
      [types.data[0].id, project.id],
    );
    const { rows } = await csv(heading, unit('Baulera 9 A'), unit('BAULERA 9-A'));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['change', 'error']);
    expect(problems(rows)[1]).toEqual([
      'unit: Puede ser «Baulera 9 A» o «Baulera 9A»: escribila igual que en el portal.',
    ]);
  });

  test('of a project that is misspelled name the one that is meant', async () => {
    const { rows } = await csv(heading, unit('X-1', 'Torre Oronio'), unit('X-2', 'Otra cosa'));
    expect(problems(rows)).toEqual([
      ['project: No existe el proyecto «Torre Oronio». Se parece a «Torre Oroño».'],
      ['project: No existe el proyecto «Otra cosa».'],
    ]);
  });
});
