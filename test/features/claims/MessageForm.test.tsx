import { screen, waitFor, within } from '@testing-library/react';
import type { ClaimComment } from '../../../src/api/claims';
import { buildComment, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildPhoto } from '../../support/builders/photos';
import { buildClientUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { multipartText } from '../../support/multipart';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/features/claims/ClaimScreen'));

const openClaim = async () => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  api().get('/api/logic/claim/95/comment').reply(200, ok([]));
  api().get('/api/logic/claim/95/history').reply(200, ok([]));
  const view = renderApp('/reclamos/501', { user: buildClientUser() });
  await screen.findByLabelText('Escribí un mensaje');
  return view;
};
const choose = (user: Awaited<ReturnType<typeof openClaim>>['user']) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, buildPhoto());
const again = (images: ClaimComment['images'] = []) => {
  api().get('/api/logic/unit_claim/501').optionally().times(3).reply(200, ok(buildUnitClaim()));
  api().get('/api/logic/claim/95/history').optionally().times(3).reply(200, ok([]));
  api()
    .get('/api/logic/claim/95/comment')
    .optionally()
    .times(3)
    .reply(200, ok([buildComment({ text: 'Va la foto.', images })]));
};

test('one button sends message and photos; a retry does not send the photos again', async () => {
  const { user } = await openClaim();
  await user.type(screen.getByLabelText('Escribí un mensaje'), 'Va la foto.');
  await choose(user);
  await screen.findByText('canilla.png');
  const photo = { id: 8, url: '/api/files/8', name: 'canilla.png' };
  api()
    .post('/api/logic/claim/95/image')
    .reply(201, ok([{ ...photo, id: 7 }, photo]));
  api().post('/api/logic/claim/95/comment').reply(503, { success: false, message: 'La base de datos no responde.' });
  again([photo]);
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('La base de datos no responde.')).toBeInTheDocument();
  expect(screen.queryByText('canilla.png')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Escribí un mensaje')).toHaveValue('Va la foto.');
  api()
    .post('/api/logic/claim/95/comment', { text: 'Va la foto.', image_ids: [8] })
    .reply(201, ok(buildComment({ text: 'Va la foto.', images: [photo] })));
  await user.click(await screen.findByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(screen.getByLabelText('Escribí un mensaje')).toHaveValue(''));
  expect(await screen.findByRole('img', { name: 'Foto 1 del mensaje' })).toHaveAttribute('src', photo.url);
});

test('a photo that cannot be read fails in its place, and the message and the other photos are sent', async () => {
  const { user } = await openClaim();
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const lost = Object.assign(buildPhoto('perdida.png'), { slice: () => ({ arrayBuffer: gone }), arrayBuffer: gone });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [lost, buildPhoto()]);
  const item = (await screen.findByText('perdida.png')).closest('li')!;
  expect(within(item).getByRole('alert')).toHaveTextContent('cambió o ya no está. Elegila de nuevo.');
  expect(screen.queryByText(/Preparando/)).not.toBeInTheDocument();
  const sent = api()
    .post(
      '/api/logic/claim/95/image',
      (body) => multipartText(body).includes('canilla.png') && !multipartText(body).includes('perdida.png'),
    )
    .reply(201, ok([{ id: 8, url: '/api/files/8', name: 'canilla.png' }]));
  again();
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(sent.isDone()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Quitar perdida.png' }));
  expect(screen.queryByText('perdida.png')).not.toBeInTheDocument();
});

test('photos can be sent without text, but an empty message cannot be sent', async () => {
  const { user } = await openClaim();
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('El comentario no puede estar vacio.')).toBeInTheDocument();
  await choose(user);
  await screen.findByText('canilla.png');
  api().post('/api/logic/claim/95/image').reply(201, ok([]));
  again();
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('Imagen adjuntada!')).toBeInTheDocument();
});

test('while photos are sent, the page shows the progress and asks the user to keep it open', async () => {
  const { user } = await openClaim();
  await choose(user);
  await screen.findByText('canilla.png');
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  api()
    .post('/api/logic/claim/95/image')
    .reply(201, async () => {
      await released;
      return ok([]);
    });
  again();
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect((await screen.findByText(/No cierres esta página\./)).parentElement).toHaveTextContent(
    /^Enviando fotos… \d+ %\. No cierres esta página\.$/,
  );
  expect(screen.getByRole('progressbar', { name: 'Enviando fotos…' })).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Imagen adjuntada!')).toBeInTheDocument();
  expect(screen.queryByText(/No cierres esta página/)).not.toBeInTheDocument();
});

test('if an earlier attempt has sent its message without a response, a changed message can be sent after a warning', async () => {
  const keys: unknown[] = [];
  const { user } = await openClaim();
  const post = () =>
    api()
      .post('/api/logic/claim/95/comment')
      .matchHeader('idempotency-key', (key) => Boolean(keys.push(key)));
  const field = screen.getByLabelText('Escribí un mensaje');
  await user.type(field, 'Sigue goteando');
  post().replyWithError('reset');
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await screen.findByText(/No pudimos conectarnos/);
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  await user.type(field, ' mucho');
  const message = 'Este envío ya llegó antes con otros datos.';
  post().reply(409, { success: false, message, errors: [{ field: 'idempotency-key', message }] });
  again();
  await user.click(await screen.findByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue('Sigue goteando mucho');
  // The earlier message is shown.
  expect(await screen.findByText('Va la foto.')).toBeInTheDocument();
  post().reply(201, ok(buildComment({ text: 'Sigue goteando mucho' })));
  again();
  await user.click(await screen.findByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('if an earlier attempt has sent its photos without a response, other photos can be sent after a warning', async () => {
  const keys: unknown[] = [];
  const { user } = await openClaim();
  const post = () =>
    api()
      .post('/api/logic/claim/95/image')
      .matchHeader('idempotency-key', (key) => Boolean(keys.push(key)));
  const send = async () => user.click(await screen.findByRole('button', { name: 'Comentar' }));
  await choose(user);
  await screen.findByText('canilla.png');
  post().replyWithError('reset');
  await send();
  await screen.findByText(/No pudimos conectarnos/);
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, buildPhoto('otra.png'));
  await screen.findByText('otra.png');
  const message = 'Este envío ya llegó antes con otros datos.';
  post().reply(409, { success: false, message, errors: [{ field: 'idempotency-key', message }] });
  again();
  await send();
  expect(await screen.findByText(message)).toBeInTheDocument();
  post().reply(201, ok([]));
  again();
  await send();
  expect(await screen.findByText('Imagen adjuntada!')).toBeInTheDocument();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('photos that are added after the text could not be sent join those that were sent before', async () => {
  const { user } = await openClaim();
  const photo = (id: number) => ({ id, url: `/api/files/${id}`, name: `${id}.png` });
  await user.type(screen.getByLabelText('Escribí un mensaje'), 'Van dos.');
  await choose(user);
  await screen.findByText('canilla.png');
  api()
    .post('/api/logic/claim/95/image')
    .reply(201, ok([photo(7)]));
  api().post('/api/logic/claim/95/comment').reply(503, { success: false, message: 'La base de datos no responde.' });
  again();
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await screen.findByText('La base de datos no responde.');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, buildPhoto('otra.png'));
  await screen.findByText('otra.png');
  api()
    .post('/api/logic/claim/95/image')
    .reply(201, ok([photo(7), photo(8)]));
  const sent = api()
    .post('/api/logic/claim/95/comment', { text: 'Van dos.', image_ids: [7, 8] })
    .reply(201, ok(buildComment({ text: 'Van dos.' })));
  again();
  await user.click(await screen.findByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(sent.isDone()).toBe(true));
});

test('while a message is sent, its field takes no input that would be lost', async () => {
  const { user } = await openClaim();
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  api()
    .post('/api/logic/claim/95/comment')
    .reply(201, async () => {
      await released;
      return ok(buildComment({ text: 'Hola.' }));
    });
  again();
  const field = screen.getByLabelText('Escribí un mensaje');
  await user.type(field, 'Hola.');
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  answer();
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  expect(field).toHaveValue('');
});

/** A photo that takes until `released` to be prepared. */
const slowPhoto = (name: string, released: Promise<void>): File => {
  const photo = buildPhoto(name);
  const slice = photo.slice.bind(photo);
  photo.slice = (...range) => {
    const part = slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => released.then(read);
    return part;
  };
  return photo;
};

test('a submit waits for photos that are being prepared; others can be added and removed meanwhile', async () => {
  const { user } = await openClaim();
  let finish = () => {};
  const released = new Promise<void>((resolve) => (finish = resolve));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await choose(user);
  await screen.findByText('canilla.png');
  await user.upload(input, slowPhoto('mancha.png', released));
  await user.upload(input, buildPhoto('piso.png'));
  await screen.findByText('piso.png');
  await user.click(screen.getByRole('button', { name: 'Quitar canilla.png' }));
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(screen.getByText(/Preparando/)).toBeInTheDocument();
  let body = '';
  const sent = api()
    .post('/api/logic/claim/95/image', (sentBody: string) => Boolean((body = sentBody)))
    .reply(201, ok([]));
  expect(sent.isDone()).toBe(false);
  again();
  finish();
  expect(await screen.findByText('Imagen adjuntada!')).toBeInTheDocument();
  // nock gives bodies that are no text in hexadecimal digits.
  const names = [
    ...Buffer.from(body, 'hex')
      .toString('latin1')
      .matchAll(/filename="([^"]+)"/g),
  ].map(([, name]) => name);
  expect(names).toEqual(['piso.png', 'mancha.png']);
});

test('a message over the limit shows an error and is not truncated', async () => {
  const { user } = await openClaim();
  const field = screen.getByLabelText('Escribí un mensaje');
  await user.click(field);
  await user.paste('a'.repeat(2001));
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('El comentario no puede superar los 2000 caracteres.')).toBeInTheDocument();
  expect((field as HTMLTextAreaElement).value).toHaveLength(2001);
});

test('leaving with an unsent message asks for confirmation, and the draft is kept', async () => {
  const { user } = await openClaim();
  await user.type(screen.getByLabelText('Escribí un mensaje'), 'A medias');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Reclamos de unidad' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Tenés un mensaje sin enviar');
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim()]));
  await user.click(within(dialog).getByRole('button', { name: 'Salir sin enviar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeInTheDocument();
  expect(localStorage.getItem('posventa-draft:21:comment:95')).toContain('A medias');
});

test('a message that is being written is stored again when another tab has sent its own', async () => {
  const { user } = await openClaim();
  await user.type(screen.getByLabelText('Escribí un mensaje'), 'Desde la otra pestaña');
  const [key] = Object.keys(localStorage).filter((name) => name.endsWith(':comment:95'));
  const stored = localStorage.getItem(key!);
  localStorage.removeItem(key!);
  window.dispatchEvent(new StorageEvent('storage', { key: key!, newValue: null }));
  await waitFor(() => expect(localStorage.getItem(key!)).toBe(stored));
});

test('Back also asks for confirmation: staying keeps the page, leaving goes to the previous page', async () => {
  const answerList = () =>
    api()
      .get('/api/logic/unit_claim')
      .query(true)
      .optionally()
      .reply(200, pageOf([buildUnitClaim()]));
  answerList();
  const { user } = renderApp('/reclamos', { user: buildClientUser() });
  api().get('/api/logic/unit_claim/501').optionally().reply(200, ok(buildUnitClaim()));
  api().get('/api/logic/claim/95/comment').reply(200, ok([]));
  api().get('/api/logic/claim/95/history').reply(200, ok([]));
  await user.click(await screen.findByRole('link', { name: '95' }));
  await user.type(await screen.findByLabelText('Escribí un mensaje'), 'A medias');
  window.history.back();
  const staying = await screen.findByRole('dialog');
  await waitFor(() => expect(window.location.pathname).toBe('/reclamos/501'));
  await user.click(within(staying).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByLabelText('Escribí un mensaje')).toHaveValue('A medias');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  window.history.back();
  answerList();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salir sin enviar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/reclamos');
});
