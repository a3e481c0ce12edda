import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { ok } from '../../support/builders/claims';
import { buildOwnWork, buildWorkPhoto } from '../../support/builders/ownWork';
import { buildPhoto } from '../../support/builders/photos';
import { buildAgreedVisit } from '../../support/builders/visits';
import { stopWriting } from '../../support/idbKeyval';
import { multipartText } from '../../support/multipart';
import { answerWork, emptyOutbox, link, newSecret, renderPage } from '../../support/ownWorkPage';

afterEach(emptyOutbox);

const begun = { starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-05T15:00:00.000Z', can_change: false };
const visit = buildAgreedVisit(begun);
const accepted = buildOwnWork({ status: 'accepted', visits: [visit] });
const missed = buildOwnWork({
  status: 'accepted',
  visits: [
    {
      ...visit,
      status: 'missed',
      missed_by: 'resident',
      note: 'Toqué tres veces.',
      photos: [buildWorkPhoto(7, 'other')],
    },
  ],
});

/** Opens the form "Nadie atendió" and types what happened. */
async function openForm(user: ReturnType<typeof renderPage>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Nadie atendió' }));
  await user.type(screen.getByLabelText('Qué pasó (opcional)'), 'Toqué tres veces.');
}

test('without a connection, a missed visit waits with its photos, and is sent once when the connection is back', async () => {
  const secret = newSecret();
  answerWork(secret, accepted);
  const { user, unmount } = renderPage(secret);
  await openForm(user);
  await user.upload(screen.getByLabelText('Sacar una foto'), [buildPhoto('puerta.png'), buildPhoto('otra.png')]);
  await user.click(await screen.findByRole('button', { name: 'Quitar la foto 2' }));
  nock('http://posventa.test').persist().put('/api/logic/link/visit/8/outcome').replyWithError('offline');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Esperando señal: Nadie atendió (1 foto)')).toBeInTheDocument();
  expect(screen.getByText('La visita no se hizo: Toqué tres veces.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nadie atendió' })).not.toBeInTheDocument();

  // The page is closed; after it is opened again, the waiting command is sent automatically.
  unmount();
  nock.cleanAll();
  const sent: { key: unknown; body: string }[] = [];
  nock('http://posventa.test', link(secret))
    .put('/api/logic/link/visit/8/outcome')
    .reply(200, function (_path, body) {
      sent.push({ key: this.req.headers['idempotency-key'], body: multipartText(body) });
      return ok(missed.visits[0]);
    })
    .post('/api/logic/own_work')
    .times(2)
    .reply(200, ok(missed));
  renderPage(secret);
  expect(await screen.findByRole('link', { name: 'Ver la foto 1 de la visita' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
  expect(sent[0]!.key).toMatch(/.{8,}/);
  for (const part of ['puerta.png', 'Toqué tres veces.', 'missed', 'resident', 'name="at"'])
    expect(sent[0]!.body).toContain(part);
  expect(sent[0]!.body).not.toContain('otra.png');
  nock.cleanAll();
});

test('text and photos stay until they are sent; a file that is not a photo shows an error', async () => {
  const secret = newSecret();
  answerWork(secret, accepted);
  const { user } = renderPage(secret);
  await openForm(user);
  await user.upload(screen.getByLabelText('Sacar una foto'), [
    buildPhoto('puerta.png'),
    new File(['hola'], 'nota.txt', { type: 'text/plain' }),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Los archivos deben ser imágenes PNG, JPEG, WebP, HEIC o AVIF.',
  );
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByText('No lo enviaste. Lo que escribiste queda guardado en este teléfono.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await user.click(screen.getByRole('button', { name: 'Nadie atendió' }));
  expect(screen.getByLabelText('Qué pasó (opcional)')).toHaveValue('Toqué tres veces.');
  expect(await screen.findByRole('button', { name: 'Quitar la foto 1' })).toBeInTheDocument();
  await user.upload(
    screen.getByLabelText('Sacar una foto'),
    ['1', '2', '3', '4', '5'].map((at) => buildPhoto(`${at}.png`)),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Maximo 5 archivos adjuntos.');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByRole('heading', { name: 'Nadie atendió' })).toBeInTheDocument();
  expect(nock.pendingMocks()).toEqual([]);
});

test('a page that closes before the report is stored still has its text and photo in the form', async () => {
  const secret = newSecret();
  answerWork(secret, accepted);
  const { user, unmount } = renderPage(secret);
  await openForm(user);
  await user.upload(screen.getByLabelText('Sacar una foto'), buildPhoto('puerta.png'));
  await screen.findByRole('button', { name: 'Quitar la foto 1' });
  const startWriting = stopWriting('posventa-envios');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  // The page does not promise that it is kept before it is stored.
  expect(await screen.findByText('Guardando: Nadie atendió (1 foto)')).toBeInTheDocument();
  expect(screen.queryByText(/^Quedó guardado en este teléfono/)).not.toBeInTheDocument();
  unmount();
  startWriting();

  // The new page has an empty memory.
  await emptyOutbox();
  answerWork(secret, accepted);
  renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Nadie atendió' }));
  expect(screen.getByLabelText('Qué pasó (opcional)')).toHaveValue('Toqué tres veces.');
  expect(await screen.findByRole('button', { name: 'Quitar la foto 1' })).toBeInTheDocument();
});

test('a refusal of the server is shown, and the visit is refetched', async () => {
  const secret = newSecret();
  answerWork(secret, accepted);
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Nadie atendió' }));
  nock('http://posventa.test', link(secret))
    .put('/api/logic/link/visit/8/outcome')
    .reply(409, { success: false, message: 'La visita ya terminó o se canceló. Mirá cómo quedó.' });
  answerWork(
    secret,
    buildOwnWork({ status: 'accepted', visits: [{ ...visit, status: 'cancelled', note: 'Se mudó.' }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const waiting = within(await screen.findByRole('region', { name: 'Sin enviar' }));
  expect(await waiting.findByRole('alert')).toHaveTextContent(
    'No se pudo enviar: Nadie atendióLa visita ya terminó o se canceló. Mirá cómo quedó.',
  );
  expect(await screen.findByText('Se canceló: Se mudó.')).toBeInTheDocument();
});
