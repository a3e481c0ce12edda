import { screen, waitFor, within } from '@testing-library/react';
import type { Setup } from '../../../src/api/auth';
import { ok, pageOf } from '../../support/builders/claims';
import { buildFinishedSetup, buildSetup } from '../../support/builders/setup';
import { buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/settings/SetupScreen'),
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/auth/LoginScreen'),
);

const admin = buildUser({ is_setting_up: true });
const answer = (setup: Setup) => api().get('/api/logic/setup').reply(200, ok(setup));
const listClaims = () => api().get('/api/logic/unit_claim').query(true).reply(200, pageOf([]));
const stepOf = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('li')!;
const linksOf = (title: string) =>
  within(stepOf(title))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('an admin of an installation that is not in use starts at the setup steps, also by the logo', async () => {
  answer(buildSetup(['company', 'projects', 'units']));
  renderApp('/', { user: admin });
  await screen.findByRole('heading', { level: 1, name: 'Primeros pasos' });
  expect(window.location.pathname).toBe('/primeros-pasos');
  expect(await screen.findByText('3 de 9')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Pasos hechos' })).toHaveAttribute('value', '3');
  expect(within(stepOf('Tu empresa')).getByRole('img', { name: 'Listo' })).toBeInTheDocument();
  expect(within(stepOf('Personas')).getByRole('img', { name: 'Falta' })).toBeInTheDocument();
  expect(linksOf('Tu empresa')).toEqual(['/empresa']);
  expect(linksOf('Primer proyecto')).toEqual(['/crear-proyecto']);
  expect(linksOf('Unidades')).toEqual(['/importar', '/crear-unidad']);
  expect(linksOf('Personas')).toEqual(['/crear-manager', '/registro']);
  expect(linksOf('Cuadro de garantías')).toEqual(['/cuadro-de-garantias']);
  expect(linksOf('Manual y reglamento')).toEqual(['/manual-de-mantenimiento', '/reglamento-de-convivencia']);
  expect(screen.getByRole('link', { name: /, ir al inicio$/ })).toHaveAttribute('href', '/primeros-pasos');
});

test('a single unit is offered once there is a project', async () => {
  answer(buildSetup(['company']));
  renderApp('/', { user: admin });
  await screen.findByText('1 de 9');
  expect(linksOf('Unidades')).toEqual(['/importar']);
});

test('so does an admin who signs in', async () => {
  api()
    .post('/api/auth/admin/login')
    .reply(200, ok({ token: 'nuevo', user: admin }));
  answer(buildSetup());
  const { user } = renderApp('/auth/login/admin');
  await user.type(await screen.findByLabelText('Email'), 'primera@obra.ar');
  await user.type(screen.getByLabelText('Contraseña'), 'una-clave-larga');
  await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByRole('heading', { level: 1, name: 'Primeros pasos' });
});

test('when all steps are done the page says so, links to the claims, and is no longer the home page', async () => {
  answer(buildFinishedSetup());
  listClaims();
  const { user } = renderApp('/primeros-pasos', { user: admin });
  expect(await screen.findByText('El portal está listo')).toBeInTheDocument();
  expect(screen.getByText('9 de 9')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /, ir al inicio$/ })).toHaveAttribute('href', '/reclamos'),
  );
  await user.click(screen.getByRole('link', { name: 'Ver los reclamos' }));
  await screen.findByRole('heading', { level: 1, name: 'Reclamos de unidad' });
});

test('an admin of a portal in use starts at the claims, and requests no steps', async () => {
  listClaims();
  renderApp('/', { user: buildUser({ is_setting_up: false }) });
  await screen.findByRole('heading', { level: 1, name: 'Reclamos de unidad' });
  expect(await screen.findByText('Los reclamos que hagan los clientes van a aparecer acá.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver qué falta para empezar' })).not.toBeInTheDocument();
});

test('the empty list of claims links to the setup steps', async () => {
  listClaims();
  renderApp('/reclamos', { user: admin });
  expect(await screen.findByRole('link', { name: 'Ver qué falta para empezar' })).toHaveAttribute(
    'href',
    '/primeros-pasos',
  );
});

test.each([
  ['who may set the mails up opens them', true, {}, /mandá un email de prueba/, ['/email-settings']],
  ['another admin reads who does', false, {}, 'Los emails los configura sistemas@obra.ar.', []],
  [
    'or that this account is still to be made',
    false,
    { mail_account: { username: 'nadie@obra.ar', exists: false } },
    /nadie@obra.ar, una cuenta que todavía no existe/,
    ['/managers'],
  ],
  [
    'or that there is no mail server',
    false,
    { is_smtp_configured: false },
    /SMTP_URL.*Los emails los configura sistemas@obra.ar/,
    [],
  ],
])('mails: %s', async (_case, managesMails, setup, hint, links) => {
  answer(buildSetup([], setup));
  renderApp('/primeros-pasos', { user: { ...admin, can_manage_email_settings: managesMails } });
  await screen.findByText('0 de 9');
  expect(within(stepOf('Emails')).getByText(hint)).toBeInTheDocument();
  expect(linksOf('Emails')).toEqual(links);
});

test('the step of the mails sends a test, and says what the mail server answered', async () => {
  answer(buildSetup([]));
  const { username } = admin;
  const mail = { id: 1, to: username, subject: 'Prueba', created_at: '2026-11-20T12:00:00.000Z', sent_at: null };
  api()
    .post('/api/logic/email_settings/test', { to: username })
    .reply(201, { success: true, data: { ...mail, status: 'failed', attempts: 1, last_error: 'No existe el buzón.' } });
  answer(buildSetup([]));
  const { user } = renderApp('/primeros-pasos', { user: { ...admin, can_manage_email_settings: true } });
  await user.click(await screen.findByRole('button', { name: `Mandar una prueba a ${username}` }));
  expect(await screen.findByText('El servidor de correo no la aceptó: No existe el buzón.')).toBeInTheDocument();
  api()
    .post('/api/logic/email_settings/test', { to: username })
    .reply(201, { success: true, data: { ...mail, status: 'sent', attempts: 1, last_error: null } });
  answer(buildSetup(['mail']));
  await user.click(screen.getByRole('button', { name: `Mandar una prueba a ${username}` }));
  expect(await screen.findByText('1 de 9')).toBeInTheDocument();
});

test('steps that cannot be loaded show an error, and a retry loads them', async () => {
  api().get('/api/logic/setup').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const { user } = renderApp('/primeros-pasos', { user: admin });
  expect(await screen.findByText('La base de datos no está disponible.')).toBeInTheDocument();
  answer(buildSetup(['company']));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 de 9')).toBeInTheDocument();
});

test('a supervisor may not open the screen', async () => {
  renderApp('/primeros-pasos', { user: buildUser({ type: 'manager' }) });
  expect(await screen.findByText('No tenés acceso a esta página')).toBeInTheDocument();
});
