import { screen, within } from '@testing-library/react';
import { settings } from '../../../src/api/settings';
import { ok, pageOf } from '../../support/builders/claims';
import {
  buildContractorImport,
  buildContractorRow,
  buildImport,
  buildImportColumns,
  buildImportRow,
} from '../../support/builders/imports';
import { buildContractor } from '../../support/builders/works';
import { buildUser } from '../../support/builders/users';
import { unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/imports/NewImportScreen'),
  () => import('../../../src/features/imports/ImportScreen'),
  () => import('../../../src/features/contractors/ContractorListScreen'),
);

const job = (overrides: Parameters<typeof buildImport>[0] = {}) =>
  api()
    .get('/api/logic/import/9')
    .reply(200, ok(buildImport(overrides)));
const rows = () =>
  api()
    .get('/api/logic/import/9/row')
    .query(true)
    .reply(
      200,
      pageOf([
        buildImportRow(),
        buildImportRow({
          row: 3,
          outcome: 'error',
          problems: [{ field: 'document', message: 'El DNI ingresado es inválido' }],
        }),
      ]),
    );
const upload = async (name: string, type: string) => {
  const { user } = renderApp('/importar', { user: buildUser() });
  await screen.findByText('2. Subí el archivo');
  await user.upload(screen.getByLabelText('Archivo para importar'), new File(['Email;Nombre'], name, { type }));
};

test('a file of another type is refused before the upload', async () => {
  const sent = unexpectedCommands();
  const { user } = renderApp('/importar', { user: buildUser() });
  const input = await screen.findByLabelText('Archivo para importar');
  input.removeAttribute('accept');
  await user.upload(input, new File(['%PDF'], 'lista.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('El archivo debe ser un Excel (.xlsx) o un CSV.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an error of the server about a file is shown at the file field', async () => {
  api().post('/api/logic/import').reply(422, { success: false, message: 'El archivo no tiene filas para importar.' });
  await upload('vacio.csv', 'text/csv');
  expect(await screen.findByText('El archivo no tiene filas para importar.')).toBeInTheDocument();
});

test('a file is checked, shows its progress, and then the outcome of each row', async () => {
  api()
    .post('/api/logic/import')
    .reply(201, ok(buildImport({ status: 'checking', processed: 0, total: 0 })));
  job({ status: 'checking', processed: 6 });
  job();
  rows();
  await upload('clientes.csv', 'text/csv');
  expect(await screen.findByText('6 de 12 filas')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Revisión de clientes.csv' })).toBeInTheDocument();
  expect(await screen.findByText('DNI: El DNI ingresado es inválido.')).toBeInTheDocument();
  expect(screen.getAllByText('Laura Giménez · laura.gimenez@correo.ar')).toHaveLength(2);
  expect(screen.getAllByText('12/03/2025')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Bajar las filas con errores' })).toBeInTheDocument();
});

test('applying shows its effect, skips the rows with errors, and ends with the result', async () => {
  job();
  rows();
  const { user } = renderApp('/importar/9', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Importar las 9 filas sin errores' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(
      /8 filas con datos nuevos y 1 fila con cambios: todas o ninguna. Quedan afuera 2 filas con errores. Cada cliente nuevo recibe un email./,
    ),
  ).toBeInTheDocument();
  api()
    .post('/api/logic/import/9/apply', { leave_out_errors: true, send_invitations: true })
    .reply(200, ok(buildImport({ status: 'applying', processed: 0 })));
  job({ status: 'applying', processed: 3 });
  job({ status: 'applied' });
  rows();
  await user.click(within(dialog).getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('3 de 12 filas')).toBeInTheDocument();
  expect(
    await screen.findByText('Listo: guardamos 8 filas con datos nuevos y 1 fila con cambios.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Creada', { selector: '.status' })).toBeInTheDocument();
});

test('missing projects are offered; choosing them repeats the dry run, and the result names them', async () => {
  const names = ['Barrio Alto', 'Quinta Sur'];
  job({ new_projects: names });
  rows();
  const { user } = renderApp('/importar/9', { user: buildUser() });
  const choice = await screen.findByRole('checkbox', { name: 'Crear 2 proyectos: Barrio Alto, Quinta Sur' });
  expect(choice).not.toBeChecked();
  const checked = {
    creates_projects: true,
    new_projects: names,
    summary: { create: 10, change: 1, skip: 1, error: 0 },
  };
  api()
    .post('/api/logic/import/9/check', { create_projects: true })
    .reply(200, ok(buildImport({ ...checked, status: 'checking', processed: 0 })));
  job({ ...checked, status: 'checking', processed: 5 });
  job(checked);
  rows();
  await user.click(choice);
  expect(await screen.findByText('5 de 12 filas')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /Crear 2 proyectos/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Importar 11 filas' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Se crean 2 proyectos\./)).toBeInTheDocument();
  api()
    .post('/api/logic/import/9/apply', { leave_out_errors: false, send_invitations: true })
    .reply(200, ok(buildImport({ ...checked, status: 'applying' })));
  job({ ...checked, status: 'applying', processed: 3 });
  job({ ...checked, status: 'applied' });
  rows();
  await user.click(within(dialog).getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('Creamos 2 proyectos: Barrio Alto, Quinta Sur.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver los proyectos' })).toHaveAttribute('href', '/proyectos');
  expect(await screen.findByText('Creada', { selector: '.status' })).toBeInTheDocument();
});

test('the texts about one row and one project are singular, and offer no other rows if there are none', async () => {
  job({ summary: { create: 0, change: 0, skip: 0, error: 1 }, total: 1, new_projects: ['Barrio Alto'] });
  rows();
  renderApp('/importar/9', { user: buildUser() });
  expect(await screen.findByRole('checkbox', { name: 'Crear 1 proyecto: Barrio Alto' })).toHaveAccessibleDescription(
    /^El archivo lo nombra y no existe en el portal\. Si no es un error de escritura, elegilo: se crea/,
  );
  expect(screen.getByText(/^1 fila con errores\. Bajala, corregila y volvé a subirla\./)).toBeInTheDocument();
});

test('a single row is announced in the singular before it is imported', async () => {
  job({ summary: { create: 1, change: 0, skip: 0, error: 1 }, total: 2 });
  rows();
  const { user } = renderApp('/importar/9', { user: buildUser() });
  expect(await screen.findByText(/volvé a subirla; o importá ahora la otra\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Importar la fila sin errores' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Se va a guardar 1 fila con datos nuevos. Queda afuera 1 fila con errores.',
  );
});

test('a server that sends no e-mails offers no invitations', async () => {
  jest.replaceProperty(settings, 'sendsMail', false);
  job({ summary: { create: 1, change: 0, skip: 0, error: 0 }, total: 1 });
  rows();
  const { user } = renderApp('/importar/9', { user: buildUser() });
  expect(await screen.findByText(/^Este portal todavía no envía emails/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Importar/ }));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('recibe un email');
});

test('a failed import shows the reason and saves nothing', async () => {
  job({ status: 'failed', message: 'La importación falló y no se guardó ningún cambio. Intentá de nuevo.' });
  renderApp('/importar/9', { user: buildUser() });
  expect(
    await screen.findByText('La importación falló y no se guardó ningún cambio. Intentá de nuevo.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Importar otro archivo' })).toHaveAttribute('href', '/importar');
});

test('contractors are imported from their list: own template and columns, no invitations, and a link back to the list', async () => {
  api()
    .get('/api/logic/contractor')
    .query(true)
    .reply(200, pageOf([buildContractor()]));
  const { user } = renderApp('/contratistas', { user: buildUser() });
  await user.click(await screen.findByRole('link', { name: 'Importar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar contratistas' })).toBeInTheDocument();
  expect(screen.getByText(/Una fila por contratista/)).toBeInTheDocument();

  const sent: string[] = [];
  api()
    .post('/api/logic/import', (body: string) => sent.push(body) > 0)
    .reply(201, ok(buildContractorImport({ status: 'checking', processed: 0 })));
  const answer = (overrides: Parameters<typeof buildContractorImport>[0]) =>
    api()
      .get('/api/logic/import/9')
      .reply(200, ok(buildContractorImport(overrides)));
  const found = { create: 1, change: 0, skip: 0, error: 1 };
  answer({ summary: found });
  const problems = [{ field: 'categories', message: 'No existe el rubro «Magia».' }];
  const shown = () =>
    api()
      .get('/api/logic/import/9/row')
      .query(true)
      .reply(200, pageOf([buildContractorRow(), buildContractorRow({ row: 3, outcome: 'error', problems })]));
  shown();
  await user.upload(
    screen.getByLabelText('Archivo para importar'),
    new File(['Nombre;Teléfono'], 'contratistas.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByRole('heading', { name: 'Revisión de contratistas.xlsx' })).toBeInTheDocument();
  expect(sent[0]).toContain('contractors');
  expect(await screen.findByText('Rubros: No existe el rubro «Magia».')).toBeInTheDocument();
  expect(screen.getAllByText('30-71884420-3')).toHaveLength(2);
  expect(screen.queryByRole('checkbox', { name: /Enviar a cada cliente/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Importar la fila sin errores' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText(/recibe un email/)).not.toBeInTheDocument();
  api()
    .post('/api/logic/import/9/apply', { leave_out_errors: true, send_invitations: false })
    .reply(200, ok(buildContractorImport({ status: 'applying', summary: found })));
  answer({ status: 'applying', processed: 1 });
  answer({ status: 'applied', summary: found });
  shown();
  await user.click(within(dialog).getByRole('button', { name: 'Importar' }));
  expect(await screen.findByText('Creada', { selector: '.status' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver los contratistas' })).toHaveAttribute('href', '/contratistas');
  expect(screen.queryByRole('link', { name: 'Ver los clientes' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Importar otro archivo' })).toHaveAttribute('href', '/importar-contratistas');
});

describe('columns with other headings', () => {
  const mapping = { status: 'mapping', total: 0, processed: 0, reading: null, file_name: 'lista.csv' } as const;
  const columns = (overrides: Parameters<typeof buildImportColumns>[0] = {}, query: Record<string, string> = {}) =>
    api()
      .get('/api/logic/import/9/columns')
      .query(query)
      .reply(200, ok(buildImportColumns(overrides)));
  const field = (column: string) => screen.getByRole('combobox', { name: `Qué dato es la columna ${column}` });
  // The list that was opened last: the others stay in the document.
  const option = async (label: string) =>
    (await screen.findAllByText(label, { selector: '.ant-select-item-option-content' })).at(-1)!;
  const open = async () => {
    const { user } = renderApp('/importar/9', { user: buildUser() });
    await screen.findByText('Primeros valores');
    const choose = async (column: string, label: string) => {
      await user.click(field(column));
      await user.click(await option(label));
    };
    return { user, choose };
  };

  test('are shown with their first values and what they were taken for; the choice starts the check', async () => {
    job(mapping);
    columns();
    const { user, choose } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Columnas de lista.csv' })).toBeInTheDocument();
    expect(screen.getByText('27.845.120 · 30.111.004 · 5.123.456')).toBeInTheDocument();
    expect(screen.getAllByText('No usar')).toHaveLength(3);
    expect(screen.getByText(/^Ninguna columna es: Email, Teléfono, Domicilio, Unidad/)).toBeInTheDocument();

    await choose('Mail del dueño', 'Nombre');
    expect(screen.getAllByText('Otra columna ya es Nombre.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Revisar el archivo' })).toBeDisabled();
    await choose('Mail del dueño', 'Email');
    await choose('Apellido', 'No usar');
    expect(screen.queryByText(/Otra columna ya es/)).not.toBeInTheDocument();

    const body = {
      sheet: '',
      heading_row: 1,
      with_hidden_rows: false,
      columns: [
        { index: 0, field: 'username' },
        { index: 1, field: 'name' },
        { index: 3, field: 'document' },
        { index: 4, field: 'project' },
      ],
    };
    const refusal = 'Elegí qué columna es el Email, o cuáles son el Proyecto y la Unidad.';
    api().post('/api/logic/import/9/columns', body).reply(422, { success: false, message: refusal });
    job(mapping);
    await user.click(screen.getByRole('button', { name: 'Revisar el archivo' }));
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    expect(field('Mail del dueño').closest('.ant-select')).toHaveTextContent('Email');

    api()
      .post('/api/logic/import/9/columns', body)
      .reply(200, ok(buildImport({ status: 'checking', processed: 0 })));
    job();
    rows();
    await user.click(screen.getByRole('button', { name: 'Revisar el archivo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Revisión de clientes.csv' })).toBeInTheDocument();
  });

  test('of several sheets are read again for another sheet or another row of headings', async () => {
    job(mapping);
    columns({ sheets: ['Torre 1', 'Torre 2'], sheet: 'Torre 1', hidden_sheets: ['Vieja'], hidden_rows: 35 });
    const { user } = await open();
    expect(screen.getByText('La hoja oculta Vieja no se lee.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Leer también las 35 filas ocultas' }));
    columns({ sheets: ['Torre 1', 'Torre 2'], sheet: 'Torre 2', columns: [] }, { sheet: 'Torre 2' });
    await user.click(screen.getByRole('combobox', { name: 'Hoja' }));
    await user.click(await option('Torre 2'));
    expect(await screen.findByText(/^Ninguna columna es: Email, Nombre/)).toBeInTheDocument();
    api()
      .get('/api/logic/import/9/columns')
      .query({ sheet: 'Torre 2', heading_row: 3 })
      .reply(422, { success: false, message: 'El archivo no tiene filas para importar.' });
    await user.click(screen.getByRole('combobox', { name: 'Fila de los títulos' }));
    await user.click(await option('3'));
    expect(await screen.findByText('El archivo no tiene filas para importar.')).toBeInTheDocument();
  });

  test('can be changed after the check, which names what is not used', async () => {
    const reading = {
      sheet: 'Torre 1',
      heading_row: 3,
      unused_columns: ['Color', 'Talle'],
      unused_sheets: ['Vieja'],
      hidden_rows: 1,
    };
    job({ reading, warnings: 2 });
    rows();
    const { user } = renderApp('/importar/9', { user: buildUser() });
    expect(
      await screen.findByText(
        'Las columnas Color, Talle no se usan. La hoja Vieja no se lee. Una fila oculta queda afuera. Los títulos están en la fila 3; lo que está arriba no se lee.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('2 filas tienen algo para mirar antes de importar.')).toBeInTheDocument();
    columns({ is_remembered: true });
    await user.click(screen.getByRole('link', { name: 'Cambiar las columnas' }));
    expect(await screen.findByText(/^Elegimos lo mismo que la última vez/)).toBeInTheDocument();
  });

  test('that cannot be read show why, with a retry', async () => {
    job(mapping);
    api()
      .get('/api/logic/import/9/columns')
      .query(true)
      .reply(409, { success: false, message: 'Subí el archivo de nuevo.' });
    renderApp('/importar/9', { user: buildUser() });
    expect(await screen.findByText('No pudimos leer las columnas del archivo.')).toBeInTheDocument();
    expect(screen.getByText('Subí el archivo de nuevo.')).toBeInTheDocument();
  });
});
