import { screen, waitFor, within } from '@testing-library/react';
import { withNames } from '../../src/session/recordSlice';
import { buildUnitClaim, ok, pageOf } from '../support/builders/claims';
import { buildClient, buildClientDetail } from '../support/builders/clients';
import { buildUser } from '../support/builders/users';
import { holdBack } from '../support/holdBack';
import { warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/clients/ClientListScreen'),
  () => import('../../src/features/clients/ClientScreen'),
  () => import('../../src/features/claims/ClaimListScreens'),
  () => import('../../src/features/auth/LoginScreen'),
  () => import('../../src/app/shell/Palette'),
);

const paula = buildClient({ client_id: 22 });
const answerClients = () =>
  api()
    .get('/api/logic/client')
    .query(true)
    .optionally()
    .times(5)
    .reply(200, pageOf([paula]));
const answerPaula = () => api().get('/api/logic/client/22').reply(200, ok(buildClientDetail()));
const answerClaims = () =>
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));

/** Opens the client's page from the list. */
async function openPaula(user = buildUser()) {
  answerClients();
  const view = renderApp('/clientes', { user });
  await view.user.click(await screen.findByRole('link', { name: 'Ver a Paula Schneider' }));
  return view;
}

async function openPalette(view: ReturnType<typeof renderApp>) {
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Buscar páginas/ });
}

test("a client's page has its title, and the link to the list, before its data have come", async () => {
  const slow = holdBack(ok(buildClientDetail()));
  api().get('/api/logic/client/22').reply(200, slow.answer);
  await openPaula();
  const title = await screen.findByRole('heading', { level: 1, name: 'Paula Schneider' });
  expect(document.title).toMatch(/^Paula Schneider · /);
  expect(title.closest('header')).toContainElement(screen.getByRole('link', { name: 'Clientes' }));
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  slow.release();
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paula Schneider');
});

test('a page whose record no answer has named waits for its data', async () => {
  const slow = holdBack(ok(buildClientDetail()));
  api().get('/api/logic/client/22').reply(200, slow.answer);
  renderApp('/clientes/22', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cliente' })).toBeInTheDocument();
  slow.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paula Schneider' })).toBeInTheDocument();
});

test('the palette offers the records that were opened, however they were reached', async () => {
  answerPaula();
  const view = await openPaula();
  await screen.findByRole('button', { name: 'Editar' });
  answerClaims();
  await view.user.click(screen.getByRole('link', { name: 'Ver sus reclamos' }));
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
  await openPalette(view);
  const recents = within(screen.getByRole('group', { name: 'Recientes' }));
  expect(recents.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Paula SchneiderCliente']);
});

test('the claims of a client show the name in their filter and ask the server for none', async () => {
  answerPaula();
  const view = await openPaula();
  const asked: unknown[] = [];
  api()
    .get('/api/logic/unit_claim/counts')
    .query(({ by }) => by !== 'waiting' && Boolean(asked.push(by)))
    .optionally()
    .reply(200, ok({ counts: [] }));
  answerClaims();
  await view.user.click(await screen.findByRole('link', { name: 'Ver sus reclamos' }));
  expect(await screen.findByRole('button', { name: 'Quitar Cliente: Paula Schneider' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(asked).toEqual([]);
});

test('an id that no answer has named is asked for, alone, and only once', async () => {
  const asked: unknown[] = [];
  answerClaims();
  api()
    .get('/api/logic/unit_claim/counts')
    .query(({ by }) => by === 'project_id' && Boolean(asked.push(by)))
    .optionally()
    .times(5)
    .reply(200, ok({ counts: [{ filter: 'project_id', value: '3', label: 'Torre Oroño', count: 7 }] }));
  const view = renderApp('/reclamos?project_id=3', { user: buildUser() });
  expect(await screen.findByRole('button', { name: 'Quitar Proyecto: Torre Oroño' })).toBeInTheDocument();
  answerClaims();
  // Another query of the same list: the name is known.
  await view.user.type(screen.getByRole('searchbox'), 'canilla');
  await waitFor(() => expect(window.location.search).toContain('q=canilla'));
  expect(screen.getByRole('button', { name: 'Quitar Proyecto: Torre Oroño' })).toBeInTheDocument();
  expect(asked).toEqual(['project_id']);
});

test('the next user sees no name of the one before', async () => {
  answerPaula();
  const view = await openPaula();
  await screen.findByRole('button', { name: 'Editar' });
  const names = () => JSON.stringify((view.store.getState() as { clients?: unknown }).clients);
  expect(names()).toContain('Paula');
  api().post('/api/auth/logout').optionally().reply(200, ok(null));
  await view.user.click(screen.getByRole('button', { name: /^Mi cuenta/ }));
  await view.user.click(await screen.findByText('Cerrar sesión'));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(names()).not.toContain('Paula');
});

test('no name stays when the server has ended the session', async () => {
  answerPaula();
  const view = await openPaula();
  await screen.findByRole('button', { name: 'Editar' });
  api().get('/api/logic/unit_claim').query(true).reply(401, { success: false, message: 'La sesión terminó.' });
  await view.user.click(screen.getByRole('link', { name: 'Ver sus reclamos' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(JSON.stringify((view.store.getState() as { clients?: unknown }).clients)).not.toContain('Paula');
});

test('the names of the latest answers are kept, at most 500', () => {
  const answer = (from: number, count: number) =>
    Array.from({ length: count }, (_, index): [string, string] => [`/unidades/${from + index}`, `${from + index}° A`]);
  const first = withNames({}, answer(1, 400));
  const second = withNames(first, answer(1000, 200));
  expect(Object.keys(second)).toHaveLength(500);
  expect(second['/unidades/1199']).toBe('1199° A');
  expect(second['/unidades/1']).toBe('1° A');
  expect(second['/unidades/400']).toBeUndefined();
  expect(withNames(second, [['/unidades/1', 'Cochera 1']])['/unidades/1']).toBe('Cochera 1');
});
