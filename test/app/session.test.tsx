import { screen, waitFor } from '@testing-library/react';
import { buildClientUser, buildConsortiumUser, buildUser } from '../support/builders/users';
import { buildUnitClaim, ok, pageOf } from '../support/builders/claims';
import { api, renderApp } from '../support/renderApp';

const listUnitClaims = () => api().get('/api/logic/unit_claim').query(true);
const listProjectClaims = () => api().get('/api/logic/project_claim').query(true);

test('a visitor of a screen behind the login goes to the login, and back to that screen once signed in', async () => {
  const user = buildClientUser();
  api()
    .post('/api/auth/client/login', { username: 'cliente@demo.ar', password: 'posventa2025' })
    .reply(200, ok({ token: 'nuevo', user }));
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  const view = renderApp('/reclamos?status=pending');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe('/auth/login/clientes');
  await view.user.type(screen.getByLabelText('Email'), 'cliente@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
  expect(window.location.pathname + window.location.search).toBe('/reclamos?status=pending');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('nuevo'));
  expect(localStorage.getItem('id')).toBe('21');
  expect(localStorage.getItem('lastPath')).toBe('/reclamos?status=pending');
});

test('a failed login says "Error al iniciar sesión" and keeps what was typed', async () => {
  api().post('/api/auth/admin/login').reply(401, { success: false, message: 'Error al iniciar sesión' });
  const view = renderApp('/auth/login/admin');
  await view.user.type(await screen.findByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'equivocada');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.ar');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a login without email or password asks for them and makes no call', async () => {
  const view = renderApp('/auth/login/clientes');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Ingresá tu email.')).toBeInTheDocument();
  expect(screen.getByText('Ingresá tu contraseña.')).toBeInTheDocument();
});

test('somebody signed in who visits a login page is sent home: a consortium to its project claims', async () => {
  listProjectClaims().reply(200, pageOf([]));
  renderApp('/auth/login/manager', { user: buildConsortiumUser() });
  await screen.findByRole('heading', { name: 'Reclamos de proyecto' });
  expect(window.location.pathname).toBe('/consorcio-reclamos');
});

test('an unknown path goes to the last stored path', async () => {
  localStorage.setItem('lastPath', '/auth/login/manager');
  renderApp('/auth/nada');
  await screen.findByText('Supervisores');
  expect(window.location.pathname).toBe('/auth/login/manager');
});

test('an unknown path without a stored one goes to the clients login', async () => {
  renderApp('/no-existe');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe('/auth/login/clientes');
});

test('signing out removes token and path and goes to the login of the type', async () => {
  listUnitClaims().reply(200, pageOf([]));
  api().post('/api/auth/logout').reply(200, ok(null));
  const view = renderApp('/reclamos', { user: buildUser() });
  await view.user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
  await view.user.click(await screen.findByText('Cerrar sesión'));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe('/auth/login/admin');
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(localStorage.getItem('lastPath')).not.toBe('/reclamos');
});

test('a session that the server ended leads to the login, which says so, and back to the same page', async () => {
  const user = buildUser();
  listUnitClaims().reply(401, { success: false, message: 'Tu sesión terminó.' });
  const view = renderApp('/reclamos', { user });
  await screen.findByText(/Tu sesión terminó/);
  expect(window.location.pathname).toBe('/auth/login/admin');
  api()
    .post('/api/auth/admin/login')
    .reply(200, ok({ token: 'otro', user }));
  api().get('/api/logic/project').query(true).optionally().reply(200, pageOf([]));
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  await view.user.type(screen.getByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
});

test('a screen that the role may not open answers with a page that offers the way home', async () => {
  renderApp('/reclamos/agregar-reclamo', { user: buildConsortiumUser() });
  expect(await screen.findByRole('heading', { name: 'No tenés acceso a esta página' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/consorcio-reclamos');
});

test('where the session cannot be checked the page says why and offers to retry', async () => {
  const user = buildUser();
  localStorage.setItem('token', 'x');
  api().get('/api/auth/info').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const view = renderApp('/reclamos');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no está disponible.');
  api().get('/api/auth/info').reply(200, ok({ user }));
  listUnitClaims().reply(200, pageOf([]));
  api().get('/api/logic/project').query(true).reply(200, pageOf([]));
  await view.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
});

test('a second factor is asked for after a right password, and its failure said', async () => {
  const codeFailure = (message: string) => ({ success: false, message, errors: [{ field: 'code', message }] });
  const login = (body: object) =>
    api().post('/api/auth/admin/login', { username: 'admin@demo.ar', password: 'posventa2025', ...body });
  const view = renderApp('/auth/login/admin');
  await view.user.type(await screen.findByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  login({}).reply(401, codeFailure('Ingresá el código de tu aplicación de verificación.'));
  await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  const code = await screen.findByLabelText('Código de verificación');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await view.user.type(code, '111111');
  login({ code: '111111' }).reply(401, codeFailure('El código no es correcto o ya se usó.'));
  await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto o ya se usó.');
  await view.user.clear(code);
  await view.user.type(code, '222222');
  login({ code: '222222' }).reply(200, ok({ token: 'nuevo', user: buildUser() }));
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('heading', { name: 'Reclamos de unidad' })).toBeInTheDocument();
});
