import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from '../../../src/api/views';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { headers, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/ui/table/views/SaveViewDialog'),
);

const buildView = (overrides: Partial<SavedView> = {}): SavedView => ({
  id: 1,
  list: 'unit_claims',
  name: 'Urgentes sin precio',
  query: 'priority=urgent&has_price=false&sort=-date&columns=id,description,price,status',
  is_shared: false,
  is_own: true,
  owner_name: 'Mariana Bertolotti',
  ...overrides,
});
const answerViews = (views: SavedView[], list = 'unit_claims') =>
  api().get('/api/logic/view').query({ list }).reply(200, { success: true, data: views });
const answerLists = () =>
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .optionally()
    .times(20)
    .reply(200, pageOf([buildUnitClaim()], 33));
const choose = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Vista' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('one click applies a view: its filters, order and columns', async () => {
  answerLists();
  answerViews([
    buildView(),
    buildView({ id: 2, name: 'De Bruno', query: 'status=open', is_own: false, owner_name: 'Bruno Sosa' }),
  ]);
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Urgentes sin precio' }));
  expect(await screen.findByRole('button', { name: 'Urgentes sin precio', pressed: true })).toBeInTheDocument();
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    priority: 'urgent',
    has_price: 'false',
    sort: '-date',
  });
  expect(headers()).toEqual(['ID', 'Descripción', 'Precio', 'Estado', 'Acciones']);
  expect(screen.getByRole('button', { name: 'De Bruno' })).toHaveAttribute(
    'title',
    'De Bruno. Compartida por Bruno Sosa',
  );
});

test('the state of a list is saved under a name; a name that is taken shows an error at the field, and the input stays', async () => {
  answerLists();
  answerViews([]);
  const { user } = renderApp('/reclamos?waiting=true&sort=-age', { user: buildUser() });
  await choose(user, 'Guardar esta vista…');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Escribí un nombre para la vista.');
  fireEvent.change(within(dialog).getByLabelText('Nombre'), { target: { value: 'x'.repeat(61) } });
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No puede superar los 60 caracteres.');
  await user.clear(within(dialog).getByLabelText('Nombre'));
  await user.type(within(dialog).getByLabelText('Nombre'), 'Esperan');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Compartir con el equipo' }));
  api().post('/api/logic/view').reply(409, { success: false, message: 'Ya tenés una vista con ese nombre.' });
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Ya tenés una vista con ese nombre.'),
  );
  const field = within(dialog).getByLabelText('Nombre');
  expect(field).toHaveValue('Esperan');
  await user.type(field, ' más');
  const query =
    'sort=-age&waiting=true&columns=id%2Cdate%2Cname%2Cbuilding%2Clocation%2Clocation_detail%2Ccategory%2Citem%2Cdescription%2Cmessages%2Cpriority%2Cprice%2Cstatus%2Cresponsible';
  const kept = buildView({ name: 'Esperan más', query, is_shared: true });
  api()
    .post('/api/logic/view', { list: 'unit_claims', name: 'Esperan más', is_shared: true, query })
    .reply(201, ok(kept));
  answerViews([kept]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Esperan más', pressed: true })).toBeInTheDocument();
});

test("the user's own view can be updated, renamed and deleted; another user's cannot", async () => {
  answerLists();
  const mine = buildView({ query: 'priority=urgent' });
  answerViews([mine, buildView({ id: 2, name: 'De Bruno', query: 'status=open', is_own: false })]);
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'De Bruno' }));
  await user.click(await screen.findByRole('button', { name: 'Vista' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Guardar esta vista…',
    'Abrir siempre con esta vista',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Urgentes sin precio' }));
  await user.click(await screen.findByRole('button', { name: 'Precio' }));
  const changed = buildView({ name: 'Caros', query: 'sort=price&priority=urgent' });
  api()
    .put(
      '/api/logic/view/1',
      ({ name, query }: { name: string; query: string }) =>
        name === 'Urgentes sin precio' && query.startsWith('sort=price&priority=urgent&columns='),
    )
    .reply(200, ok(changed));
  answerViews([mine]);
  await choose(user, 'Guardar los cambios en «Urgentes sin precio»');
  expect(await screen.findByText('Vista guardada')).toBeInTheDocument();
  await choose(user, 'Cambiar el nombre o compartir «Urgentes sin precio»…');
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Nombre');
  await user.clear(field);
  api().put('/api/logic/view/1', { name: 'Caros', is_shared: false, query: 'priority=urgent' }).reply(200, ok(changed));
  answerViews([changed]);
  await user.type(field, 'Caros{Enter}');
  expect(await screen.findByRole('button', { name: 'Caros', pressed: true })).toBeInTheDocument();
  await choose(user, 'Borrar «Caros»');
  const question = (await screen.findByText('¿Borrar la vista «Caros»?')).closest<HTMLElement>('[role=dialog]')!;
  api().delete('/api/logic/view/1').reply(200, ok(changed));
  answerViews([]);
  await user.click(within(question).getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Caros' })).not.toBeInTheDocument());
});

test('any view can be the initial one: the list opens with it, "all" is one click away and stays after a reload', async () => {
  answerLists();
  answerViews([]);
  const { user, unmount } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: /^Sin respuesta/ }));
  await choose(user, 'Abrir siempre con esta vista');
  await waitFor(() => expect(localStorage.getItem('table-starts')).toContain('?waiting=true'));
  unmount();

  answerViews([]);
  const again = renderApp('/reclamos', { user: buildUser() });
  expect(await screen.findByRole('button', { name: /^Sin respuesta/, pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?waiting=true'));
  expect(screen.getByRole('img', { name: 'La lista se abre con esta vista' })).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Todos' }));
  expect(await screen.findByRole('button', { name: 'Todos', pressed: true })).toBeInTheDocument();
  expect(window.location.search).toBe('');
  again.unmount();

  answerViews([]);
  const reloaded = renderApp('/reclamos', { user: buildUser(), keepEntry: true });
  expect(await screen.findByRole('button', { name: 'Todos', pressed: true })).toBeInTheDocument();
  await reloaded.user.click(screen.getByRole('link', { name: 'Reclamos de unidad' }));
  expect(await screen.findByRole('button', { name: /^Sin respuesta/, pressed: true })).toBeInTheDocument();
  await choose(reloaded.user, 'Abrir siempre con todos');
  await waitFor(() => expect(localStorage.getItem('table-starts')).toBe('{}'));
});

test('every list of staff has views', async () => {
  answerViews([buildView({ list: 'clients', name: 'Dados de baja', query: 'active=false' })], 'clients');
  api().get('/api/logic/client').query(true).optionally().times(5).reply(200, pageOf([]));
  const { user } = renderApp('/clientes', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Dados de baja' }));
  expect(window.location.search).toBe('?active=false');
});

test('a supervisor has a view with the claims of their own projects', async () => {
  answerLists();
  answerViews([]);
  const { user } = renderApp('/reclamos', { user: buildUser({ type: 'manager' }) });
  await user.click(await screen.findByRole('button', { name: 'Mis proyectos' }));
  expect(window.location.search).toBe('?mine=true');
  expect(await screen.findByRole('button', { name: 'Mis proyectos', pressed: true })).toBeInTheDocument();
});
