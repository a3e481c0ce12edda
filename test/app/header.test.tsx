import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { entryOf } from '../../src/contract/links';
import { ok } from '../support/builders/claims';
import { buildClientUser, buildUser } from '../support/builders/users';
import { warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(() => import('../../src/features/auth/ProfileScreen'));

test.each([
  ['/reclamos', 'reclamos'],
  ['/reclamos/12', 'reclamos'],
  ['/reclamos/agregar-reclamo', 'reclamos'],
  ['/reclamos/agregar-reclamo-proyecto', 'consorcio-reclamos'],
  ['/consorcio-reclamos/3', 'consorcio-reclamos'],
  ['/clientes/7', 'clientes'],
  ['/asignar-cliente', 'unidades'],
  ['/otra', undefined],
])('%s belongs to the menu entry %s', (pathname, entry) => expect(entryOf(pathname)).toBe(entry));

test('staff have their daily lists in the header, and the current entry is marked', async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  const navigation = await screen.findByRole('navigation', { name: 'Navegación principal' });
  await user.click(within(navigation).getByRole('button', { name: /Gestión/ }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Clientes',
    'Unidades',
    'Alquileres',
    'Proyectos',
    'Trabajos',
    'Agenda',
    'Panel',
    'Contratistas',
    'Supervisores',
  ]);
});

test('the menu of daily lists is marked on their screens', async () => {
  api()
    .get(/contractor/)
    .reply(500, {})
    .persist();
  renderApp('/contratistas', { user: buildUser() });
  const navigation = await screen.findByRole('navigation', { name: 'Navegación principal' });
  expect(within(navigation).getByRole('button', { name: /Gestión/ })).toHaveAttribute('aria-current', 'page');
});

test('a client has no such menu', async () => {
  renderApp('/perfil', { user: buildClientUser() });
  const navigation = await screen.findByRole('navigation', { name: 'Navegación principal' });
  expect(within(navigation).queryByRole('button', { name: /Gestión/ })).not.toBeInTheDocument();
});

test("the accessible name of the account's button contains its visible text", async () => {
  renderApp('/perfil', { user: buildUser({ name: 'Mariana' }) });
  expect(await screen.findByRole('button', { name: 'Mi cuenta: Mariana' })).toHaveTextContent('Mariana');
});

const answerUnread = (unit: number, project: number) =>
  api()
    .get('/api/logic/claim/unread')
    .reply(200, ok({ unit, project, last_visit: null }));

test('every page shows the number of unread claims, with links to them, and in its title and icon', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/favicon.svg">');
  answerUnread(1234, 0);
  renderApp('/perfil', { user: buildUser() });
  const link = await screen.findByRole('link', { name: '1.234 reclamos de unidades sin leer' });
  expect(link).toHaveTextContent('1.234');
  expect(link).toHaveAttribute('href', '/reclamos?unread=true');
  expect(screen.queryByRole('link', { name: /consorcios sin leer/ })).not.toBeInTheDocument();
  expect(document.title).toMatch(/^\(1\.234\) /);
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/favicon-unread.svg');
});

test('if the number cannot be loaded, the header is shown without it', async () => {
  api().get('/api/logic/claim/unread').reply(500, { success: false, message: 'No se pudo' });
  renderApp('/perfil', { user: buildClientUser() });
  await waitFor(() => expect(nock.isDone()).toBe(true));
  expect(screen.getByRole('navigation', { name: 'Navegación principal' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /sin leer/ })).not.toBeInTheDocument();
});
