import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, set } from 'idb-keyval';
import nock from 'nock';
import { OwnWorkPage } from '../../../src/features/linkPages/work/OwnWorkPage';
import { ok } from '../../support/builders/claims';
import { buildOwnWork, buildWorkPhoto } from '../../support/builders/ownWork';
import { buildPhoto } from '../../support/builders/photos';
import { buildVisitThisWeek } from '../../support/builders/visits';
import { firstResponseProcessed, holdBack } from '../../support/holdBack';
import { answerWork, emptyOutbox, link, newSecret, renderPage } from '../../support/ownWorkPage';
import { multipartText } from '../../support/multipart';
import { setFull } from '../../support/idbKeyval';
import { api } from '../../support/renderApp';

afterEach(emptyOutbox);

const ended = { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' };

test('a link shows task, address, contact and map link, and is removed from the address', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork());
  renderPage(secret);
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(document.title).toBe('Trabajo 21 · Constructora Paraná');
  expect(screen.getByText(/Cambiar el flexible/)).toBeInTheDocument();
  expect(screen.getByText('3° A · Torre Oroño')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir en el mapa: Bv. Oroño 1234, Rosario' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Bv.%20Oro%C3%B1o%201234%2C%20Rosario',
  );
  expect(screen.getByRole('link', { name: 'Llamar a Laura Giménez' })).toHaveAttribute('href', 'tel:+543415873201');
  expect(screen.getByRole('link', { name: 'Escribir a Laura Giménez por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/5493415873201?text=Hola%2C%20te%20escribo%20por%20el%20reclamo%20%2395'),
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Proponer horarios',
    'Escribir a la empresa',
    'No puedo',
    'Aceptar',
  ]);
});

test('photos of the claim that staff chose are shown with the task', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ asked_photos: [{ ...buildWorkPhoto(7, 'other'), claim_id: 95 }] }));
  renderPage(secret);
  const asked = within(await screen.findByRole('region', { name: 'Dónde' }));
  expect(asked.getByText('La canilla de la cocina gotea toda la noche.')).toBeInTheDocument();
  expect(asked.getByRole('link', { name: 'Ver la foto 1 de lo que hay que hacer' })).toBeInTheDocument();
});

test("a work order is accepted and the arrival reported, each with a key and the phone's time", async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork());
  const keys: unknown[] = [];
  nock('http://posventa.test', link(secret))
    .put('/api/logic/own_work/status', (body: Record<string, unknown>) => body.move === 'accept' && Boolean(body.at))
    .reply(200, function () {
      keys.push(this.req.headers['idempotency-key']);
      return ok(buildOwnWork({ status: 'accepted' }));
    })
    .post('/api/logic/own_work/arrival', (body: Record<string, unknown>) => Boolean(body.at))
    .reply(201, ok(buildOwnWork({ status: 'accepted', arrived_at: '2026-11-20T15:00:00.000Z' })));
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  // The second tap of a double tap on "Aceptar".
  fireEvent.click(await screen.findByRole('button', { name: 'Llegué' }), { detail: 2 });
  expect(screen.queryByText(/Llegaste/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Llegué' }));
  expect(await screen.findByText('Llegaste: 20/11/2026, 12:00')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
  expect(keys).toEqual([expect.stringMatching(/.{8,}/)]);
});

test('refusing asks for a reason on the same page', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork());
  nock('http://posventa.test', link(secret))
    .put('/api/logic/own_work/status', (body: Record<string, unknown>) => body.note === 'No llego este mes.')
    .reply(200, ok(buildOwnWork({ status: 'refused' })));
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'No puedo' }));
  await user.click(screen.getByRole('button', { name: 'Avisar que no lo hago' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Debe indicar el motivo.');
  await user.type(screen.getByLabelText('Motivo'), 'No llego este mes.');
  await user.click(screen.getByRole('button', { name: 'Avisar que no lo hago' }));
  expect(await screen.findByText('Avisaste que no lo hacés.')).toBeInTheDocument();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('the input is restored when the form is opened again', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ status: 'accepted' }));
  const { user, unmount } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Terminé' }));
  await user.type(screen.getByLabelText('Materiales usados (opcional)'), '1 flexible');
  unmount();
  answerWork(secret, buildOwnWork({ status: 'accepted' }));
  renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Terminé' }));
  expect(screen.getByLabelText('Materiales usados (opcional)')).toHaveValue('1 flexible');
});

test('without a connection, photos and the finish wait, are listed, and are sent later in order and with their keys', async () => {
  const secret = newSecret();
  const accepted = buildOwnWork({ status: 'accepted', arrived_at: '2026-11-20T15:00:00.000Z' });
  answerWork(secret, accepted);
  const { user } = renderPage(secret);
  const choose = await screen.findByLabelText('Foto de después');
  const lost = nock('http://posventa.test').persist();
  lost.post('/api/logic/own_work/photos').replyWithError('offline');
  await user.upload(choose, [buildPhoto('uno.png'), buildPhoto('dos.png')]);
  expect(await screen.findByText('Esperando señal: 2 fotos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Terminé' }));
  await user.type(screen.getByLabelText('Qué hiciste (opcional)'), 'Cambié el flexible.');
  await user.click(screen.getByRole('button', { name: 'Avisar que terminé' }));
  expect(await screen.findByText('Esperando señal: 2 fotos, Terminado')).toBeInTheDocument();
  expect(screen.getByText('Terminado, sin enviar')).toBeInTheDocument();
  expect(screen.getAllByText('Sin enviar')).toHaveLength(2);

  nock.cleanAll();
  const sent: string[] = [];
  const done = buildOwnWork({ status: 'done', photos: [buildWorkPhoto(1, 'after'), buildWorkPhoto(2, 'after')] });
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/photos')
    .times(2)
    .reply(201, () => {
      sent.push('photos');
      return ok({ ...accepted, photos: done.photos });
    })
    .put('/api/logic/own_work/status')
    .reply(200, () => {
      sent.push('finish');
      return ok(done);
    })
    .post('/api/logic/own_work')
    .optionally()
    .reply(200, ok(done));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Esperando señal|Enviando/)).not.toBeInTheDocument());
  expect(sent).toEqual(['photos', 'photos', 'finish']);
  expect(screen.getAllByRole('link', { name: /Ver la foto/ })).toHaveLength(2);
  nock.cleanAll();
});

test('a refused command is kept with its reason, until it is sent again or discarded', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ status: 'accepted', arrived_at: '2026-11-20T15:00:00.000Z' }));
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/photos')
    .reply(422, { success: false, message: 'Un trabajo puede tener hasta 60 fotos.' })
    .post('/api/logic/own_work')
    .reply(200, ok(buildOwnWork({ status: 'accepted' })));
  const { user } = renderPage(secret);
  await user.upload(await screen.findByLabelText('Foto de antes'), buildPhoto());
  const waiting = await screen.findByRole('region', { name: 'Sin enviar' });
  expect(await within(waiting).findByRole('alert')).toHaveTextContent(
    'No se pudo enviar: 1 foto de antesUn trabajo puede tener hasta 60 fotos.',
  );
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  await user.click(within(waiting).getByRole('button', { name: 'Descartar: 1 foto de antes' }));
  await user.click(within(waiting).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
});

/** A photo that an earlier version of the page stored, whose file was changed or deleted since. */
function lostPhoto(): File {
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return Object.assign(buildPhoto('perdida.png'), { arrayBuffer: gone, slice: () => ({ arrayBuffer: gone }) });
}
const storeUnsent = (id: string, secret: string, command: unknown) =>
  set(id, { id, key: `key-${id}`, link: secret, command }, createStore('posventa-envios', 'envios'));

test('photos that can no longer be read step aside: what can be sent is sent, and they can be taken again', async () => {
  const secret = newSecret();
  const accepted = buildOwnWork({ status: 'accepted' });
  await storeUnsent('0001', secret, { kind: 'photos', of: 'before', files: [lostPhoto(), buildPhoto('buena.png')] });
  await storeUnsent('0002', secret, { kind: 'photos', of: 'after', files: [lostPhoto()] });
  await storeUnsent('0003', secret, { kind: 'arrive', at: '2026-11-20T15:00:00.000Z' });
  answerWork(secret, accepted);
  const arrived = { ...accepted, arrived_at: '2026-11-20T15:00:00.000Z' };
  nock('http://posventa.test', link(secret))
    .post(
      '/api/logic/own_work/photos',
      (body) => multipartText(body).includes('buena.png') && !multipartText(body).includes('perdida.png'),
    )
    .reply(201, ok({ ...accepted, photos: [buildWorkPhoto(1, 'before')] }))
    .post('/api/logic/own_work/arrival')
    .reply(201, ok(arrived));
  const { user, unmount } = renderPage(secret);
  expect(await screen.findByText('Llegaste: 20/11/2026, 12:00')).toBeInTheDocument();
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  const lost = 'Ya no se puede leer: cambió o se borró del teléfono. Sacala de nuevo.';
  await waitFor(() =>
    expect(alerts()).toEqual([
      `No se pudo enviar: 1 foto de antes${lost}`,
      `No se pudo enviar: 1 foto de después${lost}`,
    ]),
  );
  expect(screen.queryByText(/Esperando señal/)).not.toBeInTheDocument();

  // Also after a reload.
  unmount();
  answerWork(secret, arrived);
  renderPage(secret);
  await waitFor(() => expect(alerts()).toHaveLength(2));
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/photos', (body) => multipartText(body).includes('otra.png'))
    .reply(201, ok({ ...arrived, photos: [buildWorkPhoto(1, 'before')] }));
  const [again] = screen.getAllByLabelText('Sacarla de nuevo');
  await user.upload(again!, buildPhoto('otra.png'));
  await waitFor(() => expect(alerts()).toEqual([`No se pudo enviar: 1 foto de después${lost}`]));
  await user.click(screen.getByRole('button', { name: 'Descartar: 1 foto de después' }));
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('a lost photo of one of several places is taken again for that place', async () => {
  const secret = newSecret();
  const [first] = buildOwnWork().places;
  const work = buildOwnWork({ status: 'accepted', places: [first!, { ...first!, claim_id: 96, unit: '5° B' }] });
  await storeUnsent('0004', secret, { kind: 'photos', of: 'after', claimId: 96, files: [lostPhoto()] });
  answerWork(secret, work);
  const { user } = renderPage(secret);
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/photos', (body) => multipartText(body).includes('name="claim_id"\r\n\r\n96'))
    .reply(201, ok({ ...work, photos: [{ ...buildWorkPhoto(7, 'after'), claim_id: 96 }] }));
  await user.upload(await screen.findByLabelText('Sacarla de nuevo'), buildPhoto('otra.png'));
  expect(await screen.findByRole('link', { name: 'Ver la foto 1 de después' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
});

test('a photo that cannot be read when it is chosen is named, and the others are sent', async () => {
  const secret = newSecret();
  const accepted = buildOwnWork({ status: 'accepted' });
  answerWork(secret, accepted);
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/photos', (body) => multipartText(body).includes('buena.png'))
    .reply(201, ok({ ...accepted, photos: [buildWorkPhoto(1, 'before')] }));
  const { user } = renderPage(secret);
  await user.upload(await screen.findByLabelText('Foto de antes'), [lostPhoto(), buildPhoto('buena.png')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No se pudo leer «perdida.png»: cambió o ya no está. Elegila de nuevo.',
  );
  expect(screen.queryByText(/Preparando/)).not.toBeInTheDocument();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('a file that is not a photo shows an error and is not sent', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ status: 'accepted' }));
  const { user } = renderPage(secret);
  await user.upload(
    await screen.findByLabelText('Foto de antes'),
    new File(['hola'], 'nota.txt', { type: 'text/plain' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Los archivos deben ser imágenes PNG, JPEG, WebP, HEIC o AVIF.',
  );
});

test('if another link is opened in the same tab, a late response for the first one is neither shown nor stored', async () => {
  const [first, second] = [newSecret(), newSecret()];
  const late = holdBack(ok(buildOwnWork()));
  nock('http://posventa.test', link(first)).post('/api/logic/own_work').reply(200, late.answer);
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  const { unmount } = renderPage(first);
  const other = buildOwnWork({ id: 22, instructions: 'Pintar el techo.' });
  answerWork(second, other);
  sessionStorage.clear();
  window.history.replaceState(null, '', `/trabajo/#${second}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 22' })).toBeInTheDocument();
  late.release();
  await firstResponseProcessed(fetchSpy);
  expect(screen.getByRole('heading', { level: 1, name: 'Trabajo 22' })).toBeInTheDocument();
  unmount();
  // Without a connection the stored work order of the second link is shown.
  nock('http://posventa.test', link(second)).post('/api/logic/own_work').replyWithError('offline');
  renderPage(second);
  expect(await screen.findByRole('heading', { level: 1, name: 'Trabajo 22' })).toBeInTheDocument();
});

test('windows that the company proposed are not shown as the own ones, and each of several places is named', async () => {
  const secret = newSecret();
  const [place] = buildOwnWork().places;
  const windows = [{ starts_at: '2030-06-04T12:00:00.000Z', ends_at: '2030-06-04T14:00:00.000Z', is_taken: false }];
  const proposed = buildVisitThisWeek({
    status: 'proposed',
    proposed_by: 'company',
    starts_at: null,
    ends_at: null,
    windows,
    claims: [{ id: 95, type: 'UNIT', what: 'Canilla o grifería' }],
  });
  const places = [place!, { ...place!, claim_id: 96, unit: '5° C' }];
  answerWork(secret, buildOwnWork({ places, visits: [proposed] }));
  const { user } = renderPage(secret);
  expect(await screen.findByText(/^La empresa propuso estos horarios/)).toBeInTheDocument();
  const offer = screen.getByRole('button', { name: 'Proponer horarios: 5° C · Torre Oroño' });
  expect(offer).toHaveTextContent('Proponer horarios: 5° C · Torre Oroño');
  await user.click(offer);
  expect(within(screen.getByText('¿Qué horarios podés?').parentElement!).getByText('5° C · Torre Oroño')).toBeVisible();
});

test('an invalid link, or a page without one, shows the contact of the company', async () => {
  const secret = newSecret();
  api().post('/api/logic/own_work').reply(401, ended);
  const { unmount } = renderPage(secret);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  expect(screen.getByText('Pedile otro a la empresa.')).toBeInTheDocument();
  unmount();
  renderPage('');
  expect(await screen.findByRole('heading', { name: 'Falta el enlace' })).toBeInTheDocument();
});

test('a page that could not be loaded can be retried', async () => {
  const secret = newSecret();
  api().post('/api/logic/own_work').replyWithError('offline');
  const { user } = renderPage(secret);
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar el trabajo.' })).toBeInTheDocument();
  answerWork(secret, buildOwnWork({ returned_because: 'Sigue goteando.', status: 'accepted' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Sigue goteando.')).toBeInTheDocument();
});

test('without a connection, the last loaded version is shown with its time', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ status: 'accepted' }));
  const { unmount } = renderPage(secret);
  await screen.findByRole('button', { name: 'Llegué' });
  unmount();
  api().post('/api/logic/own_work').replyWithError('offline');
  // The page is opened again from the phone's list, without the link.
  const { user } = renderPage('');
  expect(await screen.findByText(/^Sin conexión. Ves lo que se guardó el /)).toBeInTheDocument();
  expect(screen.getByText('3° A · Torre Oroño')).toBeInTheDocument();
  answerWork(secret, buildOwnWork({ status: 'done' }));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('Terminado')).toBeInTheDocument();
  expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument();
});

test('a work order that this phone has no room to store stays shown, with the open form, when it cannot be loaded again', async () => {
  setFull(true);
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ status: 'accepted' }));
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'Escribir a la empresa' }));
  await user.type(screen.getByLabelText('Mensaje'), 'Falta un flexible.');
  await user.upload(screen.getByLabelText('Sacar una foto'), buildPhoto());
  expect(await screen.findByRole('button', { name: 'Quitar la foto 1' })).toBeInTheDocument();
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  nock('http://posventa.test', link(secret)).post('/api/logic/own_work').replyWithError('offline');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(fetchSpy).toHaveBeenCalled());
  await firstResponseProcessed(fetchSpy);
  expect(screen.getByRole('heading', { level: 1, name: 'Trabajo 21' })).toBeInTheDocument();
  expect(screen.getByLabelText('Mensaje')).toHaveValue('Falta un flexible.');
  expect(screen.getByRole('button', { name: 'Quitar la foto 1' })).toBeInTheDocument();
});

test('an ended link shows no stored data', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork());
  const { unmount } = renderPage(secret);
  await screen.findByRole('button', { name: 'Aceptar' });
  unmount();
  api().post('/api/logic/own_work').times(2).reply(401, ended);
  const first = renderPage(secret);
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  expect(screen.queryByText('3° A · Torre Oroño')).not.toBeInTheDocument();
  first.unmount();
  renderPage(secret);
  expect(screen.queryByText('3° A · Torre Oroño')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
});

test('what an ended link could not send waits in sight, can be saved, and is sent by the new link of the same work order', async () => {
  const [first, second] = [newSecret(), newSecret()];
  const accepted = buildOwnWork({ status: 'accepted', arrived_at: '2026-11-20T15:00:00.000Z' });
  answerWork(first, accepted);
  const { user, unmount } = renderPage(first);
  const choose = await screen.findByLabelText('Foto de antes');
  const keys: unknown[] = [];
  nock('http://posventa.test').persist().post('/api/logic/own_work/photos').replyWithError('offline');
  for (const name of ['uno.png', 'dos.png']) await user.upload(choose, [buildPhoto(name)]);
  expect(await screen.findByText('Esperando señal: 2 fotos')).toBeInTheDocument();

  nock.cleanAll();
  nock('http://posventa.test')
    .persist()
    .post(/own_work/)
    .reply(401, ended);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInTheDocument();
  const hint = 'Pedile a la empresa el enlace nuevo y abrilo en este teléfono: lo que anotaste se manda solo.';
  expect(await screen.findAllByText(hint)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Llamar a la empresa: 341 555-0100' })).toBeInTheDocument();
  expect(screen.queryByText(/No se pudo enviar/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar de nuevo' })).not.toBeInTheDocument();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(screen.getByRole('button', { name: 'Guardar en el teléfono' }));
  expect(await screen.findByText('Se guardó en el teléfono.')).toBeInTheDocument();
  expect(saved).toEqual(['trabajo-21.txt', 'trabajo-21-foto-1.png', 'trabajo-21-foto-2.png']);
  unmount();

  // The link of another work order, or of another contractor's, shows what waits and does not send it.
  nock.cleanAll();
  for (const other of [buildOwnWork({ id: 22 }), buildOwnWork({ contractor_id: 5 })]) {
    const stranger = newSecret();
    answerWork(stranger, other);
    const page = renderPage(stranger);
    expect(await screen.findByRole('button', { name: 'Aceptar' })).toBeInTheDocument();
    const waiting = await screen.findByRole('region', { name: 'Sin enviar del trabajo 21' });
    expect(within(waiting).getAllByText('1 foto de antes')).toHaveLength(2);
    page.unmount();
  }

  answerWork(second, accepted);
  nock('http://posventa.test', link(second))
    .post('/api/logic/own_work/photos')
    .times(2)
    .reply(201, function () {
      keys.push(this.req.headers['idempotency-key']);
      return ok({ ...accepted, photos: [buildWorkPhoto(1, 'before'), buildWorkPhoto(2, 'before')] });
    });
  renderPage(second);
  expect(await screen.findByRole('link', { name: 'Ver la foto 2 de antes' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: /Sin enviar/ })).not.toBeInTheDocument());
  expect(new Set(keys).size).toBe(2);
  nock.cleanAll();
});

test('what waits can be changed until it is sent', async () => {
  const secret = newSecret();
  answerWork(secret, buildOwnWork({ status: 'accepted', arrived_at: '2026-11-20T15:00:00.000Z' }));
  const { user } = renderPage(secret);
  const moves = () => nock('http://posventa.test').put('/api/logic/own_work/status');
  moves().replyWithError('offline');
  await user.click(await screen.findByRole('button', { name: 'Terminé' }));
  await user.type(screen.getByLabelText('Qué hiciste (opcional)'), 'Cambié el felxible.');
  await user.click(screen.getByRole('button', { name: 'Avisar que terminé' }));
  const waiting = await screen.findByRole('region', { name: 'Sin enviar' });
  expect(within(waiting).getByText('Cambié el felxible.')).toBeInTheDocument();
  await user.click(await within(waiting).findByRole('button', { name: 'Cambiar: Terminado' }));
  const note = within(waiting).getByLabelText('Qué hiciste (opcional)');
  await user.clear(note);
  await user.type(note, 'Cambié el flexible.');
  const sent: Record<string, unknown>[] = [];
  nock('http://posventa.test', link(secret))
    .put('/api/logic/own_work/status', (body: Record<string, unknown>) => Boolean(sent.push(body)))
    .reply(200, ok(buildOwnWork({ status: 'done' })));
  await user.click(within(waiting).getByRole('button', { name: 'Guardar el cambio' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ move: 'finish', note: 'Cambié el flexible.' }]);
});

test('each of several places is arrived at and finished by itself', async () => {
  const secret = newSecret();
  const [first] = buildOwnWork().places;
  const second = { ...first!, claim_id: 96, unit: '5° B' };
  const accepted = buildOwnWork({ status: 'accepted', places: [first!, second] });
  answerWork(secret, accepted);
  const { user } = renderPage(secret);
  expect(await screen.findByText('0 de 2 lugares terminados')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Terminé todo' })).toBeInTheDocument();
  const here = '5° B · Torre Oroño · Canilla o grifería';
  const arrived = { ...second, arrived_at: new Date().toISOString() };
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/arrival', (body: Record<string, unknown>) => body.claim_id === 96)
    .reply(201, ok({ ...accepted, places: [first, arrived] }));
  await user.click(screen.getByRole('button', { name: `Llegué acá: ${here}` }));
  expect(await screen.findByRole('button', { name: 'Todavía no llegué' })).toBeInTheDocument();
  const photo = { ...buildWorkPhoto(7, 'after'), claim_id: 96 };
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/photos', (body) => multipartText(body).includes('name="claim_id"\r\n\r\n96'))
    .reply(201, ok({ ...accepted, places: [first, arrived], photos: [photo] }));
  await user.upload(screen.getByLabelText(`Foto de después: ${here}`), buildPhoto('listo.png'));
  expect(await screen.findByRole('link', { name: 'Ver la foto 1 de después' })).toBeInTheDocument();
  const done = { ...arrived, done_at: '2026-11-20T15:00:00.000Z' };
  nock('http://posventa.test', link(secret))
    .put(
      '/api/logic/own_work/status',
      (body: Record<string, unknown>) => body.claim_id === 96 && body.note === 'Listo.',
    )
    .reply(200, ok({ ...accepted, places: [first, done] }));
  await user.click(screen.getByRole('button', { name: `Terminé acá: ${here}` }));
  const note = screen.getByLabelText('Qué hiciste (opcional)');
  expect(note).toHaveFocus();
  // The bar at the bottom is that of the form.
  expect(screen.queryByRole('button', { name: 'Terminé todo' })).not.toBeInTheDocument();
  await user.type(note, 'Listo.');
  await user.click(screen.getByRole('button', { name: 'Avisar que terminé' }));
  expect(await screen.findByText('1 de 2 lugares terminados')).toBeInTheDocument();
  expect(await screen.findByText('Terminado acá: 20/11/2026, 12:00')).toBeInTheDocument();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('what could not be finished is reported with its reason, and Escape asks before it leaves the form', async () => {
  const secret = newSecret();
  const accepted = buildOwnWork({ status: 'accepted', arrived_at: '2026-11-20T15:00:00.000Z' });
  answerWork(secret, accepted);
  const { user } = renderPage(secret);
  await user.click(await screen.findByRole('button', { name: 'No lo pude terminar' }));
  await user.click(screen.getByRole('button', { name: 'Avisar a la empresa' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Elegí por qué.');
  await user.click(screen.getByLabelText('Falta material'));
  await user.click(screen.getByRole('button', { name: 'Avisar a la empresa' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Decí qué falta.');
  await user.type(screen.getByLabelText('Qué material falta'), 'Un flexible de 40 cm.');
  await user.keyboard('{Escape}');
  expect(screen.getByText('No lo enviaste. Lo que escribiste queda guardado en este teléfono.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  const stuck = { reason: 'material', note: 'Un flexible de 40 cm.', at: '2026-11-20T16:00:00.000Z' } as const;
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/stuck', (body) => multipartText(body).includes('Un flexible de 40 cm.'))
    .reply(201, ok({ ...accepted, stuck }));
  await user.click(screen.getByRole('button', { name: 'Avisar a la empresa' }));
  expect(await screen.findByText('No lo pudiste terminar: falta material')).toBeInTheDocument();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('a report is read back, corrected and taken back', async () => {
  const secret = newSecret();
  const at = new Date().toISOString();
  const reports = [{ claim_id: null, note: 'Cambié el felxible.', parts: '1 flexible', at }];
  const done = buildOwnWork({ status: 'done', reports });
  answerWork(secret, done);
  const { user } = renderPage(secret);
  const report = await screen.findByRole('region', { name: 'Lo que informaste' });
  expect(within(report).getByText('Materiales: 1 flexible')).toBeInTheDocument();
  await user.click(within(report).getByRole('button', { name: 'Corregir' }));
  const note = screen.getByLabelText('Qué hiciste (opcional)');
  expect(note).toHaveValue('Cambié el felxible.');
  await user.clear(note);
  await user.type(note, 'Cambié el flexible.');
  const corrected = { ...done, reports: [{ ...reports[0]!, note: 'Cambié el flexible.' }] };
  nock('http://posventa.test', link(secret))
    .put('/api/logic/own_work/report', (body: Record<string, unknown>) => body.note === 'Cambié el flexible.')
    .reply(200, ok(corrected))
    .put('/api/logic/own_work/take_back', (body: Record<string, unknown>) => body.what === 'finish')
    .reply(200, ok(buildOwnWork({ status: 'accepted' })));
  await user.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
  expect(await within(report).findByText('Cambié el flexible.')).toBeInTheDocument();
  await user.click(await within(report).findByRole('button', { name: 'Todavía no terminé' }));
  expect(await screen.findByRole('button', { name: 'Terminé' })).toBeInTheDocument();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
});

test('contractor and company write to each other on the page', async () => {
  const secret = newSecret();
  const messages = [
    { id: 1, text: 'La llave la tiene el portero.', at: '2026-11-20T15:00:00.000Z', by: 'Mariana', is_staff: true },
  ];
  answerWork(secret, buildOwnWork({ status: 'accepted', messages }));
  const { user } = renderPage(secret);
  const thread = await screen.findByRole('region', { name: 'Mensajes con la empresa' });
  expect(within(thread).getByText('Mariana · Constructora Paraná')).toBeInTheDocument();
  await user.click(within(thread).getByRole('button', { name: 'Escribir a la empresa' }));
  await user.click(screen.getByRole('button', { name: 'Enviar el mensaje' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Escribí un mensaje o agregá una foto.');
  await user.type(screen.getByLabelText('Mensaje'), 'Gracias.');
  const own = { id: 2, text: 'Gracias.', at: '2026-11-20T15:05:00.000Z', by: 'Sanitarios', is_staff: false };
  nock('http://posventa.test', link(secret))
    .post('/api/logic/own_work/message', (body) => multipartText(body).includes('Gracias.'))
    .reply(201, ok(buildOwnWork({ status: 'accepted', messages: [...messages, own] })));
  await user.click(screen.getByRole('button', { name: 'Enviar el mensaje' }));
  expect(await within(thread).findByText('Gracias.')).toBeInTheDocument();
  expect(within(thread).getByText('Vos')).toBeInTheDocument();
});

test('the other works whose links were opened on this phone are listed by date, and open with their own links', async () => {
  const [first, second, third] = [newSecret(), newSecret(), newSecret()];
  const visit = buildVisitThisWeek({ status: 'agreed' });
  const dated = buildOwnWork({ id: 22, status: 'accepted', visits: [visit] });
  const undated = buildOwnWork({ id: 23 });
  for (const [secret, work] of [
    [second, undated],
    [third, dated],
  ] as const) {
    answerWork(secret, work);
    const page = renderPage(secret);
    await screen.findByRole('heading', { level: 1, name: `Trabajo ${work.id}` });
    page.unmount();
  }
  answerWork(first, buildOwnWork());
  answerWork(third, dated);
  // Its link was revoked meanwhile.
  nock('http://posventa.test', link(second)).post('/api/logic/own_work').reply(401, ended);
  renderPage(first);
  const others = within(await screen.findByRole('region', { name: 'Tus otros trabajos' }));
  await waitFor(() => expect(others.getAllByRole('link')).toHaveLength(1));
  const [entry] = others.getAllByRole('link');
  expect(entry).toHaveTextContent('Trabajo 22 · Aceptado');
  expect(entry).toHaveAttribute('href', `/trabajo/#${third}`);
  nock.cleanAll();
});

test('a new version is offered', async () => {
  const update = jest.fn();
  window.history.replaceState(null, '', '/trabajo/');
  sessionStorage.clear();
  render(<OwnWorkPage update={update} />);
  expect(await screen.findByText('Hay una versión nueva')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(update).toHaveBeenCalledTimes(1);
  await screen.findByRole('heading', { name: 'Falta el enlace' });
});
