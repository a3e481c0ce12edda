import { screen, waitFor, within } from '@testing-library/react';
import { buildComment, buildNote, buildUnitClaim, ok } from '../../support/builders/claims';
import { buildPhoto } from '../../support/builders/photos';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { holdBack } from '../../support/holdBack';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/talk/NoteForm'),
  () => import('../../../src/features/claims/talk/NoteEditor'),
);

const openClaim = async (notes: unknown[], user = buildUser()) => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  api()
    .get('/api/logic/claim/95/comment')
    .reply(200, ok([buildComment({ created_at: '2026-11-04T14:00:00.000Z' })]));
  api().get('/api/logic/claim/95/history').reply(200, ok([]));
  if (user.type === 'admin') {
    api().get('/api/logic/claim/95/note').reply(200, ok(notes));
    api()
      .get('/api/logic/colleague')
      .optionally()
      .reply(200, ok([{ id: 5, name: 'Ana Paz', type: 'manager' }]));
  }
  const view = renderApp('/reclamos/501', { user });
  await screen.findByText('Hola, ¿cuándo pueden pasar?');
  return view;
};
const field = () => screen.findByLabelText('Escribí una nota para el equipo');
const write = async ({ user }: Awaited<ReturnType<typeof openClaim>>, text: string) => {
  await user.click(screen.getByText('Nota interna', { selector: '.ant-segmented-item-label' }));
  await user.type(await field(), text);
};
const answerNotes = (notes: unknown[]) => api().get('/api/logic/claim/95/note').reply(200, ok(notes));

test('a note is listed in order among the messages, marked as a note', async () => {
  await openClaim([buildNote({ text: 'Lo ve @Ana Paz', mentions: ['Ana Paz'] })]);
  const note = (await screen.findByText('@Ana Paz')).closest('li')!;
  expect(note).toHaveTextContent('Mariana Bertolotti Nota interna');
  const items = within(screen.getByRole('region', { name: 'Mensajes e historial' })).getAllByRole('listitem');
  expect(items.map((item) => item.className)).toEqual(['comment is-note is-internal', 'comment']);
});

test('a client sees no notes, requests none, and can only write messages', async () => {
  await openClaim([], buildClientUser());
  expect(screen.getByLabelText('Escribí un mensaje')).toBeInTheDocument();
  expect(screen.queryByText('Nota interna')).not.toBeInTheDocument();
});

test('the draft of a note stays a note: the message is empty, and both drafts are kept', async () => {
  const view = await openClaim([]);
  await write(view, 'El plomero cobra de más');
  await view.user.click(screen.getByText('Mensaje', { selector: '.ant-segmented-item-label' }));
  expect(await screen.findByLabelText('Escribí un mensaje')).toHaveValue('');
  await view.user.click(screen.getByText('Nota interna', { selector: '.ant-segmented-item-label' }));
  expect(await field()).toHaveValue('El plomero cobra de más');
});

test('Ctrl Enter saves a note once, even if it is pressed twice', async () => {
  const view = await openClaim([]);
  await write(view, 'El plomero cobra de más');
  const note = buildNote({ text: 'El plomero cobra de más' });
  const saved = holdBack(ok(note));
  api().post('/api/logic/claim/95/note').reply(201, saved.answer);
  answerNotes([note]);
  await view.user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  saved.release();
  expect(await screen.findByText('El plomero cobra de más', { selector: '.comment-text' })).toBeInTheDocument();
  expect(await field()).toHaveValue('');
});

test('a refused note keeps its text and photos, and can be saved again', async () => {
  const view = await openClaim([]);
  await write(view, 'Va el presupuesto');
  await view.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, buildPhoto());
  await screen.findByText('canilla.png');
  const keys: unknown[] = [];
  const reply = (status: number, body: object) =>
    api()
      .post('/api/logic/claim/95/note')
      .reply(function () {
        keys.push(this.req.headers['idempotency-key']);
        return [status, body];
      });
  reply(503, { success: false, message: 'La base de datos no responde.' });
  await view.user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('La base de datos no responde.')).toBeInTheDocument();
  expect(screen.getByText('canilla.png')).toBeInTheDocument();
  reply(201, ok(buildNote({ text: 'Va el presupuesto' })));
  answerNotes([buildNote({ text: 'Va el presupuesto' })]);
  await view.user.click(await screen.findByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Va el presupuesto', { selector: '.comment-text' })).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  expect(keys[0]).toBe(keys[1]);
});

test('its author edits it in place; a conflict keeps the input', async () => {
  const { user } = await openClaim([buildNote({ text: 'Viene el martes' })]);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const editor = await screen.findByLabelText('Texto de la nota');
  await user.type(editor, ' a la tarde');
  api().put('/api/logic/note/1', { text: 'Viene el martes a la tarde', from: 'Viene el martes' }).reply(409, {
    success: false,
    message: 'Cambiaste esta nota en otra ventana. Revisala antes de volver a cambiarla.',
  });
  answerNotes([buildNote({ text: 'Viene el jueves' })]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Cambiaste esta nota en otra ventana/)).toBeInTheDocument();
  expect(editor).toHaveValue('Viene el martes a la tarde');
});

test('withdrawing a note asks for confirmation, and then shows that it was withdrawn', async () => {
  const { user } = await openClaim([buildNote()]);
  await user.click(await screen.findByRole('button', { name: 'Retirar' }));
  const gone = buildNote({ text: '', is_own: false, withdrawn_at: '2026-11-04T15:00:00.000Z' });
  api().post('/api/logic/note/1/withdraw').reply(200, ok(gone));
  answerNotes([gone]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Mariana Bertolotti retiró esta nota.')).toBeInTheDocument();
});

test('notes that cannot be loaded show an error, and the messages are still shown', async () => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  api()
    .get('/api/logic/claim/95/comment')
    .reply(200, ok([buildComment()]));
  api().get('/api/logic/claim/95/history').reply(200, ok([]));
  api().get('/api/logic/work_order').query(true).reply(200, ok([]));
  api().get('/api/logic/claim/95/note').reply(503, { success: false, message: 'La base de datos no responde.' });
  const { user } = renderApp('/reclamos/501', { user: buildUser() });
  expect(await screen.findByText('No pudimos cargar las notas internas.')).toBeInTheDocument();
  expect(screen.getByText('Hola, ¿cuándo pueden pasar?')).toBeInTheDocument();
  answerNotes([buildNote()]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByText('Llamar al plomero antes de responder.')).toBeInTheDocument());
});
