import { screen, waitFor, within } from '@testing-library/react';
import { buildProjectClaim, ok, pageOf } from '../../support/builders/claims';
import { buildOwnTerm } from '../../support/builders/content';
import { buildProject, buildProjectDetail } from '../../support/builders/projects';
import { buildUnit } from '../../support/builders/units';
import { buildConsortiumUser, buildUser } from '../../support/builders/users';
import { fillIn, headers, rowWith, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/projects/ProjectListScreen'),
  () => import('../../../src/features/projects/ProjectScreen'),
  () => import('../../../src/features/projects/NewProjectScreen'),
);

const detail = (project = buildProjectDetail()) => {
  api().get('/api/model/project/3').reply(200, ok(project));
  api()
    .get('/api/logic/unit')
    .query({ project_id: 3, page: 1, page_size: 8, sort: 'name' })
    .reply(200, pageOf([buildUnit()], 14));
  api()
    .get('/api/logic/project_claim')
    .query({ project_id: 3, page: 1, page_size: 5, sort: '-date' })
    .reply(200, pageOf([buildProjectClaim()], 11));
};

test('the list shows the columns of a project', async () => {
  api()
    .get('/api/logic/project')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildProject()]));
  renderApp('/proyectos', { user: buildUser() });
  await screen.findByText('Torre Oroño');
  expect(headers()).toEqual(['ID', 'Proyecto', 'Descripción', 'Dirección', 'Acciones']);
  expect(within(rowWith('Torre Oroño')).getByRole('link', { name: 'Ver el proyecto Torre Oroño' })).toHaveAttribute(
    'href',
    '/proyectos/3',
  );
});

test("the terms of a project's common parts are loaded when they are opened, also for a manager", async () => {
  detail(buildProjectDetail({ delivery_date: '2025-03-31' }));
  const { user } = renderApp('/proyectos/3', { user: buildUser({ type: 'manager' }) });
  const terms = await screen.findByRole('button', { name: /^Garantías de las partes comunes/ });
  const { term_id: _term, notice: _notice, ...term } = buildOwnTerm({ item: 'Impermeabilización' });
  api()
    .get('/api/logic/project/3/warranty')
    .reply(
      200,
      ok([
        {
          ...{ ...term, claim_category_id: null, claim_item_id: null, category: 'Partes comunes', place: 'Azotea' },
          ...{ manual: null, table_of: '2024-01-01' },
        },
      ]),
    );
  await user.click(terms);
  expect(await screen.findByText('Impermeabilización · Azotea')).toBeInTheDocument();
  expect(screen.getByText(/^hasta el 12\/03\/2030/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Unidades sin fecha de entrega' })).toHaveAttribute(
    'href',
    '/unidades/sin-entrega?proyecto=3',
  );
});

test('a project without the delivery of its common parts says where to enter it', async () => {
  detail(buildProjectDetail({ delivery_date: null }));
  renderApp('/proyectos/3', { user: buildUser() });
  expect(await screen.findByText(/^Falta la fecha de entrega de las partes comunes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Garantías/ })).not.toBeInTheDocument();
});

test('the page of a project links to units, claims, supervisors and the consortium', async () => {
  detail();
  renderApp('/proyectos/3', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Torre Oroño' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Ver las 14 unidades' })).toHaveAttribute(
    'href',
    '/unidades?project_id=3',
  );
  expect(await screen.findByRole('link', { name: 'Ver los 11 reclamos' })).toHaveAttribute(
    'href',
    '/consorcio-reclamos?project_id=3',
  );
  expect(screen.getByRole('link', { name: 'Gustavo Ledesma' })).toHaveAttribute('href', '/managers/5');
  expect(screen.getByRole('link', { name: 'Consorcio Torre Oroño' })).toHaveAttribute('href', '/consortiums/31');
  expect(screen.getByRole('link', { name: 'Crear unidad' })).toHaveAttribute('href', '/crear-unidad?proyecto=3');
});

test('the focus stays in the panel of a record when its form opens and closes', async () => {
  detail();
  const { user } = renderApp('/proyectos/3', { user: buildUser() });
  const edit = await screen.findByRole('button', { name: 'Editar' });
  const name = edit.closest('section')!.querySelector('h2')!.textContent;
  await user.click(edit);
  expect(await screen.findByRole('region', { name })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toHaveFocus();
});

test('a project without supervisors and consortium offers both', async () => {
  detail(buildProjectDetail({ consortium: null, managers: [] }));
  renderApp('/proyectos/3', { user: buildUser() });
  expect(await screen.findByRole('link', { name: 'Crear consorcio' })).toHaveAttribute(
    'href',
    '/crear-manager?tipo=consorcio&proyecto=3',
  );
  expect(screen.getByRole('link', { name: /^Asignalos/ })).toHaveAttribute('href', '/managers');
  await screen.findByRole('link', { name: 'Ver los 11 reclamos' });
});

test('a manager sees neither supervisors nor the consortium', async () => {
  detail();
  renderApp('/proyectos/3', { user: buildUser({ type: 'manager' }) });
  await screen.findByRole('link', { name: 'Ver los 11 reclamos' });
  await screen.findByRole('link', { name: 'Ver las 14 unidades' });
  expect(screen.queryByText('Gustavo Ledesma')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Supervisores' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Consorcio' })).not.toBeInTheDocument();
});

test('a new project requires all its fields', async () => {
  const unexpected = unexpectedCommands();
  const { user } = renderApp('/crear-proyecto', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Crear proyecto' }));
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  expect(unexpected).toEqual([]);
  fillIn({ Nombre: 'Torre Sur', Dirección: 'Mitre 10', Descripción: 'Doce pisos' });
  let sent: unknown;
  api()
    .post('/api/model/project', (body) => {
      sent = body;
      return true;
    })
    .reply(201, ok(buildProjectDetail({ name: 'Torre Sur' })));
  detail(buildProjectDetail({ name: 'Torre Sur' }));
  await user.click(await screen.findByRole('button', { name: 'Crear proyecto' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Torre Sur' })).toBeInTheDocument();
  expect(sent).toEqual({ name: 'Torre Sur', description: 'Doce pisos', address: 'Mitre 10' });
  await screen.findByRole('link', { name: 'Ver los 11 reclamos' });
});

test('a consortium user has no list of projects', async () => {
  renderApp('/proyectos', { user: buildConsortiumUser() });
  expect(await screen.findByText('No tenés acceso a esta página')).toBeInTheDocument();
});

test('a project is closed after showing the effect, is marked, and can be reopened', async () => {
  detail();
  const { user } = renderApp('/proyectos/3', { user: buildUser() });
  await screen.findByText('Reclamos del proyecto');
  const step = async (name: string, hint: RegExp, call: string, closedAt: string | null) => {
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(hint)).toBeInTheDocument();
    const after = buildProjectDetail({ closed_at: closedAt });
    api().post(`/api/logic/project/3/${call}`).reply(200, ok(after));
    api().get('/api/model/project/3').reply(200, ok(after));
    api()
      .get('/api/logic/unit')
      .query(true)
      .reply(200, pageOf([buildUnit()], 14));
    await user.click(within(dialog).getByRole('button', { name }));
  };
  await step('Cerrar proyecto', /Los reclamos abiertos siguen su curso/, 'close', '2026-11-20T13:00:00.000Z');
  expect(await screen.findByText(/Este proyecto está cerrado desde el 20\/11\/2026/)).toBeInTheDocument();
  expect(screen.getByText('Cerrado')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await step('Reabrir proyecto', /pedir inquilinos de nuevo/, 'reopen', null);
  expect(await screen.findByText('Proyecto reabierto')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Este proyecto está cerrado/)).not.toBeInTheDocument());
});

test('a closed project is marked in the list and cannot be chosen for a claim', async () => {
  const closed = buildProject({ closed_at: '2026-11-20T13:00:00.000Z' });
  api()
    .get('/api/logic/project')
    .query(true)
    .reply(200, pageOf([closed]));
  const { unmount } = renderApp('/proyectos', { user: buildUser() });
  expect(await screen.findByText('Cerrado')).toBeInTheDocument();
  unmount();
  api()
    .get('/api/logic/project')
    .reply(200, ok([closed]));
  const { user } = renderApp('/reclamos/agregar-reclamo-proyecto', { user: buildUser() });
  await user.click(await screen.findByLabelText('Proyecto'));
  expect(await screen.findByText('Torre Oroño (proyecto cerrado)')).toBeInTheDocument();
});

test.each([
  [buildUser(), /Todavía no hay proyectos en el portal/, 1],
  [buildConsortiumUser({ project: null }), /Comunicate con la administración/, 0],
] as const)(
  'a claim of a project without projects: a link only for who may create one',
  async (person, hint, links) => {
    api().get('/api/logic/project').reply(200, ok([]));
    renderApp('/reclamos/agregar-reclamo-proyecto', { user: person });
    expect((await screen.findByText(hint)).parentElement!.outerHTML).toContain('class="field-hint"');
    expect(screen.queryAllByRole('link', { name: 'Crear proyecto' })).toHaveLength(links);
  },
);
