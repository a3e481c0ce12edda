import { screen, within } from '@testing-library/react';
import { buildClient } from '../../support/builders/clients';
import { pageOf } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { headers, rowWith, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/clients/ClientListScreen'));

test('staff see the clients with every column, and links to their pages', async () => {
  api()
    .get('/api/logic/client')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildClient()]));
  renderApp('/clientes', { user: buildUser({ type: 'manager' }) });
  await screen.findByText('paula.schneider@correo.ar');
  expect(headers()).toEqual([
    'ID',
    'Nombre',
    'Apellido',
    'DNI',
    'Email',
    'Dirección',
    'Teléfono',
    'Propiedades',
    'Alquileres',
    'Acciones',
  ]);
  const row = rowWith('28460571');
  for (const cell of ['22', 'Paula', 'Schneider', 'Av. del Huerto 1120 4° A, Rosario', '3415129076', '2', '1'])
    expect(within(row).getByText(cell)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Ver a Paula Schneider' })).toHaveAttribute('href', '/clientes/22');
  expect(screen.getByRole('link', { name: /Registrar cliente/ })).toHaveAttribute('href', '/registro');
});

test('opening a client stores page and filter under clients-table, and returning restores them', async () => {
  api()
    .get('/api/logic/client')
    .query({ page: 1, page_size: 10, sort: '-name', q: 'paula' })
    .reply(200, pageOf([buildClient()]));
  api().get('/api/logic/client/22').reply(404, { success: false, message: 'No encontramos ese cliente.' });
  const { user } = renderApp('/clientes?sort=-name&q=paula', { user: buildUser() });
  await user.click(await screen.findByRole('link', { name: 'Ver a Paula Schneider' }));
  expect(await screen.findByText('No encontramos ese cliente.')).toBeInTheDocument();
  const stored = JSON.parse(localStorage.getItem('clients-table') ?? '{}') as { search: string; savedAt: number };
  expect(stored).toEqual({ search: '?sort=-name&q=paula', savedAt: expect.any(Number) as number });
  await user.click(await screen.findByRole('link', { name: 'Clientes' }));
  await screen.findByRole('link', { name: 'Ver a Paula Schneider' });
  expect(window.location.search).toBe('?sort=-name&q=paula');
});

test('the browser handles a click with Control on the link of a client: the list stays', async () => {
  api()
    .get('/api/logic/client')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildClient()]));
  const { user } = renderApp('/clientes', { user: buildUser() });
  const link = await screen.findByRole('link', { name: 'Ver a Paula Schneider' });
  const isLeftToBrowser = new Promise<boolean>((resolve) =>
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault(); // jsdom cannot open tabs.
      },
      { once: true },
    ),
  );
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(await isLeftToBrowser).toBe(true);
  expect(window.location.pathname).toBe('/clientes');
});

test('the active filter is applied on the server', async () => {
  api()
    .get('/api/logic/client')
    .query({ page: 1, page_size: 10, active: 'false' })
    .reply(200, pageOf([buildClient({ active: false })]));
  renderApp('/clientes?active=false', { user: buildUser() });
  expect(await screen.findByText('Inactivo')).toBeInTheDocument();
});

test('an empty list shows the next step, a failed one the error and a retry', async () => {
  api()
    .get('/api/logic/client')
    .query(true)
    .reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const { user } = renderApp('/clientes', { user: buildUser() });
  expect(await screen.findByText('La base de datos no está disponible.')).toBeInTheDocument();
  api().get('/api/logic/client').query(true).reply(200, pageOf([]));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay clientes.')).toBeInTheDocument();
});

test('a client who enters the address sees that the page is not allowed', async () => {
  renderApp('/clientes', { user: buildClientUser() });
  expect(await screen.findByText('No tenés acceso a esta página')).toBeInTheDocument();
});

test('an e-mail from before the rule of addresses is marked', async () => {
  api()
    .get('/api/logic/client')
    .query({ page: 1, page_size: 10 })
    .reply(200, pageOf([buildClient({ username: 'ana(casa)@correo.ar' })]));
  renderApp('/clientes', { user: buildUser() });
  const mark = await screen.findByText('Email inválido');
  expect(within(mark.closest('tr')!).getByText('ana(casa)@correo.ar')).toBeInTheDocument();
});
