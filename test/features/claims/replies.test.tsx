import { screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/talk/RepliesDialog'),
);

const visit = {
  id: 1,
  name: 'Coordinar visita',
  text: 'Hola {nombre}: pasamos por {unidad} ({reclamo}).',
  is_shared: true,
  is_own: true,
  owner_name: 'Mariana Bertolotti',
};
const quote = {
  ...visit,
  id: 2,
  name: 'Presupuesto',
  text: 'Va el presupuesto.',
  is_own: false,
  owner_name: 'Ana Paz',
};

const openClaim = async (user = buildUser()) => {
  api().get('/api/logic/unit_claim/501').reply(200, ok(buildUnitClaim()));
  api().get('/api/logic/claim/95/comment').reply(200, ok([]));
  api().get('/api/logic/claim/95/history').reply(200, ok([]));
  if (user.type === 'admin') api().get('/api/logic/claim/95/note').reply(200, ok([]));
  const view = renderApp('/reclamos/501', { user });
  return { ...view, field: await screen.findByLabelText('Escribí un mensaje') };
};
const answerReplies = (replies: unknown[]) => api().get('/api/logic/reply').reply(200, ok(replies));
/** Found by its title, because the button that opens it has the same name. */
const dialog = async () => within(await screen.findByRole('dialog'));

test('a slash in an empty message opens the saved replies, filled from the claim; a chosen one can be edited before sending', async () => {
  const { user, field } = await openClaim();
  answerReplies([visit, quote]);
  await user.type(field, '/');
  const { findByRole, queryByRole } = await dialog();
  await user.type(await findByRole('searchbox', { name: 'Buscar una respuesta' }), 'visita');
  expect(queryByRole('button', { name: /^Presupuesto/ })).not.toBeInTheDocument();
  await user.click(await findByRole('button', { name: /^Coordinar visita/ }));
  await waitFor(() => expect(field).toHaveValue('Hola Laura: pasamos por 2° B Torre Oroño (#95).'));
});

test('a slash inside a message is only a character', async () => {
  const { user, field } = await openClaim();
  await user.type(field, 'martes y/o jueves');
  expect(field).toHaveValue('martes y/o jueves');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a chosen reply is added below the existing text', async () => {
  const { user, field } = await openClaim();
  await user.type(field, 'Buen día.');
  answerReplies([quote]);
  await user.click(screen.getByRole('button', { name: 'Respuestas guardadas (/)' }));
  await user.click(await (await dialog()).findByRole('button', { name: /^Presupuesto/ }));
  await waitFor(() => expect(field).toHaveValue('Buen día.\nVa el presupuesto.'));
});

test('neither saving a reply nor its keys send the message that is being written', async () => {
  const { user, field } = await openClaim();
  await user.type(field, 'Sin terminar');
  answerReplies([visit]);
  await user.click(screen.getByRole('button', { name: 'Respuestas guardadas (/)' }));
  const inside = await dialog();
  await user.click(await inside.findByRole('button', { name: 'Nueva respuesta' }));
  await user.type(inside.getByLabelText('Nombre'), 'Aviso');
  await user.type(inside.getByLabelText('Texto'), 'Pasamos el jueves.{Control>}{Enter}{/Control}');
  const notice = { ...visit, id: 3, name: 'Aviso' };
  api().post('/api/logic/reply').reply(201, ok(notice));
  answerReplies([visit, notice]);
  await user.click(inside.getByRole('button', { name: 'Guardar' }));
  expect(await inside.findByRole('button', { name: /^Aviso/ })).toBeInTheDocument();
  // A message would be an unexpected call, and would empty the field.
  expect(field).toHaveValue('Sin terminar');
});

test('the first reply is created in the dialog; a missing field shows its error', async () => {
  const { user } = await openClaim();
  answerReplies([]);
  await user.click(screen.getByRole('button', { name: 'Respuestas guardadas (/)' }));
  let inside = await dialog();
  expect(await inside.findByText(/Todavía no hay respuestas guardadas/)).toBeInTheDocument();
  await user.click(inside.getByRole('button', { name: 'Nueva respuesta' }));
  await user.click(inside.getByRole('button', { name: 'Guardar' }));
  expect(await inside.findByText('Poné un nombre para encontrarla después.')).toBeInTheDocument();
  expect(inside.getByText('Escribí el texto de la respuesta.')).toBeInTheDocument();
  await user.type(inside.getByLabelText('Nombre'), 'Coordinar visita');
  await user.type(inside.getByLabelText('Texto'), 'Hola {{Nombre}, pasamos el jueves.');
  expect(inside.getByText('{Nombre} no se completa solo. Usá {nombre}, {unidad}, {reclamo} o {fecha}.')).toBeVisible();
  await user.clear(inside.getByLabelText('Texto'));
  await user.type(inside.getByLabelText('Texto'), 'Hola {{nombre}, pasamos el jueves.');
  // The dialog is closed and opened again.
  await user.click(inside.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Respuestas guardadas (/)' }));
  inside = await dialog();
  await user.click(await inside.findByRole('button', { name: 'Nueva respuesta' }));
  expect(inside.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await user.click(inside.getByRole('checkbox', { name: 'La puede usar todo el equipo' }));
  const body = { name: 'Coordinar visita', text: 'Hola {nombre}, pasamos el jueves.', is_shared: true };
  api()
    .post('/api/logic/reply', body)
    .reply(409, {
      success: false,
      message: 'Ya tenés una respuesta con ese nombre.',
      errors: [{ field: 'name', message: 'Ya tenés una respuesta con ese nombre.' }],
    });
  await user.click(inside.getByRole('button', { name: 'Guardar' }));
  expect(await inside.findByText('Ya tenés una respuesta con ese nombre.')).toBeInTheDocument();
  await waitFor(() => expect(inside.getByLabelText('Nombre')).toBeEnabled());
  await user.type(inside.getByLabelText('Nombre'), ' 2');
  api()
    .post('/api/logic/reply', { ...body, name: 'Coordinar visita 2' })
    .reply(201, ok({ ...visit, name: 'Coordinar visita 2' }));
  answerReplies([{ ...visit, name: 'Coordinar visita 2' }]);
  await user.click(await inside.findByRole('button', { name: 'Guardar' }));
  expect(await inside.findByRole('button', { name: /^Coordinar visita 2/ })).toBeInTheDocument();
});

test("the user's own reply can be deleted from the list, after a question; another user's has no such button", async () => {
  const { user } = await openClaim();
  answerReplies([visit, quote]);
  await user.click(screen.getByRole('button', { name: 'Respuestas guardadas (/)' }));
  const inside = await dialog();
  expect(inside.queryByRole('button', { name: 'Borrar «Presupuesto»' })).not.toBeInTheDocument();
  api().delete('/api/logic/reply/1').reply(200, ok(visit));
  answerReplies([quote]);
  await user.click(await inside.findByRole('button', { name: 'Borrar «Coordinar visita»' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Borrar «Coordinar visita»?' }));
  expect(question.getByText(/^Tampoco la va a poder usar el equipo/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(inside.queryByRole('button', { name: /^Coordinar visita/ })).not.toBeInTheDocument());
  expect(inside.getByText('Compartida por Ana Paz')).toBeInTheDocument();
});

test('a client has no saved replies', async () => {
  const { user, field } = await openClaim(buildClientUser());
  expect(screen.queryByRole('button', { name: 'Respuestas guardadas (/)' })).not.toBeInTheDocument();
  await user.type(field, '/');
  expect(field).toHaveValue('/');
});
