import { screen, waitFor, within } from '@testing-library/react';
import notification from 'antd/es/notification';
import nock from 'nock';
import { ok, pageOf } from '../../support/builders/claims';
import { buildAdmin, buildConsortium, buildManager } from '../../support/builders/managers';
import { buildProject } from '../../support/builders/projects';
import { buildUser } from '../../support/builders/users';
import { answerList, fillIn, headers, rowWith, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/managers/UserListScreen'),
  () => import('../../../src/features/managers/ManagerScreen'),
  () => import('../../../src/features/managers/NewManagerScreen'),
);

const security = (isDemanded = false, version = 1) =>
  api()
    .get('/api/logic/security_settings')
    .reply(200, ok({ staff_second_factor: isDemanded, version }));
const admins = () => {
  security();
  return api()
    .get('/api/logic/profile/admin')
    .reply(
      200,
      ok([buildAdmin(), buildAdmin({ id: 8, username: 'direccion@demo.ar', name: 'Hernán', last_name: 'Oviedo' })]),
    );
};
const managers = (list = [buildManager()]) => api().get('/api/model/manager').reply(200, ok(list));
const consortiums = (list = [buildConsortium()]) => api().get('/api/model/consortiumRoutes').reply(200, ok(list));
const all = () =>
  answerList('/logic/project', [
    buildProject(),
    buildProject({ id: 4, name: 'Ribera Pichincha', consortium_id: null }),
    buildProject({ id: 8, name: 'Torre Sur', consortium_id: null }),
  ]);
const get = (overrides: Parameters<typeof buildManager>[0] = {}) =>
  api()
    .get('/api/model/manager/5')
    .reply(200, ok(buildManager(overrides)));

test('supervisors and consortium users share one table, each with a badge and projects', async () => {
  admins();
  consortiums([
    buildConsortium(),
    buildConsortium({
      id: 32,
      username: 'tres@demo.ar',
      projects: ['Torre Oroño', 'Torre Sur', 'Torre Vieja'].map((name, index) => ({ id: index + 3, name })),
    }),
    buildConsortium({ id: 33, username: 'sin.edificio@demo.ar', projects: [], phone_number: '3415550000' }),
  ]);
  managers([
    buildManager(),
    buildManager({
      id: 11,
      username: 'uno@demo.ar',
      projects: [{ id: 3, name: 'Torre Oroño', is_primary: true }],
      projects_count: 1,
    }),
    buildManager({ id: 12, username: 'ninguno@demo.ar', primary_project: null, projects: [], projects_count: 0 }),
    buildManager({
      id: 13,
      username: 'sin.principal@demo.ar',
      primary_project: null,
      projects: [{ id: 4, name: 'Ribera Pichincha', is_primary: false }],
      projects_count: 1,
    }),
  ]);
  renderApp('/managers', { user: buildUser() });
  await screen.findByText('manager@demo.ar');
  expect(headers()).toEqual(['ID', 'Usuario', 'Tipo', 'Nombre', 'Apellido', 'Teléfono', 'Proyectos', 'Acciones']);
  expect(within(rowWith('manager@demo.ar')).getByText('+2 más')).toBeInTheDocument();
  expect(within(rowWith('uno@demo.ar')).queryByText(/más/)).not.toBeInTheDocument();
  expect(within(rowWith('ninguno@demo.ar')).getByText('Sin proyectos')).toBeInTheDocument();
  expect(within(rowWith('sin.principal@demo.ar')).getByText('Sin asignar')).toBeInTheDocument();
  const consortium = within(rowWith('consorcio@demo.ar'));
  expect(consortium.getAllByText('Consorcio')[0]).toBeInTheDocument();
  expect(consortium.getByText('N/A')).toBeInTheDocument();
  expect(rowWith('consorcio@demo.ar')).toHaveTextContent('Torre Oroño');
  expect(consortium.queryByText(/más/)).not.toBeInTheDocument();
  expect(rowWith('tres@demo.ar')).toHaveTextContent('Torre Oroño+2 más');
  expect(rowWith('sin.edificio@demo.ar')).toHaveTextContent('N/A');
  expect(consortium.getByRole('button', { name: /Función no disponible/ })).toBeDisabled();
  expect(within(rowWith('manager@demo.ar')).getByText('Supervisor')).toBeInTheDocument();
});

test('the merged list is filtered and sorted in the browser', async () => {
  admins();
  managers();
  consortiums([buildConsortium({ projects: [] })]);
  const { user } = renderApp('/managers', { user: buildUser() });
  await screen.findByText('manager@demo.ar');
  await user.type(screen.getByRole('searchbox'), 'torre');
  expect(await screen.findByText('1–2 de 2')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' ledesma');
  expect(await screen.findByText('1–1 de 1')).toBeInTheDocument();
  expect(screen.queryByText('consorcio@demo.ar')).not.toBeInTheDocument();
});

test('a list that fails shows a permanent notification, and the error is stored', async () => {
  admins();
  consortiums();
  const showError = jest.spyOn(notification, 'error');
  api().get('/api/model/manager').reply(500, { success: false, message: '' });
  const { store } = renderApp('/managers', { user: buildUser() });
  expect(await screen.findByText('Hubo un error al listar los supervisores, intente nuevamente.')).toBeInTheDocument();
  expect((store.getState() as unknown as { managersFailure: { error: string } }).managersFailure.error).toBe(
    'Error al listar managers',
  );
  expect(showError.mock.calls).toEqual([[expect.objectContaining({ duration: false })]]);
});

test("the failure of a supervisor's page is not reported by the list", async () => {
  api().get('/api/model/manager/999').reply(404, { success: false, message: 'No existe.' });
  const { user } = renderApp('/managers/999', { user: buildUser() });
  admins();
  consortiums();
  managers();
  await user.click(await screen.findByRole('link', { name: /^Supervisores/ }));
  expect(await screen.findByText('manager@demo.ar')).toBeInTheDocument();
  expect(screen.queryByText(/Hubo un error al listar/)).not.toBeInTheDocument();
});

test('a manager neither sees nor requests the supervisors', async () => {
  renderApp('/managers', { user: buildUser({ type: 'manager' }) });
  expect(await screen.findByText('No tenés acceso a esta página')).toBeInTheDocument();
});

/** Responds with the number of open claims of a responsible user, of units and of projects, and of its work orders. */
const responsibleFor = (id: number, units: number, projects: number, works = 0) => {
  api()
    .get('/api/logic/work_order')
    .query({ assignee_id: id, status: 'asked,accepted', page: 1, page_size: 1 })
    .reply(200, pageOf([], works));
  for (const [kind, count] of Object.entries({ unit: units, project: projects }))
    api()
      .get(`/api/logic/${kind}_claim/counts`)
      .query({ responsible_id: id, status: 'pending,approved,open', by: 'responsible_id' })
      .reply(200, ok({ counts: [{ filter: 'responsible_id', value: String(id), label: 'Alguien', count }] }));
};

test('an admin can deactivate another admin, but not themselves', async () => {
  admins();
  managers();
  consortiums();
  const { user } = renderApp('/managers', { user: buildUser({ id: 7 }) });
  expect(await screen.findByText('Sos vos')).toBeInTheDocument();
  responsibleFor(8, 0, 1);
  await user.click(await screen.findByRole('button', { name: 'Desactivar a Hernán Oviedo' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Es responsable de 1 reclamo abierto: pasa al/)).toBeInTheDocument();
  api()
    .delete('/api/logic/profile/admin/8')
    .reply(200, ok({ id: 8, active: false }));
  api()
    .get('/api/logic/profile/admin')
    .reply(200, ok([buildAdmin(), buildAdmin({ id: 8, name: 'Hernán', last_name: 'Oviedo', active: false })]));
  await user.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
  expect(await screen.findByText('Inactivo')).toBeInTheDocument();
});

test('an admin requires the second factor of all staff, and sees why that is refused', async () => {
  admins();
  managers();
  consortiums();
  const { user } = renderApp('/managers', { user: buildUser() });
  const box = await screen.findByRole('checkbox', { name: /^Exigir la verificación en dos pasos/ });
  await waitFor(() => expect(box).toBeEnabled());
  const message = 'Activá primero tu propia verificación en dos pasos, en «Mi Perfil».';
  api().put('/api/logic/security_settings').reply(409, { success: false, message });
  security();
  await user.click(box);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(box).not.toBeChecked();
  api()
    .put('/api/logic/security_settings', { staff_second_factor: true, version: 1 })
    .reply(200, ok({ staff_second_factor: true, version: 2 }));
  security(true, 2);
  await waitFor(() => expect(box).toBeEnabled());
  await user.click(box);
  expect(await screen.findByText('La verificación en dos pasos ahora es obligatoria')).toBeInTheDocument();
  await waitFor(() => expect(box).toBeChecked());
});

test("an admin ends another user's sessions, after a confirmation", async () => {
  get();
  all();
  const { user } = renderApp('/managers/5', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesiones' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Puede volver a iniciar sesión.');
  const ended = api()
    .delete('/api/logic/account/5/session')
    .reply(200, ok({ id: 5 }));
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar sesiones' }));
  expect(await screen.findByText('Sesiones cerradas')).toBeInTheDocument();
  expect(ended.isDone()).toBe(true);
});

test('projects can be made primary and removed, the primary one only after a warning', async () => {
  get();
  all();
  const { user } = renderApp('/managers/5', { user: buildUser() });
  const two = {
    primary_project: { id: 4, name: 'Ribera Pichincha' },
    projects: [
      { id: 3, name: 'Torre Oroño', is_primary: false },
      { id: 4, name: 'Ribera Pichincha', is_primary: true },
    ],
  };
  api()
    .put('/api/logic/manager/5/primary-project', { projectId: 4 })
    .reply(200, ok(buildManager(two)));
  get(two);
  all();
  await user.click(await screen.findByRole('button', { name: 'Hacer principal el proyecto Ribera Pichincha' }));
  await screen.findByRole('button', { name: 'Hacer principal el proyecto Torre Oroño' });
  await user.click(await screen.findByRole('button', { name: 'Quitar el proyecto Ribera Pichincha' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/se va a quedar sin uno/)).toBeInTheDocument();
  const one = { primary_project: null, projects: [{ id: 3, name: 'Torre Oroño', is_primary: false }] };
  api()
    .delete('/api/logic/manager/5/projects/4')
    .reply(200, ok(buildManager(one)));
  get(one);
  all();
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText('Ribera Pichincha')).not.toBeInTheDocument());
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

test('deactivating a supervisor shows its effect first', async () => {
  get();
  all();
  const { user } = renderApp('/managers/5', { user: buildUser() });
  responsibleFor(5, 3, 2, 4);
  await user.click(await screen.findByRole('button', { name: 'Desactivar supervisor' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Es responsable de 5 reclamos abiertos: pasan al/)).toBeInTheDocument();
  expect(await within(dialog).findByText(/^Tiene 4 trabajos sin terminar, que quedan a su nombre/)).toBeInTheDocument();
  expect(within(dialog).getByText(/sus sesiones abiertas se cierran en el momento/)).toBeInTheDocument();
  api()
    .delete('/api/logic/manager/5')
    .reply(200, ok(buildManager({ active: false, projects: [], primary_project: null })));
  get({ active: false, projects: [], primary_project: null });
  all();
  await user.click(within(dialog).getByRole('button', { name: 'Desactivar supervisor' }));
  expect(await screen.findByText(/Este supervisor está desactivado/)).toBeInTheDocument();
});

test('the only project of a new supervisor becomes the primary one automatically', async () => {
  all();
  const { user } = renderApp('/crear-manager', { user: buildUser() });
  await screen.findByLabelText('Proyectos');
  fillIn({ Nombre: 'Lidia', Apellido: 'Sosa', Teléfono: '341 555-1234', Email: 'lidia@correo.ar' });
  await user.click(screen.getByLabelText('Proyectos'));
  await user.click(await screen.findByText('Torre Sur', { selector: '.ant-select-item-option-content' }));
  let sent: unknown;
  api()
    .post('/api/logic/manager', (body) => {
      sent = body;
      return true;
    })
    .reply(201, ok(buildManager()));
  get();
  all();
  await user.click(screen.getByRole('button', { name: 'Crear supervisor' }));
  expect(await screen.findByRole('button', { name: 'Cerrar sesiones' })).toBeInTheDocument();
  expect(sent).toMatchObject({ project_ids: [8], primary_project_id: 8 });
});

test('a consortium user can be created only for a project that has none', async () => {
  all();
  const { user } = renderApp('/crear-manager', { user: buildUser() });
  await user.click(await screen.findByText('Consorcio'));
  fillIn({ 'Nombre del consorcio': 'Consorcio Sur', Email: 'sur@correo.ar' });
  await user.click(await screen.findByRole('button', { name: 'Crear consorcio' }));
  expect(await screen.findByText('Debe seleccionar un proyecto.')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Edificios que administra'));
  expect(await screen.findByText('Torre Oroño (ya tiene consorcio)')).toBeInTheDocument();
  await user.click(screen.getByText('Torre Sur', { selector: '.ant-select-item-option-content' }));
  api()
    .post('/api/model/consortiumRoutes', {
      username: 'sur@correo.ar',
      name: 'Consorcio Sur',
      project_id: 8,
    })
    .reply(201, ok(buildConsortium({ id: 50, name: 'Consorcio Sur', last_name: '' })));
  api()
    .get('/api/model/consortiumRoutes/50')
    .reply(200, ok(buildConsortium({ id: 50, name: 'Consorcio Sur', last_name: '' })));
  all();
  await user.click(await screen.findByRole('button', { name: 'Crear consorcio' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Consorcio Sur' })).toBeInTheDocument();
});

test('the address chooses a consortium and its project; the rest of a draft is restored', async () => {
  localStorage.setItem(
    `posventa-draft:${buildUser().id}:consortium`,
    JSON.stringify({ values: { name: 'Consorcio viejo', project_ids: [4] }, requestKey: 'k' }),
  );
  all();
  renderApp('/crear-manager?tipo=consorcio&proyecto=8', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Crear consorcio' })).toBeInTheDocument();
  expect(await screen.findByText('Torre Sur')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre del consorcio')).toHaveValue('Consorcio viejo');
});

describe('the page of a consortium user', () => {
  const answerProjects = () => api().get('/api/logic/project').reply(200, ok([]));
  const open = (overrides = {}) =>
    api()
      .get('/api/model/consortiumRoutes/31')
      .reply(200, ok(buildConsortium(overrides)));

  test('edits the data', async () => {
    open();
    answerProjects();
    const { user } = renderApp('/consortiums/31', { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    fillIn({ 'Nombre del consorcio': 'Consorcio Nuevo' });
    let sent: unknown;
    api()
      .put('/api/model/consortiumRoutes/31', (body) => {
        sent = body;
        return true;
      })
      .reply(200, ok(buildConsortium({ name: 'Consorcio Nuevo', version: 2 })));
    open({ name: 'Consorcio Nuevo', version: 2 });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('heading', { name: /^Consorcio Nuevo/ })).toBeInTheDocument();
    expect(sent).toEqual({
      username: 'consorcio@demo.ar',
      name: 'Consorcio Nuevo',
      last_name: '',
      phone_number: null,
      version: 1,
    });
  });

  test('deactivates the user after showing the effect', async () => {
    open();
    answerProjects();
    const { user } = renderApp('/consortiums/31', { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: 'Desactivar consorcio' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/sus edificios quedan libres/)).toBeInTheDocument();
    api()
      .delete('/api/model/consortiumRoutes/31')
      .reply(200, ok(buildConsortium({ active: false, projects: [] })));
    open({ active: false, projects: [] });
    await user.click(within(dialog).getByRole('button', { name: 'Desactivar consorcio' }));
    expect(await screen.findByText(/Este consorcio está desactivado/)).toBeInTheDocument();
  });

  const two = [
    { id: 3, name: 'Torre Oroño' },
    { id: 9, name: 'Torre Vieja' },
  ];
  const openWithOthers = async (projects = two) => {
    open({ projects });
    all();
    consortiums([buildConsortium(), buildConsortium({ id: 32, name: 'Administración', last_name: 'Vidal' })]);
    const { user } = renderApp('/consortiums/31', { user: buildUser() });
    await screen.findByRole('link', { name: 'Torre Oroño' });
    return user;
  };
  const choose = async (user: ReturnType<typeof renderApp>['user'], option: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Agregar un edificio' }));
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
  };
  const answerAdded = (sent: (body: unknown) => void) => {
    const added = { projects: [...two, { id: 8, name: 'Torre Sur' }] };
    api()
      .post('/api/model/consortiumRoutes/31/projects', (body) => {
        sent(body);
        return true;
      })
      .reply(200, ok(buildConsortium(added)));
    open(added);
    all();
    consortiums();
  };

  test('lists its buildings, adds a free one, and asks before it removes one', async () => {
    const user = await openWithOthers();
    expect(screen.getAllByRole('link', { name: 'Ver sus reclamos' }).map((link) => link.getAttribute('href'))).toEqual([
      '/consorcio-reclamos?project_id=3',
      '/consorcio-reclamos?project_id=9',
    ]);
    let sent: unknown;
    answerAdded((body) => (sent = body));
    await choose(user, 'Torre Sur');
    expect(await screen.findByRole('link', { name: 'Torre Sur' })).toBeInTheDocument();
    expect(sent).toEqual({ projectId: 8 });
    await user.click(screen.getByRole('button', { name: 'Quitar el edificio Torre Vieja' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Deja de ver el edificio y sus reclamos en el momento/)).toBeInTheDocument();
    api().delete('/api/model/consortiumRoutes/31/projects/9').reply(200, ok(buildConsortium()));
    open();
    all();
    consortiums();
    await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Torre Vieja' })).not.toBeInTheDocument());
  });

  test('takes a building over from another consortium after naming it', async () => {
    open();
    api()
      .get('/api/logic/project')
      .reply(200, ok([buildProject(), buildProject({ id: 8, name: 'Torre Sur', consortium_id: 32 })]));
    consortiums([buildConsortium(), buildConsortium({ id: 32, name: 'Administración', last_name: 'Vidal' })]);
    const { user } = renderApp('/consortiums/31', { user: buildUser() });
    await screen.findByRole('link', { name: 'Torre Oroño' });
    await choose(user, 'Torre Sur (lo administra Administración Vidal)');
    const dialog = await screen.findByRole('dialog', { name: '¿Pasar Torre Sur a este consorcio?' });
    expect(within(dialog).getByText(/Ahora lo administra Administración Vidal/)).toBeInTheDocument();
    let sent: unknown;
    answerAdded((body) => (sent = body));
    await user.click(within(dialog).getByRole('button', { name: 'Pasar el edificio' }));
    expect(await screen.findByRole('link', { name: 'Torre Sur' })).toBeInTheDocument();
    expect(sent).toEqual({ projectId: 8, from: 32 });
  });
});

test.each(['/crear-manager', '/crear-manager?tipo=consorcio&proyecto=8'])(
  'projects that could not be loaded are not said to be missing, and can be loaded again: %s',
  async (path) => {
    api().get('/api/logic/project').reply(500, { success: false, message: 'Algo falló en el servidor.' });
    const { user } = renderApp(path, { user: buildUser() });
    expect(await screen.findByText('No pudimos cargar los proyectos.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Crear proyecto' })).toBeNull();
    expect(screen.queryByText('8')).toBeNull();
    api()
      .get('/api/logic/project')
      .reply(200, ok([buildProject({ id: 8, name: 'Torre Oroño' })]));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No pudimos cargar los proyectos.')).toBeNull());
  },
);
