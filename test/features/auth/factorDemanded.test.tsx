import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/auth/FactorDemanded'));

const title = 'Activá la verificación en dos pasos';

test('staff who must set up the second factor do it before anything else, and see the recovery codes', async () => {
  const { user } = renderApp('/perfil', { user: buildUser({ must_set_up_second_factor: true }) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByText('Mi Perfil')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText('Contraseña actual'), 'posventa2025');
  api()
    .post('/api/auth/second_factor', { password: 'posventa2025' })
    .reply(200, ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Posventa:admin?secret=ABCDEFGH' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.type(await screen.findByLabelText('Código de la aplicación'), '123456');
  api()
    .post('/api/auth/second_factor/confirm', { code: '123456' })
    .reply(200, ok({ recovery_codes: ['abcde-fghjk'] }));
  await user.click(screen.getByRole('button', { name: 'Activar' }));
  expect(await screen.findByText('abcde-fghjk')).toBeInTheDocument();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  const question = await screen.findByRole('dialog', { name: '¿Guardaste los códigos de recuperación?' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Ya los guardé' }));
  expect(await screen.findByRole('heading', { name: 'Mi Perfil' })).toBeInTheDocument();
});

test('they can also sign out', async () => {
  const { user } = renderApp('/perfil', { user: buildUser({ must_set_up_second_factor: true }) });
  await screen.findByRole('heading', { name: title });
  api().post('/api/auth/logout').reply(200, ok(null));
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

test('the first refused call redirects a signed-in user to the setup', async () => {
  const message = 'La empresa pide la verificación en dos pasos.';
  const { user } = renderApp('/perfil', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  api()
    .put('/api/logic/profile')
    .reply(403, { success: false, message, errors: [{ field: 'second_factor', message }] });
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});
