import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { ok } from '../support/builders/claims';
import { buildClientDetail } from '../support/builders/clients';
import { buildAdmin, buildConsortium, buildManager } from '../support/builders/managers';
import { buildUser } from '../support/builders/users';
import { answerList, fillIn, warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/clients/ClientScreen'),
  () => import('../../src/features/clients/NewClientScreen'),
  () => import('../../src/features/managers/ManagerScreen'),
  () => import('../../src/features/managers/UserListScreen'),
  () => import('../../src/features/managers/AdminDialogs'),
  () => import('../../src/accounts/ReactivateDialog'),
);

const inactive = { active: false, property_list: [], lease_list: [] };
const typed = {
  Nombre: 'Paula',
  Apellido: 'Schneider',
  DNI: '28460571',
  Teléfono: '3415129076',
  Email: 'paula.schneider@correo.ar',
};
const former = (overrides: Record<string, unknown> = {}) => ({
  success: false,
  message: 'Ese email es de la cuenta desactivada de Paula Schneider (cliente).',
  errors: [{ field: 'username', message: 'Ese email es de la cuenta desactivada de Paula Schneider (cliente).' }],
  former: {
    id: 22,
    type: 'client',
    name: 'Paula Schneider',
    username: 'paula.schneider@correo.ar',
    field: 'username',
    can_reactivate: true,
    ...overrides,
  },
});

test('a deactivated client is reactivated after showing the effect, with the confirmed e-mail', async () => {
  api()
    .get('/api/logic/client/22')
    .reply(200, ok(buildClientDetail(inactive)));
  const { user } = renderApp('/clientes/22', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Reactivar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Reactivar a Paula Schneider?' });
  expect(within(dialog).getByText(/contraseña que tenía.*asignale sus unidades de nuevo/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Email')).toHaveValue('paula.schneider@correo.ar');

  const taken = { field: 'username', message: 'Otra cuenta usa ahora ese email: escribí otro.' };
  api()
    .post('/api/logic/client/22/reactivate')
    .reply(409, { success: false, message: taken.message, errors: [taken] });
  api()
    .get('/api/logic/client/22')
    .reply(200, ok(buildClientDetail(inactive)));
  await user.click(within(dialog).getByRole('button', { name: 'Reactivar' }));
  expect(await within(dialog).findByText(taken.message)).toBeInTheDocument();

  fillIn({ Email: 'paula.nueva@correo.ar' });
  api()
    .post('/api/logic/client/22/reactivate', { username: 'paula.nueva@correo.ar' })
    .reply(200, ok(buildClientDetail({ username: 'paula.nueva@correo.ar' })));
  api()
    .get('/api/logic/client/22')
    .reply(200, ok(buildClientDetail({ username: 'paula.nueva@correo.ar' })));
  await user.click(within(dialog).getByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByText('Cuenta reactivada')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Desactivar cliente' })).toBeInTheDocument();
});

test('an e-mail of a deactivated client offers to reactivate that account', async () => {
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn(typed);
  api().post('/api/logic/client').reply(409, former());
  await user.click(screen.getByRole('button', { name: 'Registrar cliente' }));
  const offer = await screen.findByRole('group', { name: 'Una cuenta desactivada tiene ese dato' });
  expect(within(offer).getByText(/reactivá la cuenta de Paula Schneider/)).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Paula');
  await user.click(within(offer).getByRole('button', { name: 'Reactivar esa cuenta' }));
  const dialog = await screen.findByRole('dialog');
  api()
    .post('/api/logic/client/22/reactivate', { username: 'paula.schneider@correo.ar' })
    .reply(200, ok(buildClientDetail()));
  await user.click(within(dialog).getByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Paula Schneider' })).toBeInTheDocument();
});

test('an e-mail of a deactivated account of another type can only be used for the new one', async () => {
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn(typed);
  api()
    .post('/api/logic/client')
    .reply(409, former({ type: 'manager' }));
  await user.click(screen.getByRole('button', { name: 'Registrar cliente' }));
  const offer = await screen.findByRole('group', { name: 'Una cuenta desactivada tiene ese dato' });
  expect(within(offer).queryByRole('button', { name: 'Reactivar esa cuenta' })).not.toBeInTheDocument();
  // Corrected after the refusal: the new account gets the corrected value.
  fillIn({ Nombre: 'Paulina' });
  let sent: { takes_over?: boolean } = {};
  api()
    .post('/api/logic/client', (body) => {
      sent = body as typeof sent;
      return true;
    })
    .reply(201, ok(buildClientDetail({ client_id: 40 })));
  api()
    .get('/api/logic/client/40')
    .reply(200, ok(buildClientDetail({ client_id: 40 })));
  await user.click(within(offer).getByRole('button', { name: 'Usar el email en la cuenta nueva' }));
  expect(await screen.findByText('Usuario creado correctamente')).toBeInTheDocument();
  expect(sent).toMatchObject({ takes_over: true, name: 'Paulina' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Paula Schneider' })).toBeInTheDocument();
});

test('supervisors and consortium users are reactivated without projects, and the dialog says so', async () => {
  answerList('/logic/project');
  api()
    .get('/api/model/manager/5')
    .reply(200, ok(buildManager({ active: false })));
  const { user, unmount } = renderApp('/managers/5', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Reactivar' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Vuelve sin proyectos/)).toBeInTheDocument();
  api().post('/api/logic/manager/5/reactivate').reply(200, ok(buildManager()));
  api().get('/api/model/manager/5').reply(200, ok(buildManager()));
  await user.click(within(dialog).getByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByRole('button', { name: 'Desactivar supervisor' })).toBeInTheDocument();
  unmount();

  answerList('/logic/project');
  api()
    .get('/api/model/consortiumRoutes/31')
    .reply(200, ok(buildConsortium({ active: false, project: null })));
  const { user: other } = renderApp('/consortiums/31', { user: buildUser() });
  await other.click(await screen.findByRole('button', { name: 'Reactivar' }));
  expect(await screen.findByText(/Vuelve sin edificios: agregáselos después/)).toBeInTheDocument();
});

describe('admins', () => {
  const open = (
    list = [buildAdmin(), buildAdmin({ id: 8, username: 'otra@demo.ar', name: 'Olga', last_name: 'Paz' })],
  ) => api().get('/api/logic/profile/admin').reply(200, ok(list));
  const start = () => {
    api()
      .get('/api/logic/security_settings')
      .reply(200, ok({ staff_second_factor: false, version: 1 }));
    api().get('/api/model/manager').reply(200, ok([]));
    api().get('/api/model/consortiumRoutes').reply(200, ok([]));
    return renderApp('/managers', { user: buildUser({ id: 7 }) });
  };

  test('are created without a password, which they set by e-mail', async () => {
    open();
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Crear administrador' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Crear administrador' }));
    expect(await within(dialog).findByText('Debe completar todos los campos')).toBeInTheDocument();
    fillIn({ Nombre: 'Rita', Apellido: 'Sosa', Email: 'rita@demo.ar' });
    let sent: unknown;
    api()
      .post('/api/logic/profile/admin', (body) => {
        sent = body;
        return true;
      })
      .reply(201, ok(buildAdmin({ id: 9, name: 'Rita', last_name: 'Sosa', username: 'rita@demo.ar' })));
    open([buildAdmin(), buildAdmin({ id: 9, name: 'Rita', last_name: 'Sosa', username: 'rita@demo.ar' })]);
    await user.click(within(dialog).getByRole('button', { name: 'Crear administrador' }));
    expect(await screen.findByText('Administrador creado')).toBeInTheDocument();
    expect(sent).toEqual({ username: 'rita@demo.ar', name: 'Rita', last_name: 'Sosa', phone_number: null });
    expect(await screen.findByText('Rita Sosa')).toBeInTheDocument();
  });

  test('are invited again if they have no password, with a link if there is no mail server', async () => {
    const link = 'https://posventa.test/auth/restablecer?token=uno';
    open([buildAdmin(), buildAdmin({ id: 8, name: 'Olga', last_name: 'Paz', has_chosen_password: false })]);
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Crear administrador' }));
    const dialog = await screen.findByRole('dialog');
    fillIn({ Nombre: 'Rita', Apellido: 'Sosa', Email: 'rita@demo.ar' });
    api()
      .post('/api/logic/profile/admin')
      .reply(201, ok({ ...buildAdmin({ id: 9 }), invitation_link: link }));
    open([buildAdmin(), buildAdmin({ id: 8, name: 'Olga', last_name: 'Paz', has_chosen_password: false })]);
    await user.click(within(dialog).getByRole('button', { name: 'Crear administrador' }));
    expect(await screen.findByLabelText('Enlace de la invitación')).toHaveValue(link);
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByLabelText('Enlace de la invitación')).not.toBeInTheDocument());
    api()
      .post('/api/logic/account/8/invitation')
      .reply(200, ok({ username: 'otra@demo.ar', invitation_link: link }));
    await user.click(await screen.findByRole('button', { name: 'Invitar de nuevo a Olga Paz' }));
    expect(await screen.findByLabelText('Enlace de la invitación')).toHaveValue(link);
  });

  test('edit each other based on the version that they saw, but not themselves', async () => {
    open();
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Editar a Olga Paz' }));
    expect(screen.queryByRole('button', { name: /Editar a Mariana/ })).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Editar a Olga Paz')).toBeInTheDocument();
    fillIn({ Apellido: 'Pazos' });
    let sent: unknown;
    api()
      .put('/api/logic/profile/admin/8', (body) => {
        sent = body;
        return true;
      })
      .reply(200, ok(buildAdmin({ id: 8, name: 'Olga', last_name: 'Pazos', version: 2 })));
    open([buildAdmin(), buildAdmin({ id: 8, name: 'Olga', last_name: 'Pazos', version: 2 })]);
    await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Olga Pazos')).toBeInTheDocument();
    expect(sent).toEqual({
      username: 'otra@demo.ar',
      name: 'Olga',
      last_name: 'Pazos',
      phone_number: null,
      version: 1,
    });
  });

  test('are reactivated from their row', async () => {
    open([buildAdmin(), buildAdmin({ id: 8, name: 'Olga', last_name: 'Paz', active: false })]);
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Reactivar a Olga Paz' }));
    const dialog = await screen.findByRole('dialog');
    api()
      .post('/api/logic/profile/admin/8/reactivate')
      .reply(200, ok(buildAdmin({ id: 8 })));
    open();
    await user.click(within(dialog).getByRole('button', { name: 'Reactivar' }));
    expect(await screen.findByRole('button', { name: 'Desactivar a Olga Paz' })).toBeInTheDocument();
    await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  });
});
