import { act, screen, waitFor, within } from '@testing-library/react';
import { buildClientUser, buildConsortiumUser, buildUser } from '../support/builders/users';
import { buildProjectClaim, buildUnitClaim, ok, pageOf } from '../support/builders/claims';
import { unexpectedCommands, warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/auth/LoginScreen'),
  () => import('../../src/features/claims/ClaimListScreens'),
);

const listUnitClaims = () => api().get('/api/logic/unit_claim').query(true);
const listProjectClaims = () => api().get('/api/logic/project_claim').query(true);

test('a visitor without a session goes to the login, and returns to the requested screen after signing in', async () => {
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

test('a failed login shows "Error al iniciar sesión" and keeps the input', async () => {
  api().post('/api/auth/admin/login').reply(401, { success: false, message: 'Error al iniciar sesión' });
  const view = renderApp('/auth/login/admin');
  await view.user.type(await screen.findByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'equivocada');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.ar');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a login without e-mail or password shows errors and sends no call', async () => {
  const sent = unexpectedCommands();
  const view = renderApp('/auth/login/clientes');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Ingresá tu email.')).toBeInTheDocument();
  expect(screen.getByText('Ingresá tu contraseña.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a signed-in user who opens a login page is redirected home: a consortium to its project claims', async () => {
  listProjectClaims().reply(200, pageOf([]));
  renderApp('/auth/login/manager', { user: buildConsortiumUser() });
  await screen.findByRole('heading', { name: 'Reclamos de proyecto' });
  expect(window.location.pathname).toBe('/consorcio-reclamos');
});

test('a signed-in user who opens a login page is redirected home, not to the last path', async () => {
  localStorage.setItem('lastPath', '/clientes');
  listUnitClaims().reply(200, pageOf([]));
  renderApp('/auth/login/admin', { user: buildUser() });
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
  expect(window.location.pathname).toBe('/reclamos');
});

test('an unknown path redirects to the last stored path', async () => {
  localStorage.setItem('lastPath', '/auth/login/manager');
  renderApp('/auth/nada');
  await screen.findByText('Supervisores');
  expect(window.location.pathname).toBe('/auth/login/manager');
});

test("an unknown path without a stored one redirects to the clients' login", async () => {
  renderApp('/no-existe');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe('/auth/login/clientes');
});

test.each([
  ['/consorcio-reclamos/96', 'consortium'],
  ['/hoy', 'manager'],
  ['/reclamos/501', 'clientes'],
])('a link to %s without a session leads to the login of those who may open it: %s', async (path, slug) => {
  renderApp(path);
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe(`/auth/login/${slug}`);
});

test("signing out removes token, path and user, and redirects to the login of the user's type", async () => {
  listUnitClaims().reply(200, pageOf([]));
  api().post('/api/auth/logout').reply(200, ok(null));
  const view = renderApp('/reclamos', { user: buildUser() });
  await view.user.click(await screen.findByRole('button', { name: /^Mi cuenta/ }));
  await view.user.click(await screen.findByText('Cerrar sesión'));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe('/auth/login/admin');
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(localStorage.getItem('lastPath')).not.toBe('/reclamos');
  expect([localStorage.getItem('id'), localStorage.getItem('userType')]).toEqual([null, null]);
});

test('signing out removes nothing else, and asks whether to keep unsent forms', async () => {
  const left = { search: '?page=2', savedAt: 1 };
  localStorage.setItem('id', '7');
  localStorage.setItem('claims-table', JSON.stringify(left));
  localStorage.setItem('posventa-draft:7:client', JSON.stringify({ values: { name: 'Ana' }, requestKey: 'uno' }));
  localStorage.setItem('posventa-draft:8:client', JSON.stringify({ values: { name: 'Otra' }, requestKey: 'dos' }));
  listProjectClaims().reply(200, pageOf([]));
  const view = renderApp('/consorcio-reclamos', { user: buildUser() });
  await view.user.click(await screen.findByRole('button', { name: /^Mi cuenta/ }));
  await view.user.click(await screen.findByText('Cerrar sesión'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Un formulario que no enviaste está guardado en este dispositivo.');
  api().post('/api/auth/logout').reply(200, ok(null));
  await view.user.click(within(dialog).getByRole('button', { name: 'Borrar y salir' }));
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(localStorage.getItem('claims-table')).toBe(JSON.stringify(left));
  expect(localStorage.getItem('posventa-draft:7:client')).toBeNull();
  expect(localStorage.getItem('posventa-draft:8:client')).not.toBeNull();
});

test.each(['clientes', 'null', '{bad', 'https://otro.sitio/clientes', '//otro.sitio', '/nope', '/clientes/abc'])(
  'a stored path outside the portal is ignored: %s',
  async (lastPath) => {
    localStorage.setItem('lastPath', lastPath);
    renderApp('/no-existe');
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(window.location.pathname).toBe('/auth/login/clientes');
  },
);

test.each(['/nope', '/', '/auth/login/admin'])('signing in at %s redirects to the stored path', async (path) => {
  const user = buildUser();
  localStorage.setItem('lastPath', '/proyectos');
  const view = renderApp(path);
  await view.user.type(await screen.findByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  api()
    .post(/^\/api\/auth\/\w+\/login$/)
    .reply(200, ok({ token: 'nuevo', user }));
  api().get('/api/logic/project').query(true).reply(200, pageOf([]));
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { level: 1, name: 'Proyectos' });
  expect(window.location.pathname).toBe('/proyectos');
});

test('a stored path that the user may not open redirects home', async () => {
  localStorage.setItem('lastPath', '/clientes/10');
  listUnitClaims().reply(200, pageOf([]));
  renderApp('/auth/login/clientes', { user: buildClientUser() });
  await screen.findByRole('heading', { level: 1, name: 'Reclamos de unidad' });
});

test('a session that has ended before a reload redirects to the login of the same type, with a message', async () => {
  localStorage.setItem('token', 'vencido');
  localStorage.setItem('userType', '"manager"');
  localStorage.setItem('lastPath', '/proyectos');
  api().get('/api/auth/info').reply(401, { success: false, message: 'Tu sesión terminó. Iniciá sesión de nuevo.' });
  renderApp('/proyectos');
  expect(await screen.findByText(/Tu sesión terminó/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/auth/login/manager');
  expect(localStorage.getItem('lastPath')).toBe('/proyectos');
});

test('a token that was removed by hand is not restored: the next call ends the session', async () => {
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  const view = renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('Laura Giménez');
  localStorage.removeItem('token');
  await view.user.click(await screen.findByRole('button', { name: 'Fecha' }));
  expect(await screen.findByText(/Tu sesión terminó/)).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['no network', () => api().post('/api/auth/admin/login').replyWithError('no network'), /No pudimos conectarnos/],
  [
    'too many attempts',
    () => api().post('/api/auth/admin/login').reply(429, { success: false, message: 'Demasiados intentos.' }),
    /Demasiados intentos/,
  ],
  [
    'an answer without a user',
    () =>
      api()
        .post('/api/auth/admin/login')
        .reply(200, ok({ token: 'x' })),
    /no entendemos/,
  ],
])('a login that fails by %s shows the failure and its reason', async (_, answer, reason) => {
  answer();
  const view = renderApp('/auth/login/admin');
  await view.user.type(await screen.findByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a session that the server ended redirects to the login, with a message, and back to the same page', async () => {
  const user = buildUser();
  listUnitClaims().reply(401, { success: false, message: 'Tu sesión terminó.' });
  const view = renderApp('/reclamos', { user });
  await screen.findByText(/Tu sesión terminó/);
  expect(window.location.pathname).toBe('/auth/login/admin');
  api()
    .post('/api/auth/admin/login')
    .reply(200, ok({ token: 'otro', user }));
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  await view.user.type(screen.getByLabelText('Email'), 'admin@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
});

test('the selected claims are not selected for another user who signs in after the session ended', async () => {
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  const view = renderApp('/reclamos', { user: buildUser() });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  expect(await screen.findByText('1 reclamo seleccionado')).toBeInTheDocument();
  listUnitClaims().reply(401, { success: false, message: 'Tu sesión terminó.' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText(/Tu sesión terminó/);
  api()
    .post('/api/auth/admin/login')
    .reply(200, ok({ token: 'otro', user: buildUser({ id: 8 }) }));
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  await view.user.type(screen.getByLabelText('Email'), 'otra@demo.ar');
  await view.user.type(screen.getByLabelText('Contraseña'), 'posventa2025');
  await view.user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' })).not.toBeChecked();
  expect(screen.queryByText('1 reclamo seleccionado')).not.toBeInTheDocument();
});

test('a screen without permission shows a page with a link home', async () => {
  renderApp('/reclamos/agregar-reclamo', { user: buildConsortiumUser() });
  expect(await screen.findByRole('heading', { name: 'No tenés acceso a esta página' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/consorcio-reclamos');
});

test('if the session cannot be checked, the page shows the reason and a retry', async () => {
  const user = buildUser();
  localStorage.setItem('token', 'x');
  api().get('/api/auth/info').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const view = renderApp('/reclamos');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no está disponible.');
  api().get('/api/auth/info').reply(200, ok({ user }));
  listUnitClaims().reply(200, pageOf([]));
  await view.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { name: 'Reclamos de unidad' });
});

test('the second factor is required after a correct password, and a wrong code shows an error', async () => {
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

test('signing out in another tab ends the session here; a late event about a former session does not', async () => {
  listUnitClaims().reply(200, pageOf([buildUnitClaim()]));
  renderApp('/reclamos', { user: buildUser() });
  await screen.findByText('Laura Giménez');
  const signedOutElsewhere = new StorageEvent('storage', { key: 'token', newValue: null });
  act(() => void window.dispatchEvent(signedOutElsewhere));
  expect(screen.getByText('Laura Giménez')).toBeInTheDocument();
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(signedOutElsewhere));
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
});

test('an address without a valid id redirects to the last path', async () => {
  localStorage.setItem('lastPath', '/consorcio-reclamos');
  listProjectClaims().reply(200, pageOf([]));
  renderApp('/reclamos/abc', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Reclamos de proyecto' });
});

test('a page after the last one, from an old link, shows the last one; an order by an unknown column is ignored', async () => {
  const asked: string[] = [];
  api()
    .get('/api/logic/unit_claim')
    .query((query) => Boolean(query.page && asked.push(`${String(query.page)} ${String(query.sort)}`)))
    .twice()
    .reply(200, (uri: string) => pageOf(uri.includes('page=99') ? [] : [buildUnitClaim()], 46, 5));
  renderApp('/reclamos?page=99&sort=nada', { user: buildUser() });
  const { length } = window.history;
  await screen.findByText('Laura Giménez');
  // Back leaves the list instead of returning to the page that does not exist.
  expect(window.history).toHaveLength(length);
  expect(window.location.search).toContain('page=5');
  expect([...new Set(asked)]).toEqual(['99 undefined', '5 undefined']);
});

test('each mode of the claims table stores its own page and filter under the same key', async () => {
  api().get('/api/logic/project_claim/801').optionally().reply(200, ok(buildProjectClaim()));
  api().get('/api/logic/claim/96/comment').reply(200, ok([]));
  api().get('/api/logic/claim/96/history').reply(200, ok([]));
  listProjectClaims().reply(200, pageOf([buildProjectClaim()]));
  localStorage.setItem('claims-table', JSON.stringify({ search: '?status=open', savedAt: 1 }));
  const view = renderApp('/consorcio-reclamos?q=ascensor', { user: buildUser() });
  await view.user.click(await screen.findByRole('link', { name: '96' }));
  await screen.findByRole('heading', { level: 1, name: /#96$/ });
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('claims-table') ?? '')).toMatchObject({
      search: '?status=open',
      project: { search: '?q=ascensor' },
    }),
  );
  await screen.findByText('Todavía no hay mensajes.');
});

test('a button shows the password typed on the login page, and hides it again', async () => {
  const { user } = renderApp('/auth/login/clientes');
  const password = await screen.findByLabelText('Contraseña');
  await user.type(password, 'mi clave');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('mi clave');
  await user.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(password).toHaveAttribute('type', 'password');
});
