import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../support/builders/claims';
import { buildPhoneSession, buildSession } from '../../support/builders/sessions';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../support/builders/users';
import { fillIn, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/auth/ProfileScreen'));

test('a client edits their own data, including document and address', async () => {
  const client = buildClientUser({ document: '27845120', address: 'Mitre 10' });
  const { user } = renderApp('/perfil', { user: client });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  fillIn({ Dirección: 'Mitre 20' });
  let sent: unknown;
  api()
    .put('/api/logic/profile', (body) => {
      sent = body;
      return true;
    })
    .reply(200, ok({ user: { ...client, address: 'Mitre 20', version: 2 } }));
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Mitre 20')).toBeInTheDocument();
  expect(sent).toEqual({
    name: 'Laura',
    last_name: 'Giménez',
    document: '27845120',
    phone_number: '3415551234',
    address: 'Mitre 20',
    version: 1,
  });
});

test('staff and consortium users have no document field, and a consortium no last name', async () => {
  const { user } = renderApp('/perfil', { user: buildConsortiumUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(screen.getByLabelText('Nombre')).toBeInTheDocument();
  expect(screen.queryByLabelText('Apellido')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('DNI')).not.toBeInTheDocument();
});

test('a new password requires the current one and a repetition, and says that other sessions end', async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  expect(await screen.findByText(/se cierran tus sesiones en otros dispositivos/)).toBeInTheDocument();
  const change = screen.getByRole('button', { name: 'Cambiar contraseña' });
  await user.click(change);
  expect(await screen.findAllByText('Debe completar todos los campos')).toHaveLength(1);
  fillIn({ 'Contraseña actual': 'posventa2025', 'Contraseña nueva': 'corta', 'Repetí la contraseña nueva': 'otra' });
  expect(await screen.findByText('La contraseña debe tener entre 10 y 128 caracteres.')).toBeInTheDocument();
  expect(screen.getByText('Las contraseñas no coinciden.')).toBeInTheDocument();
  fillIn({ 'Contraseña nueva': 'una-clave-nueva', 'Repetí la contraseña nueva': 'una-clave-nueva' });
  api()
    .put('/api/logic/profile', { current_password: 'posventa2025', new_password: 'una-clave-nueva' })
    .reply(422, {
      success: false,
      message: 'Revisá los datos.',
      errors: [{ field: 'current_password', message: 'La contraseña actual es incorrecta.' }],
    });
  await user.click(change);
  expect(await screen.findByText('La contraseña actual es incorrecta.')).toBeInTheDocument();
  api()
    .put('/api/logic/profile')
    .reply(200, ok({ user: buildUser({ version: 2 }) }));
  await user.click(change);
  expect(await screen.findByText('Contraseña actualizada')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Contraseña actual')).toHaveValue(''));
});

/** Enters the password, which shows the sessions. */
async function showSessions(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Tu contraseña'), 'posventa2025');
  api()
    .post('/api/auth/session/confirm', { password: 'posventa2025' })
    .reply(200, ok({ confirmed_until: '2026-01-01T12:10:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'Ver mis sesiones' }));
}

test('sessions require the password, and require it again after it expires', async () => {
  const { user } = renderApp('/perfil', { user: buildClientUser() });
  await user.click(await screen.findByRole('button', { name: 'Ver mis sesiones' }));
  expect(await screen.findByText('Debe completar todos los campos')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Tu contraseña'), 'otra cosa');
  api()
    .post('/api/auth/session/confirm')
    .reply(422, {
      success: false,
      message: 'La contraseña actual no es correcta.',
      errors: [{ field: 'password', message: 'La contraseña actual no es correcta.' }],
    });
  await user.click(screen.getByRole('button', { name: 'Ver mis sesiones' }));
  expect(await screen.findByText('La contraseña actual no es correcta.')).toBeInTheDocument();
  expect(screen.queryByText('Chrome · Windows')).not.toBeInTheDocument();
  // The field takes no text until the call is over, a moment after its message is there.
  await waitFor(() => expect(screen.getByLabelText('Tu contraseña')).toBeEnabled());
  await user.clear(screen.getByLabelText('Tu contraseña'));
  api()
    .get('/api/auth/session')
    .reply(200, ok([buildSession(), buildPhoneSession()]));
  await showSessions(user);
  expect(await screen.findByText('Chrome · Windows')).toBeInTheDocument();
  const message = 'Confirmá tu contraseña para ver tus sesiones.';
  api()
    .delete('/api/auth/session/2')
    .reply(403, { success: false, message, errors: [{ field: 'password', message }] });
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Firefox · Android' }));
  expect(await screen.findByLabelText('Tu contraseña')).toBeInTheDocument();
  expect(screen.queryByText('Chrome · Windows')).not.toBeInTheDocument();
});

test('once the password has expired for the list too, entering it once shows the sessions again', async () => {
  const message = 'Confirmá tu contraseña para ver tus sesiones.';
  api()
    .get('/api/auth/session')
    .reply(403, { success: false, message, errors: [{ field: 'password', message }] });
  const { user } = renderApp('/perfil', { user: buildClientUser() });
  await showSessions(user);
  await waitFor(() => expect(screen.getByLabelText('Tu contraseña')).toHaveValue(''));
  api()
    .get('/api/auth/session')
    .reply(200, ok([buildSession(), buildPhoneSession()]));
  await showSessions(user);
  expect(await screen.findByText('Chrome · Windows')).toBeInTheDocument();
});

test('sessions show their device, and an unknown one can be ended', async () => {
  api()
    .get('/api/auth/session')
    .reply(200, ok([buildSession(), buildPhoneSession()]));
  const { user } = renderApp('/perfil', { user: buildClientUser() });
  await showSessions(user);
  expect(await screen.findByText('Chrome · Windows')).toBeInTheDocument();
  expect(screen.getByText('Esta sesión')).toBeInTheDocument();
  api()
    .delete('/api/auth/session/2')
    .reply(200, ok({ id: 2 }));
  api()
    .get('/api/auth/session')
    .reply(200, ok([buildSession()]));
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Firefox · Android' }));
  expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Firefox · Android')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument();
});

test('staff turn the second factor on with password and code, and see the recovery codes once', async () => {
  const { user } = renderApp('/perfil', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Activar' }));
  await screen.findByRole('button', { name: 'Continuar' });
  await user.type(screen.getAllByLabelText('Contraseña actual').at(-1)!, 'posventa2025');
  api()
    .post('/api/auth/second_factor', { password: 'posventa2025' })
    .reply(200, ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Posventa:admin?secret=ABCDEFGH' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Código de la aplicación'), '123456');
  api()
    .post('/api/auth/second_factor/confirm', { code: '123456' })
    .reply(200, ok({ recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] }));
  await user.click(screen.getByRole('button', { name: 'Activar' }));
  expect(await screen.findByText('mnpqr-stuvw')).toBeInTheDocument();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Códigos copiados')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('abcde-fghjk\nmnpqr-stuvw');
  // They are shown only once, so leaving the page asks first.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getAllByRole('link', { name: /^Reclamos de unidad/ })[0]!);
  const question = await screen.findByRole('dialog', { name: '¿Guardaste los códigos de recuperación?' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/perfil');
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(await screen.findByText('Está activada: al iniciar sesión se pide un código.')).toBeInTheDocument();
});

test('clients and consortium users have no second factor', async () => {
  renderApp('/perfil', { user: buildClientUser() });
  expect(await screen.findByText('Dónde iniciaste sesión')).toBeInTheDocument();
  expect(screen.queryByText('Verificación en dos pasos')).not.toBeInTheDocument();
});
