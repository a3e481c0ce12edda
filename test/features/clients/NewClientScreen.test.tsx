import { cleanup, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import { buildClientDetail } from '../../support/builders/clients';
import { buildUser } from '../../support/builders/users';
import { fillIn, unexpectedCommands, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/clients/NewClientScreen'),
  () => import('../../../src/features/clients/ClientScreen'),
);

const typed = {
  Nombre: 'Ana',
  Apellido: 'Ruiz',
  DNI: '30.111.222',
  Teléfono: '341 555-1234',
  Email: 'ana@correo.ar',
};

const submit = (user: ReturnType<typeof renderApp>['user']) =>
  user.click(screen.getByRole('button', { name: 'Registrar cliente' }));

test('an empty form shows one error for all fields and sends nothing', async () => {
  const sent = unexpectedCommands();
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  await submit(user);
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('each invalid field shows its error, with the texts of the specification', async () => {
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn({ ...typed, DNI: '12', Teléfono: '99', Email: 'malo' });
  await submit(user);
  for (const message of [
    'El DNI ingresado es inválido',
    'El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2',
    'El email ingresado es inválido',
  ])
    expect(await screen.findByText(message)).toBeInTheDocument();
});

test("a created client shows a notification, and after two seconds the client's page opens", async () => {
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn(typed);
  let sent: unknown;
  api()
    .post('/api/logic/client', (body) => {
      sent = body;
      return true;
    })
    .reply(201, { success: true, data: buildClientDetail({ client_id: 40, name: 'Ana', last_name: 'Ruiz' }) });
  api()
    .get('/api/logic/client/40')
    .reply(200, { success: true, data: buildClientDetail({ client_id: 40, name: 'Ana', last_name: 'Ruiz' }) });
  const before = Date.now();
  await submit(user);
  // Checked together, because the client's page opens two seconds later, however busy the machine is.
  await waitFor(() => {
    expect(screen.getByText('Usuario creado correctamente')).toBeInTheDocument();
    expect(screen.getByText('Usuario Creado')).toBeInTheDocument();
    expect(screen.getByText('El usuario se creo correctamente')).toBeInTheDocument();
    expect(screen.getByText('Registrar cliente', { selector: 'button *' }).closest('button')).toBeDisabled();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeInTheDocument();
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000);
  expect(sent).toEqual({
    username: 'ana@correo.ar',
    name: 'Ana',
    last_name: 'Ruiz',
    document: '30.111.222',
    phone_number: '341 555-1234',
    address: null,
  });
  await waitFor(() => expect(nock.isDone()).toBe(true));
});

test('a taken e-mail shows an error at its field, and the input stays', async () => {
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn(typed);
  api()
    .post('/api/logic/client')
    .reply(409, {
      success: false,
      message: 'Ya existe una cuenta con ese email.',
      errors: [{ field: 'username', message: 'Ya existe una cuenta con ese email.' }],
    });
  await submit(user);
  expect(await screen.findByText('Ya existe una cuenta con ese email.')).toBeInTheDocument();
  expect(screen.getByText('Error al crear cuenta')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
});

test('the input survives a reload; there is no password field', async () => {
  const first = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn(typed);
  first.unmount();
  renderApp('/registro', { user: buildUser() });
  expect(await screen.findByText('Recuperamos lo que habías escrito.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
  expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  expect(screen.getByText('Ahí le mandamos un enlace para que elija su contraseña.')).toBeInTheDocument();
});

test('a discarded draft leaves an empty form without errors', async () => {
  const first = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn({ ...typed, Email: 'nada' });
  first.unmount();
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByText('Recuperamos lo que habías escrito.');
  await submit(user);
  expect(await screen.findByText('El email ingresado es inválido')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
  expect(screen.queryByText('El email ingresado es inválido')).not.toBeInTheDocument();
});

test('without a mail server, the page shows the link once, and can request a new one', async () => {
  const link = 'https://posventa.test/auth/restablecer?token=uno';
  const created = buildClientDetail({ client_id: 40, has_chosen_password: false });
  const { user } = renderApp('/registro', { user: buildUser() });
  await screen.findByLabelText('Nombre');
  fillIn(typed);
  api()
    .post('/api/logic/client')
    .reply(201, { success: true, data: { ...created, invitation_link: link } });
  api().get('/api/logic/client/40').times(2).reply(200, { success: true, data: created });
  await submit(user);
  expect(await screen.findByLabelText('Enlace de la invitación')).toHaveValue(link);
  cleanup();
  renderApp('/clientes/40', { user: buildUser(), keepEntry: true });
  expect(await screen.findByRole('button', { name: 'Invitar de nuevo' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Enlace de la invitación')).not.toBeInTheDocument();
});

test('a client without a password can be invited again', async () => {
  const client = buildClientDetail({ client_id: 40, has_chosen_password: false });
  api().get('/api/logic/client/40').reply(200, { success: true, data: client });
  const { user } = renderApp('/clientes/40', { user: buildUser() });
  expect(await screen.findByText(/Todavía no eligió su contraseña/)).toBeInTheDocument();
  const answer = (link: string | null) =>
    api()
      .post('/api/logic/account/40/invitation')
      .reply(200, { success: true, data: { username: 'ana@correo.ar', invitation_link: link } });
  answer(null);
  await user.click(screen.getByRole('button', { name: 'Invitar de nuevo' }));
  expect(await screen.findByText('El enlace va a ana@correo.ar y vence en 7 días.')).toBeInTheDocument();
  answer('https://posventa.test/auth/restablecer?token=dos');
  // The button's name contains the loading text until the first call ends.
  await user.click(await screen.findByRole('button', { name: 'Invitar de nuevo' }));
  expect(await screen.findByLabelText('Enlace de la invitación')).toHaveValue(
    'https://posventa.test/auth/restablecer?token=dos',
  );
});
