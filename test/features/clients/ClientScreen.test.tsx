import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { buildClientDetail } from '../../support/builders/clients';
import { buildUser } from '../../support/builders/users';
import { fillIn, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/clients/ClientScreen'));

const get = (overrides: Parameters<typeof buildClientDetail>[0] = {}) =>
  api()
    .get('/api/logic/client/22')
    .reply(200, { success: true, data: buildClientDetail(overrides) });
const conflict = { success: false, message: 'Otra persona guardó cambios.' };

async function openEdit() {
  const { user } = renderApp('/clientes/22', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  return user;
}
test("a client's page shows units and leases, with links to the units", async () => {
  get();
  renderApp('/clientes/22', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Paula Schneider' })).toBeInTheDocument();
  const units = within(screen.getByRole('list', { name: 'Unidades' }));
  expect(units.getByRole('link', { name: '1° A' })).toHaveAttribute('href', '/unidades/15');
  expect(units.getByRole('link', { name: 'Cochera 12' })).toHaveAttribute('href', '/unidades/36');
  const leases = within(screen.getByRole('list', { name: 'Alquileres' }));
  expect(leases.getByRole('link', { name: '1° A · Edificio Pellegrini' })).toHaveAttribute('href', '/unidades/15');
  expect(leases.getByText('Alquilada a Martín Quiroga, del 20/06/2026 al 19/06/2028')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver sus reclamos' })).toHaveAttribute('href', '/reclamos?client_id=22');
  expect(screen.getByRole('link', { name: 'Asignar unidad' })).toHaveAttribute('href', '/asignar-cliente?cliente=22');
});

test('a save sends the version that the user saw', async () => {
  get();
  const user = await openEdit();
  fillIn({ Teléfono: '3411111111' });
  let sent: unknown;
  api()
    .put('/api/logic/client/22', (body) => {
      sent = body;
      return true;
    })
    .reply(200, { success: true, data: buildClientDetail({ phone_number: '3411111111', version: 2 }) });
  get({ phone_number: '3411111111', version: 2 });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('link', { name: '3411111111' })).toBeInTheDocument();
  expect(sent).toEqual({
    client_id: 22,
    username: 'paula.schneider@correo.ar',
    name: 'Paula',
    last_name: 'Schneider',
    document: '28460571',
    phone_number: '3411111111',
    address: 'Av. del Huerto 1120 4° A, Rosario',
    version: 1,
  });
});

test('the second of two editors gets a conflict, keeps the input, and may overwrite the other version', async () => {
  get();
  const user = await openEdit();
  fillIn({ Teléfono: '3411111111' });
  api().put('/api/logic/client/22').reply(409, conflict);
  api()
    .get('/api/logic/client/22')
    .reply(200, {
      success: true,
      data: buildClientDetail({ phone_number: '3419999999', address: 'Mitre 1, Rosario', version: 2 }),
    })
    .persist();
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));

  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Alguien más guardó cambios mientras editabas.')).toBeInTheDocument();
  expect(notice.getByRole('row', { name: 'Teléfono 3419999999 3411111111' })).toBeInTheDocument();
  expect(screen.getByLabelText('Teléfono')).toHaveValue('3411111111');
  // The other user's value of an unchanged field: my save must not undo it.
  expect(screen.getByLabelText(/Dirección/)).toHaveValue('Mitre 1, Rosario');

  let sent: { version?: number; phone_number?: string; address?: string } = {};
  api()
    .put('/api/logic/client/22', (body) => {
      sent = body as typeof sent;
      return true;
    })
    .reply(200, { success: true, data: buildClientDetail({ version: 3 }) });
  await user.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ version: 2, phone_number: '3411111111', address: 'Mitre 1, Rosario' }),
  );
});

test('fields that only one of two editors changed are merged without a question', async () => {
  get();
  const user = await openEdit();
  fillIn({ Nombre: 'Paulina' });
  api()
    .put('/api/logic/client/22', ({ version }) => version === 1)
    .reply(409, conflict);
  api()
    .get('/api/logic/client/22')
    .reply(200, { success: true, data: buildClientDetail({ phone_number: '3419999999', version: 2 }) })
    .persist();
  let sent: object = {};
  api()
    .put('/api/logic/client/22', (body) => {
      sent = body as object;
      return (body as { version: number }).version === 2;
    })
    .reply(200, {
      success: true,
      data: buildClientDetail({ name: 'Paulina', phone_number: '3419999999', version: 3 }),
    });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(sent).toMatchObject({ version: 2, name: 'Paulina', phone_number: '3419999999' });
  expect(screen.queryByText('Alguien más guardó cambios mientras editabas.')).not.toBeInTheDocument();
});

test('a draft is merged with changes of other users since then: only the fields that the user typed are kept', async () => {
  get();
  const before = await openEdit();
  fillIn({ Nombre: 'Paulina' });
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes('client-22'))).toBe(true));
  expect(before).toBeDefined();
  cleanup();
  // Another user changed the phone before the page was opened again.
  api()
    .get('/api/logic/client/22')
    .reply(200, { success: true, data: buildClientDetail({ phone_number: '3419999999', version: 2 }) })
    .persist();
  const { user } = renderApp('/clientes/22', { user: buildUser() });
  api()
    .put('/api/logic/client/22', ({ version }) => version === 1)
    .reply(409, conflict);
  let sent: object = {};
  api()
    .put('/api/logic/client/22', (body) => {
      sent = body as object;
      return (body as { version: number }).version === 2;
    })
    .reply(200, {
      success: true,
      data: buildClientDetail({ name: 'Paulina', phone_number: '3419999999', version: 3 }),
    });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(sent).toMatchObject({ version: 2, name: 'Paulina', phone_number: '3419999999' });
});

test('the second of two editors may load the other version', async () => {
  get();
  const user = await openEdit();
  fillIn({ Teléfono: '3411111111' });
  api().put('/api/logic/client/22').reply(409, conflict);
  api()
    .get('/api/logic/client/22')
    .reply(200, { success: true, data: buildClientDetail({ phone_number: '3419999999', version: 2 }) })
    .persist();
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  await user.click(await screen.findByRole('button', { name: 'Usar lo que guardó la otra persona' }));
  await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveValue('3419999999'));
  expect(screen.queryByText('Alguien más guardó cambios mientras editabas.')).not.toBeInTheDocument();
});

test('deactivating shows its effect first, and the page shows the new state afterwards', async () => {
  get();
  const { user } = renderApp('/clientes/22', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Desactivar cliente' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(/No va a poder iniciar sesión y sus sesiones abiertas se cierran/),
  ).toBeInTheDocument();
  api()
    .delete('/api/logic/client/22')
    .reply(200, { success: true, data: buildClientDetail({ active: false }) });
  get({ active: false });
  await user.click(within(dialog).getByRole('button', { name: 'Desactivar cliente' }));
  expect(await screen.findByText(/Este cliente está desactivado/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Asignar unidad' })).not.toBeInTheDocument();
});
