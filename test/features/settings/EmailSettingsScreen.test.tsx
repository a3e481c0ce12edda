import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../../src/api/baseApi';
import { ok, pageOf } from '../../support/builders/claims';
import { buildEmailSettings, buildOutboxMail } from '../../support/builders/emailSettings';
import { buildProject } from '../../support/builders/projects';
import { buildUser } from '../../support/builders/users';
import { fillIn, rowWith, warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/settings/EmailSettingsScreen'));

const theAdmin = buildUser({ can_manage_email_settings: true });
const answerSettings = (settings = buildEmailSettings()) =>
  api().get('/api/logic/email_settings').reply(200, ok(settings));
const answerOutbox = (mails = [buildOutboxMail()]) =>
  api().get('/api/logic/email_settings/outbox').query(true).reply(200, pageOf(mails));
const open = (settings = buildEmailSettings(), mails = [buildOutboxMail()]) => {
  answerSettings(settings);
  answerOutbox(mails);
  api()
    .get('/api/logic/project')
    .query(true)
    .reply(200, pageOf([buildProject()]));
  return renderApp('/email-settings', { user: theAdmin });
};

const isLoaded = (store: ReturnType<typeof open>['store'], version: number) =>
  Object.values(store.getState().api.queries).some(
    (query) => (query?.data as { version?: number } | undefined)?.version === version,
  );

test('an event is switched for an audience and saved based on the loaded version', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Precio de reparación cargado: avisar a Cliente' }));
  let sent: { events?: { event: string; audiences: string[] }[]; version?: number } = {};
  api()
    .put('/api/logic/email_settings', (body) => {
      sent = body;
      return true;
    })
    .reply(200, ok(buildEmailSettings({ version: 5 })));
  answerSettings(buildEmailSettings({ version: 5 }));
  await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Configuración guardada')).toBeInTheDocument();
  expect(sent.version).toBe(4);
  expect(sent.events?.find(({ event }) => event === 'claim_price_set')?.audiences).toEqual(['client']);
});

test('a sender without a name and a row without a project show errors before anything is sent', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Guardar cambios' });
  const sender = screen.getByRole('textbox', { name: 'Nombre del remitente' });
  fireEvent.change(sender, { target: { value: '  ' } });
  await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Escribí el nombre del remitente.')).toBeInTheDocument();
  expect(sender).toHaveFocus();
  fireEvent.change(sender, { target: { value: 'Posventa' } });
  await user.click(await screen.findByRole('button', { name: /Agregar proyecto/ }));
  await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Elegí un proyecto.')).toBeInTheDocument();
  const [, project] = screen.getAllByRole('combobox', { name: 'Proyecto' });
  expect(project).toBeInvalid();
  expect(project).toHaveFocus();
  expect(project).toHaveAccessibleDescription('Elegí un proyecto.');
});

test('a sender name that is too long and a wrong address are marked and described by their errors, with the limit', async () => {
  const extra = { project_id: buildProject().id, emails: ['malo', 'bueno@x.ar'] };
  const { user } = open(buildEmailSettings({ extra_recipients: [extra] }));
  const sender = await screen.findByRole('textbox', { name: 'Nombre del remitente' });
  fireEvent.change(sender, { target: { value: 'x'.repeat(500) } });
  const save = screen.getByRole('button', { name: 'Guardar cambios' });
  await user.click(save);
  expect(await screen.findByText('No puede superar los 200 caracteres.')).toBeInTheDocument();
  expect(sender).toBeInvalid();
  expect(sender).toHaveAccessibleDescription('No puede superar los 200 caracteres.');
  const emails = screen.getByRole('combobox', { name: 'Emails' });
  expect(screen.getByText('«malo» no es un email válido.')).toBeInTheDocument();
  expect(emails).toBeInvalid();
  expect(emails).toHaveFocus();
  expect(emails).toHaveAccessibleDescription('«malo» no es un email válido.');
  fireEvent.change(sender, { target: { value: 'Posventa' } });
  expect(sender).toBeValid();
});

test('a second editor gets a conflict, and the input stays', async () => {
  const { user } = open();
  const box = await screen.findByRole('checkbox', { name: 'Reclamo creado: avisar a Cliente' });
  await user.click(box);
  api().put('/api/logic/email_settings').reply(409, { success: false, message: 'Otra persona guardó cambios.' });
  answerSettings(buildEmailSettings({ version: 5 }));
  await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(/^Otra persona guardó cambios mientras editabas\./)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Reclamo creado: avisar a Cliente' })).toBeChecked();
});

test("another user's save during the editing causes a conflict, and their settings can be loaded", async () => {
  const { user, store } = open();
  const client = await screen.findByRole('checkbox', { name: 'Reclamo creado: avisar a Cliente' });
  await user.click(client);
  const theirs = buildEmailSettings({ version: 5, sender_name: 'Obras del Sur' });
  answerSettings(theirs);
  store.dispatch(baseApi.util.invalidateTags(['EmailSettings']));
  await waitFor(() => expect(isLoaded(store, 5)).toBe(true));
  let sent: { version?: number } = {};
  api()
    .put('/api/logic/email_settings', (body: typeof sent) => {
      sent = body;
      return true;
    })
    .reply(409, { success: false, message: 'Otra persona guardó cambios.' });
  answerSettings(theirs);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await user.click(await screen.findByRole('button', { name: 'Usar lo que guardó la otra persona' }));
  expect(sent.version).toBe(4);
  expect(screen.getByRole('textbox', { name: 'Nombre del remitente' })).toHaveValue('Obras del Sur');
  expect(client).not.toBeChecked();
  expect(screen.queryByText(/Otra persona guardó/)).not.toBeInTheDocument();
});

test('saved settings are not reported as unsaved, also if the server has normalized them', async () => {
  const { user } = open();
  const sender = await screen.findByRole('textbox', { name: 'Nombre del remitente' });
  fireEvent.change(sender, { target: { value: ' Posventa ' } });
  const saved = buildEmailSettings({ version: 5 });
  api().put('/api/logic/email_settings').reply(200, ok(saved));
  answerSettings(saved);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(sender).toHaveValue('Posventa'));
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf([]));
  await user.click(screen.getByRole('link', { name: /, ir al inicio$/ }));
  expect(await screen.findByRole('heading', { name: 'Reclamos de unidad' })).toBeInTheDocument();
});

test('a test e-mail shows its state: sent, failed or kept', async () => {
  const { user } = open(buildEmailSettings({ is_smtp_configured: false }));
  expect(await screen.findByText(/No hay un servidor de correo configurado/)).toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Enviar prueba' });
  fillIn({ 'Enviar a': 'nada' });
  await user.click(send);
  expect(await screen.findByText('El email ingresado es inválido')).toBeInTheDocument();
  fillIn({ 'Enviar a': 'ana@correo.ar' });
  const answers = [
    [buildOutboxMail({ to: 'ana@correo.ar' }), 'El email de prueba salió hacia ana@correo.ar.'],
    [
      buildOutboxMail({ to: 'ana@correo.ar', status: 'failed', last_error: '550 No existe' }),
      'No se pudo enviar: 550 No existe',
    ],
    [
      buildOutboxMail({ to: 'ana@correo.ar', status: 'pending' }),
      'El email de prueba para ana@correo.ar quedó en la bandeja de salida.',
    ],
  ] as const;
  for (const [mail, text] of answers) {
    api().post('/api/logic/email_settings/test', { to: 'ana@correo.ar' }).reply(200, ok(mail));
    answerOutbox();
    await user.click(send);
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
});

test('the outbox shows why an e-mail failed, and queues it again', async () => {
  const failed = buildOutboxMail({
    id: 903,
    to: 'nadie@correo.ar',
    status: 'failed',
    attempts: 5,
    last_error: '550 No existe',
  });
  const { user } = open(buildEmailSettings(), [buildOutboxMail(), failed]);
  await screen.findByText('nadie@correo.ar');
  expect(within(rowWith('nadie@correo.ar')).getByText('Falló')).toBeInTheDocument();
  expect(within(rowWith('nadie@correo.ar')).getByText('550 No existe')).toBeInTheDocument();
  api()
    .post('/api/logic/email_settings/outbox/903/retry')
    .reply(200, ok({ ...failed, status: 'pending' }));
  answerOutbox([buildOutboxMail(), { ...failed, status: 'pending', last_error: null }]);
  await user.click(await screen.findByRole('button', { name: 'Reintentar envío a nadie@correo.ar' }));
  await waitFor(() => expect(within(rowWith('nadie@correo.ar')).getByText('Pendiente')).toBeInTheDocument());
});

test('another admin is redirected home without a message', async () => {
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf([]));
  renderApp('/email-settings', { user: buildUser() });
  await waitFor(() => expect(window.location.pathname).toBe('/reclamos'));
  expect(await screen.findByRole('heading', { name: 'Reclamos de unidad' })).toBeInTheDocument();
});

test('without a session, the page redirects to the login of admins', async () => {
  renderApp('/email-settings');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(window.location.pathname).toBe('/auth/login/admin');
});

test('settings that cannot be loaded show an error with a retry', async () => {
  api()
    .get('/api/logic/email_settings')
    .reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const { user } = renderApp('/email-settings', { user: theAdmin });
  expect(await screen.findByText('No pudimos cargar la configuración.')).toBeInTheDocument();
  answerSettings();
  answerOutbox();
  api().get('/api/logic/project').query(true).reply(200, pageOf([]));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Guardar cambios' })).toBeInTheDocument();
});
