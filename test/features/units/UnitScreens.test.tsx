import { screen, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClient, buildClientDetail } from '../../support/builders/clients';
import { buildOwnTerm } from '../../support/builders/content';
import { buildProject } from '../../support/builders/projects';
import { buildUnit, unitTypes } from '../../support/builders/units';
import { buildUser } from '../../support/builders/users';
import { answerList, fillIn, headers, rowWith, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/units/UnitListScreen'),
  () => import('../../../src/features/units/UnitScreen'),
  () => import('../../../src/features/units/NewUnitScreen'),
  () => import('../../../src/features/units/AssignScreen'),
);

const projects = () => answerList('/logic/project', [buildProject()]);
const types = () => api().get('/api/model/unit_type').reply(200, unitTypes);
const detail = (unit = buildUnit()) => {
  projects();
  types();
  api().get(`/api/logic/unit/${unit.unit_id}`).reply(200, ok(unit));
  api()
    .get('/api/logic/unit_claim')
    .query({ unit_id: unit.unit_id, page: 1, page_size: 5, sort: '-date' })
    .reply(200, pageOf([buildUnitClaim()], 8));
};
const choose = async (user: ReturnType<typeof renderApp>['user'], label: string, option: string) => {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('the list shows project and owner, filtered by the project of the address', async () => {
  projects();
  api()
    .get('/api/logic/unit')
    .query({ page: 1, page_size: 10, project_id: 3 })
    .reply(
      200,
      pageOf([buildUnit(), buildUnit({ unit_id: 16, name: 'Cochera 2', owner_profile: null, contract_id: null })]),
    );
  renderApp('/unidades?project_id=3', { user: buildUser() });
  await screen.findByText('Paula Schneider');
  expect(headers()).toEqual(['ID', 'Nombre', 'Proyecto', 'Propietario', 'Acciones']);
  expect(within(rowWith('Cochera 2')).getByText('Sin propietario')).toBeInTheDocument();
  expect(within(rowWith('1° A')).getByRole('link', { name: 'Ver la unidad 1° A' })).toHaveAttribute(
    'href',
    '/unidades/15',
  );
  expect(screen.getByRole('link', { name: 'Asignar cliente' })).toHaveAttribute('href', '/asignar-cliente');
});

test('a unit shows its owner, its lease and its latest claims, with links', async () => {
  detail(
    buildUnit({
      lease_contract: {
        id: 5,
        lease_start_date: '2026-06-20',
        lease_end_date: '2028-06-19',
        tenant: {
          client_id: 30,
          username: 'inquilino@demo.ar',
          name: 'Martín',
          last_name: 'Quiroga',
          phone_number: null,
        },
      },
    }),
  );
  renderApp('/unidades/15', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: '1° A' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Paula Schneider' })).toHaveAttribute('href', '/clientes/22');
  expect(screen.getByRole('link', { name: 'Martín Quiroga' })).toHaveAttribute('href', '/clientes/30');
  expect(screen.getByText('del 20/06/2026 al 19/06/2028')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Ver los 8 reclamos' })).toHaveAttribute(
    'href',
    '/reclamos?unit_id=15',
  );
  expect(screen.getByRole('link', { name: 'Ver los planos' })).toHaveAttribute('href', '/planos?unidad=15');
  expect(screen.queryByRole('link', { name: 'Solicitar inquilino' })).not.toBeInTheDocument();
});

test('the warranty terms of a unit are loaded when they are opened', async () => {
  detail(buildUnit({ contract_id: 7, delivery_date: '2024-03-12' }));
  const { user } = renderApp('/unidades/15', { user: buildUser() });
  const terms = await screen.findByRole('button', { name: /^Garantías/ });
  expect(terms).toHaveTextContent('Plazos del cuadro desde la entrega, el 12/03/2024');
  const { term_id: _term, notice: _notice, ...term } = buildOwnTerm({ expires_on: '2025-03-12' });
  const shown = { ...term, place: null, manual: null, table_of: '2024-01-01' };
  api()
    .get('/api/logic/contract/7/warranty')
    .reply(200, ok([{ ...shown, id: 2, item: 'Desagüe', expires_on: '2030-03-12' }, shown]));
  await user.click(terms);
  await screen.findByText('Desagüe · Sanitarios');
  const own = screen
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((name) => name?.includes('Sanitarios'));
  expect(own).toEqual(['Canilla o grifería · Sanitarios', 'Desagüe · Sanitarios']);
  expect(screen.getByText(/^terminó el 12\/03\/2025/)).toBeInTheDocument();
});

test('a unit without an owner offers to assign one', async () => {
  detail(buildUnit({ owner_profile: null, contract_id: null }));
  renderApp('/unidades/15', { user: buildUser() });
  expect(await screen.findByRole('link', { name: 'Asignar cliente' })).toHaveAttribute(
    'href',
    '/asignar-cliente?unidad=15',
  );
  await screen.findByText('En análisis');
});

test('deactivating a unit asks for confirmation and changes nothing else; so does reactivating it', async () => {
  detail();
  const { user } = renderApp('/unidades/15', { user: buildUser() });
  await screen.findByText('En análisis');
  await user.click(await screen.findByRole('button', { name: 'Desactivar unidad' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/No se va a poder asignar/)).toBeInTheDocument();
  api()
    .put('/api/logic/unit/15', {
      name: '1° A',
      description: 'Al frente, con balcón corrido.',
      unit_type_id: 3,
      project_id: 3,
      active: false,
      version: 1,
    })
    .reply(200, ok(buildUnit({ active: false, version: 2 })));
  api()
    .get('/api/logic/unit/15')
    .reply(200, ok(buildUnit({ active: false, version: 2 })));
  projects();
  await user.click(within(dialog).getByRole('button', { name: 'Desactivar unidad' }));
  await user.click(await screen.findByRole('button', { name: 'Reactivar unidad' }));
  expect(screen.getByText('Inactiva', { selector: '.tag' })).toBeInTheDocument();
  const question = await screen.findByRole('dialog', { name: '¿Reactivar 1° A?' });
  expect(within(question).getByText(/recibir reclamos de nuevo/)).toBeInTheDocument();
  api()
    .put('/api/logic/unit/15', (body) => body.active === true && body.version === 2)
    .reply(200, ok(buildUnit({ version: 3 })));
  api()
    .get('/api/logic/unit/15')
    .reply(200, ok(buildUnit({ version: 3 })));
  projects();
  await user.click(within(question).getByRole('button', { name: 'Reactivar unidad' }));
  expect(await screen.findByRole('button', { name: 'Desactivar unidad' })).toBeInTheDocument();
});

test('a new unit requires project, type and name, with one error; the project of the address is preselected', async () => {
  const unexpected = unexpectedCommands();
  projects();
  types();
  const { user } = renderApp('/crear-unidad?proyecto=3', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Crear unidad' }));
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  expect(unexpected).toEqual([]);
  fillIn({ Nombre: ' 9° C ' });
  await choose(user, 'Tipo de unidad', 'Cochera');
  let sent: unknown;
  api()
    .post('/api/model/unit', (body) => {
      sent = body;
      return true;
    })
    .reply(409, {
      success: false,
      message: 'El proyecto ya tiene una unidad con ese nombre.',
      errors: [{ field: 'name', message: 'El proyecto ya tiene una unidad con ese nombre.' }],
    });
  await user.click(await screen.findByRole('button', { name: 'Crear unidad' }));
  expect(await screen.findByText('El proyecto ya tiene una unidad con ese nombre.')).toBeInTheDocument();
  expect(sent).toEqual({ name: '9° C', description: '', unit_type_id: 5, project_id: 3 });
});

test('without projects the form of a unit links to the first one; a select without choices says so in words', async () => {
  answerList('/logic/project');
  api().get('/api/model/unit_type').reply(200, ok([]));
  const { user } = renderApp('/crear-unidad', { user: buildUser() });
  expect((await screen.findByText(/Todavía no hay proyectos/)).parentElement).toHaveClass('field-hint');
  expect(screen.getByRole('link', { name: 'Crear proyecto' })).toHaveAttribute('href', '/crear-proyecto');
  await user.click(screen.getByLabelText('Tipo de unidad'));
  expect(await screen.findByText('No hay opciones')).toBeInTheDocument();
  expect(document.querySelector('.ant-empty')).toBeNull();
});

test('projects that could not be loaded are not said to be missing, and the chosen one is not a number', async () => {
  api().get('/api/logic/project').reply(500, { success: false, message: 'Algo falló en el servidor.' });
  types();
  renderApp('/crear-unidad?proyecto=8', { user: buildUser() });
  expect(await screen.findByText('No pudimos cargar los proyectos y los tipos de unidad.')).toBeInTheDocument();
  expect(screen.getByLabelText('Proyecto')).toBeInTheDocument();
  expect(await screen.findByText('…')).toBeInTheDocument();
  expect(screen.queryByText(/Todavía no hay proyectos/)).toBeNull();
});

test("the delivery date is shown with the unit's data and edited there", async () => {
  detail(buildUnit({ delivery_date: '2024-03-12' }));
  const { user } = renderApp('/unidades/15', { user: buildUser() });
  await screen.findByText('En análisis');
  expect(await screen.findByText('12/03/2024')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const field = await screen.findByLabelText('Fecha de entrega (opcional)');
  expect(field).toHaveValue('12/03/2024');
  await user.click(field);
  await user.click(await screen.findByTitle('2024-03-15'));
  api()
    .put('/api/logic/unit/15', (body) => body.delivery_date === '2024-03-15')
    .reply(200, ok(buildUnit({ delivery_date: '2024-03-15', version: 2 })));
  api()
    .get('/api/logic/unit/15')
    .reply(200, ok(buildUnit({ delivery_date: '2024-03-15', version: 2 })));
  projects();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('15/03/2024')).toBeInTheDocument();
});

test("the assignment form shows the unit's delivery date, which can be corrected", async () => {
  answerList('/logic/client');
  answerList('/logic/unit/unassigned');
  api()
    .get('/api/logic/unit/40')
    .reply(200, ok(buildUnit({ unit_id: 40, name: 'Cochera 12', owner_profile: null, delivery_date: '2024-03-12' })));
  api().get('/api/logic/client/22').reply(200, ok(buildClientDetail()));
  const { user } = renderApp('/asignar-cliente?cliente=22&unidad=40', { user: buildUser() });
  expect(await screen.findByLabelText('Fecha de entrega (opcional)')).toHaveValue('12/03/2024');
  api()
    .post('/api/logic/contract', { client_id: 22, unit_id: 40, delivery_date: '2024-03-12' })
    .reply(201, ok({ id: 90, client_id: 22, unit_id: 40, start_date: '2026-11-20' }));
  detail(buildUnit({ unit_id: 40, name: 'Cochera 12', delivery_date: '2024-03-12' }));
  answerList('/logic/unit/unassigned');
  await user.click(screen.getByRole('button', { name: 'Asignar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cochera 12' })).toBeInTheDocument();
  expect(screen.getByText('12/03/2024')).toBeInTheDocument();
  await screen.findByText('En análisis');
});

test('assigning requires a client and a unit', async () => {
  const unexpected = unexpectedCommands();
  answerList('/logic/client', [buildClient()]);
  answerList('/logic/unit/unassigned', [buildUnit({ owner_profile: null, contract_id: null })]);
  const { user } = renderApp('/asignar-cliente', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Asignar' }));
  expect(await screen.findAllByText('Debe seleccionar un usuario y una unidad')).toHaveLength(1);
  expect(unexpected).toEqual([]);
});

test('without clients and free units the assignment links to the forms that create them', async () => {
  answerList('/logic/client');
  answerList('/logic/unit/unassigned');
  renderApp('/asignar-cliente', { user: buildUser() });
  expect(await screen.findByRole('link', { name: 'Registrar cliente' })).toHaveAttribute('href', '/registro');
  expect(await screen.findByRole('link', { name: 'Crear unidad' })).toHaveAttribute('href', '/crear-unidad');
});

test('the selects search on the server, and the assignment shows a notification', async () => {
  api().get('/api/logic/client/22').reply(200, ok(buildClientDetail()));
  answerList('/logic/client', [buildClient()]);
  answerList('/logic/unit/unassigned', [buildUnit({ owner_profile: null, contract_id: null })]);
  api()
    .get('/api/logic/unit/unassigned')
    .query({ page: 1, page_size: 30, q: 'coch' })
    .reply(200, pageOf([buildUnit({ unit_id: 40, name: 'Cochera 12', owner_profile: null, contract_id: null })]));
  const { user } = renderApp('/asignar-cliente?cliente=22', { user: buildUser() });
  expect(await screen.findByText('Paula Schneider · DNI 28460571')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Unidad'), 'coch');
  await user.click(await screen.findByText('Cochera 12 · Torre Oroño'));
  api()
    .post('/api/logic/contract', { client_id: 22, unit_id: 40 })
    .reply(201, ok({ id: 90, client_id: 22, unit_id: 40, start_date: '2026-11-20' }));
  detail(buildUnit({ unit_id: 40, name: 'Cochera 12' }));
  answerList('/logic/unit/unassigned');
  await user.click(await screen.findByRole('button', { name: 'Asignar' }));
  expect(await screen.findByText('Cliente asignado')).toBeInTheDocument();
  expect(screen.getByText('El cliente y la unidad se vincularon correctamente')).toBeInTheDocument();
  await screen.findByText('En análisis');
  expect(screen.getByRole('heading', { level: 1, name: 'Cochera 12' })).toBeInTheDocument();
});
