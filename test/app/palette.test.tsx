import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '../support/builders/claims';
import { buildClientUser, buildUser } from '../support/builders/users';
import { answerList, warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/auth/ProfileScreen'),
  () => import('../../src/features/clients/ClientListScreen'),
  () => import('../../src/features/managers/NewManagerScreen'),
  () => import('../../src/app/shell/Palette'),
);

const answerSearch = (q: string, found: object[]) =>
  api().get('/api/logic/search').query({ q }).reply(200, ok({ found }));
const laura = { kind: 'client', id: 21, title: 'Laura Giménez', detail: 'DNI 20111222 · laura@demo.ar' };
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openPalette(path = '/perfil', signedIn = buildUser()) {
  const view = renderApp(path, { user: signedIn });
  await screen.findByRole('heading', { level: 1 });
  await view.user.keyboard('{Control>}k{/Control}');
  return { ...view, field: await screen.findByRole('combobox', { name: /^Buscar páginas/ }) };
}

test('Ctrl K finds a client by name; the field keeps the focus and announces the active option', async () => {
  answerSearch('laura', [laura, { kind: 'unit_claim', id: 95, title: 'Reclamo 95', detail: '' }]);
  const { user, field } = await openPalette();
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('laura');
  const option = await screen.findByRole('option', { name: /Laura Giménez/ });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Reclamo 95/ }).id);
  await user.keyboard('{ArrowUp}');
  api().get('/api/logic/client/21').optionally().reply(404, { success: false, message: 'No existe.' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/clientes/21'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Enter before the response waits for it', async () => {
  answerSearch('95', [{ kind: 'project_claim', id: 95, title: 'Reclamo 95', detail: 'Ascensor' }]);
  api().get('/api/logic/project_claim/95').optionally().reply(404, { success: false, message: 'No existe.' });
  const { user } = await openPalette();
  await user.keyboard('95{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/consorcio-reclamos/95'));
});

test('visited items are listed first the next time, for the same user only, and are removed on signing out', async () => {
  answerSearch('laura', [laura]);
  api().get('/api/logic/client/21').optionally().times(3).reply(404, { success: false, message: 'No existe.' });
  const { user, unmount } = await openPalette();
  await user.keyboard('laura');
  await user.click(await screen.findByRole('option', { name: /Laura Giménez/ }));
  await waitFor(() => expect(localStorage.getItem('recents')).toContain('/clientes/21'));
  unmount();

  const again = await openPalette();
  expect(optionNames()[0]).toContain('Laura Giménez');
  expect(within(screen.getByRole('group', { name: 'Recientes' })).getAllByRole('option')).toHaveLength(1);
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await again.user.click(screen.getByRole('button', { name: /^Mi cuenta/ }));
  api().post('/api/auth/logout').optionally().reply(200, ok(null));
  await again.user.click(await screen.findByText('Cerrar sesión'));
  await waitFor(() => expect(localStorage.getItem('recents')).toBeNull());
});

test('a client finds their own pages, and can search in their claims; the search call is not used', async () => {
  const { user } = await openPalette('/perfil', buildClientUser());
  expect(optionNames()).toContain('Reclamos de unidad');
  expect(optionNames()).not.toContain('Clientes');
  await user.keyboard('canilla');
  expect(optionNames()).toEqual(['«canilla» en Reclamos de unidad']);
  // The offered search is a result too: the note must not say that there are none.
  expect(screen.getByText('Ningún nombre coincide con «canilla»: buscalo en las listas.')).toBeInTheDocument();
  answerList('/logic/unit_claim');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?q=canilla'));
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
});

test('the form of a consortium is found by its name, by admins only', async () => {
  api()
    .get('/api/logic/search')
    .query(true)
    .optionally()
    .reply(200, ok({ found: [] }));
  const { user, unmount } = await openPalette();
  await user.keyboard('crear cons');
  api().get('/api/logic/project').optionally().reply(200, ok([]));
  await user.click(await screen.findByRole('option', { name: 'Crear consorcio' }));
  await waitFor(() => expect(window.location.href).toMatch(/\/crear-manager\?tipo=consorcio$/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Crear consorcio' })).toBeInTheDocument();
  unmount();
  await openPalette('/perfil', buildUser({ type: 'manager' }));
  expect(optionNames()).not.toContain('Crear consorcio');
});

test('a search that fails shows the reason, and the pages stay', async () => {
  api().get('/api/logic/search').query(true).reply(500, { success: false, message: 'Error interno del servidor.' });
  const { user } = await openPalette();
  await user.keyboard('clien');
  expect(await screen.findByText('Error interno del servidor.')).toBeInTheDocument();
  expect(optionNames()[0]).toBe('Clientes');
});

test('claims are found by due state, unread, or assigned to the user, in each list', async () => {
  api()
    .get('/api/logic/claim/unread')
    .reply(200, ok({ unit: 2, project: 0, last_visit: null }));
  answerSearch('vencid', []);
  const { user } = await openPalette('/perfil', buildUser({ uses_terms: true }));
  const group = within(screen.getByRole('group', { name: 'Reclamos' }));
  expect(await group.findAllByRole('option', { name: /Sin leer/ })).toHaveLength(2);
  expect(optionNames()).toContain('Plazos de los reclamos');
  await user.keyboard('vencid');
  expect(optionNames().slice(0, 2)).toEqual(['VencidosReclamos de unidad', 'VencidosReclamos de proyecto']);
  await waitFor(() => expect(screen.queryByText('Buscando…')).not.toBeInTheDocument());
  answerList('/logic/unit_claim');
  await user.click(screen.getByRole('option', { name: /^Vencidos\s*Reclamos de unidad/ }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/reclamos?due=late'));
  expect(await screen.findByText('Ningún resultado coincide con la búsqueda.')).toBeInTheDocument();
});

test('the palette offers no terms if there are none, and no staff filters to a client', async () => {
  const { user, unmount } = await openPalette();
  expect(optionNames()).toEqual(expect.arrayContaining(['MíosReclamos de unidad']));
  expect(optionNames().join()).not.toMatch(/Vencidos|Vencen hoy|En pausa|Sin leer/);
  await user.keyboard('{Escape}');
  unmount();
  api()
    .get('/api/logic/claim/unread')
    .reply(200, ok({ unit: 2, project: 0, last_visit: null }));
  await openPalette('/perfil', buildClientUser({ uses_terms: true }));
  expect(await screen.findByRole('option', { name: /^Sin leer\s*Reclamos de unidad/ })).toBeInTheDocument();
  expect(optionNames().join()).not.toMatch(/Vencidos|Míos|Plazos de los reclamos/);
});

test('a text that finds nothing offers a similar one, which is searched instead', async () => {
  api()
    .get('/api/logic/search')
    .query({ q: 'giminez' })
    .reply(200, ok({ found: [], suggestion: 'Giménez' }));
  answerSearch('Giménez', [laura]);
  const { user, field } = await openPalette();
  await user.keyboard('giminez');
  await user.click(await screen.findByRole('button', { name: '¿Quisiste decir «Giménez»?' }));
  expect(await screen.findByRole('option', { name: /Laura Giménez/ })).toBeInTheDocument();
  expect(field).toHaveFocus();
});
