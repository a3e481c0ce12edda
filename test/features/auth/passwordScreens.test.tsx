import { screen } from '@testing-library/react';
import { settings } from '../../../src/api/settings';
import { ok } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { answerList, fillIn } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

beforeAll(() => Promise.all([import('../../../src/app/AuthArea'), import('../../../src/app/PasswordArea')]));

test('asking for a link validates the e-mail, and the message does not reveal whether the account exists', async () => {
  const { user } = renderApp('/auth/recuperar');
  await user.type(await screen.findByLabelText('Email'), 'nada');
  await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText('El email ingresado es inválido')).toBeInTheDocument();
  api().post('/api/auth/password/forgot', { username: 'ana@correo.ar' }).reply(200, ok(null));
  fillIn({ Email: ' ana@correo.ar ' });
  await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Si hay una cuenta con ana@correo.ar');
  const again = api().post('/api/auth/password/forgot', { username: 'ana@correo.ar' }).reply(200, ok(null));
  await user.click(screen.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Lo enviamos de nuevo.')).toBeInTheDocument();
  expect(again.isDone()).toBe(true);
});

test('a server that sends no e-mails promises none', async () => {
  jest.replaceProperty(settings, 'sendsMail', false);
  const { user } = renderApp('/auth/recuperar');
  await user.type(await screen.findByLabelText('Email'), 'ana@correo.ar');
  api().post('/api/auth/password/forgot').reply(200, ok(null));
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Este portal todavía no envía emails.');
  expect(screen.queryByText(/en unos minutos vas a recibir/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reenviar' })).not.toBeInTheDocument();
});

test('the e-mail that was typed at the login is filled in, and is not in the address', async () => {
  const { user } = renderApp('/auth/login/clientes');
  await user.type(await screen.findByLabelText('Email'), 'ana@correo.ar');
  await user.click(screen.getByRole('link', { name: 'Olvidé mi contraseña' }));
  expect(await screen.findByRole('heading', { name: 'Recuperar contraseña' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@correo.ar');
  expect(window.location.href).not.toContain('ana');
});

test('too many requests for links show an error, and the e-mail stays', async () => {
  const { user } = renderApp('/auth/recuperar');
  await user.type(await screen.findByLabelText('Email'), 'ana@correo.ar');
  api()
    .post('/api/auth/password/forgot')
    .reply(429, { success: false, message: 'Demasiados intentos. Probá de nuevo en 15 minutos.' });
  await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@correo.ar');
});

test('a new password requires a minimum length and a repetition, and signs the user in', async () => {
  api().post('/api/auth/password/check', { token: 'uno' }).reply(200, ok(null));
  const { user } = renderApp('/auth/restablecer?token=uno');
  await screen.findByLabelText('Contraseña nueva');
  fillIn({ 'Contraseña nueva': 'corta', 'Repetí la contraseña': 'otra' });
  await user.click(await screen.findByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByText('La contraseña debe tener entre 10 y 128 caracteres.')).toBeInTheDocument();
  expect(screen.getByText('Las contraseñas no coinciden.')).toBeInTheDocument();
  fillIn({ 'Contraseña nueva': 'una-clave-nueva', 'Repetí la contraseña': 'una-clave-nueva' });
  api()
    .post('/api/auth/password/reset', { token: 'uno', password: 'una-clave-nueva' })
    .reply(200, ok({ token: 'una-sesion', user: buildUser({ type: 'client' }) }));
  answerList('/logic/unit_claim');
  await user.click(await screen.findByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByText(/Tu contraseña quedó guardada/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('una-sesion');
  expect(localStorage.getItem('lastPath') ?? '').not.toContain('token');
});

test('a used link shows an error on opening, and one without a token cannot be sent', async () => {
  const used = 'El enlace ya se usó o venció. Pedí uno nuevo desde «Olvidé mi contraseña».';
  api()
    .post('/api/auth/password/check', { token: 'viejo' })
    .reply(422, { success: false, message: used, errors: [{ field: 'token', message: used }] });
  const { unmount } = renderApp('/auth/restablecer?token=viejo');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^El enlace ya se usó o venció\. Pedí un enlace nuevo$/);
  expect(screen.getByRole('link', { name: 'Pedí un enlace nuevo' })).toHaveAttribute('href', '/auth/recuperar');
  expect(screen.queryByLabelText('Contraseña nueva')).not.toBeInTheDocument();
  unmount();
  renderApp('/auth/restablecer');
  expect(await screen.findByText(/El enlace está incompleto/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Contraseña nueva')).not.toBeInTheDocument();
});

test('a link that is used while the user types shows an error, and a check without network does not block the form', async () => {
  api().post('/api/auth/password/check').replyWithError('no network');
  const { user } = renderApp('/auth/restablecer?token=otro');
  await screen.findByLabelText('Contraseña nueva');
  fillIn({ 'Contraseña nueva': 'una-clave-nueva', 'Repetí la contraseña': 'una-clave-nueva' });
  api()
    .post('/api/auth/password/reset')
    .reply(422, {
      success: false,
      message: 'Revisá los datos.',
      errors: [
        { field: 'token', message: 'El enlace ya se usó o venció. Pedí uno nuevo desde «Olvidé mi contraseña».' },
      ],
    });
  await user.click(await screen.findByRole('button', { name: 'Guardar contraseña' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^El enlace ya se usó o venció\. Pedí un enlace nuevo$/);
});
