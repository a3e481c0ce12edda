import { screen, waitFor, within } from '@testing-library/react';
import type { ClaimComment } from '../../../src/api/claims';
import { buildComment, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildPhoto } from '../../support/builders/photos';
import { buildClientUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
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
  expect(await screen.findByText(/No cierres esta página\./)).toHaveTextContent(
    /^Enviando fotos… \d+ %\. No cierres esta página\.$/,
  );
  expect(screen.getByRole('progressbar', { name: 'Enviando fotos…' })).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Imagen adjuntada!')).toBeInTheDocument();
  expect(screen.queryByText(/No cierres esta página/)).not.toBeInTheDocument();
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
