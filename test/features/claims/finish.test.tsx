import { screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildWorkPhoto } from '../../support/builders/ownWork';
import { photoUrl } from '../../support/builders/photos';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/edit/FinishDialog'),
  () => import('../../../src/features/claims/detail/ClaimRounds'),
);

const inProgress = { claim_status: { code: 'open', label: 'En curso' } } as const;
const proposal = (changes: object = {}) => ({
  ...{ done: '', photos: [], demands_text: false, demands_photo: false },
  ...changes,
});
const completed = {
  id: 95,
  claim_type: 'UNIT',
  claim_status: { code: 'completed', label: 'Finalizado' },
  priority: 'medium',
  repair_price: null,
};

async function openList() {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim({ claim: inProgress })]))
    .persist();
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByRole('button', { name: 'Acciones del reclamo 95' });
  return user;
}

/** The dialog that completes a claim of the list. */
async function openDialog(proposed: object = proposal()) {
  api().get('/api/logic/claim/95/finish').reply(200, ok(proposed)).persist();
  const user = await openList();
  await user.click(screen.getByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Finalizar' }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, words: await within(dialog).findByLabelText('Qué se hizo') };
}
const finish = (body: Record<string, unknown>) =>
  api()
    .post('/api/logic/claim/95/status/up', body as never)
    .query({ from: 'open' });

test('what was done is typed at once, and Ctrl Enter completes the claim', async () => {
  const { user, words } = await openDialog();
  await waitFor(() => expect(words).toHaveFocus());
  // Whoever is faster than the proposal names no photos: the server then takes the contractor's.
  api()
    .post('/api/logic/claim/95/status/up', ({ done }: { done: string }) => done === 'Cambiamos la junta.')
    .query({ from: 'open' })
    .reply(200, ok(completed));
  await user.type(words, 'Cambiamos la junta.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Reclamo 95: Finalizado')).toBeInTheDocument();
});

test('what was typed about a claim is there again after the dialog was closed, until it is completed', async () => {
  const { user, words, dialog } = await openDialog(proposal({ done: 'Lo del contratista.' }));
  await waitFor(() => expect(words).toHaveValue('Lo del contratista.'));
  await user.clear(words);
  await user.type(words, 'Cambiamos la llave.');
  expect(words).toHaveValue('Cambiamos la llave.');
  await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Acciones del reclamo 95' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Finalizar' }));
    const opened = await screen.findByRole('dialog');
    return { opened, again: await within(opened).findByLabelText('Qué se hizo') };
  };
  const { opened, again } = await reopen();
  await waitFor(() => expect(again).toHaveValue('Cambiamos la llave.'));
  const sent = api()
    .post('/api/logic/claim/95/status/up', ({ done }: { done: string }) => done === 'Cambiamos la llave.')
    .query({ from: 'open' })
    .reply(200, ok(completed));
  await user.click(within(opened).getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(sent.isDone()).toBe(true));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('finish:95'))).toEqual([]));
});

test('it may be left empty', async () => {
  const { user, dialog } = await openDialog(proposal({ done: 'Sin novedad.' }));
  const words = within(dialog).getByLabelText('Qué se hizo');
  await waitFor(() => expect(words).toHaveValue('Sin novedad.'));
  await user.clear(words);
  const sent = finish({ work_photo_ids: [] }).reply(200, ok(completed));
  await user.click(within(dialog).getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(sent.isDone()).toBe(true));
});

test('the report of the contractor and its photos are proposed, and staff choose', async () => {
  const photos = [buildWorkPhoto(7, 'after', photoUrl()), buildWorkPhoto(8, 'after', photoUrl())];
  const { user, dialog, words } = await openDialog(proposal({ done: 'Cambié el flexible.', photos }));
  await waitFor(() => expect(words).toHaveValue('Cambié el flexible.'));
  expect(within(dialog).getByText('Es lo que informó el contratista: podés cambiarlo.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Foto 2 del contratista' }));
  const sent = finish({ done: 'Cambié el flexible.', work_photo_ids: [7] }).reply(200, ok(completed));
  await user.click(within(dialog).getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(sent.isDone()).toBe(true));
});

test('what the company demands is missing until it is there; a refusal of the server keeps the words', async () => {
  const { user, dialog, words } = await openDialog(proposal({ demands_text: true, demands_photo: true }));
  await within(dialog).findByText('Lo leen todas las personas que ven el reclamo, y llega en el mail.');
  await user.click(within(dialog).getByRole('button', { name: 'Finalizar' }));
  expect(await within(dialog).findByText('Contá qué se hizo.')).toBeInTheDocument();
  await user.type(words, 'Listo.');
  await user.click(within(dialog).getByRole('button', { name: 'Finalizar' }));
  expect(await within(dialog).findByText('Hace falta al menos una foto.')).toBeInTheDocument();
  expect(words).toHaveValue('Listo.');
});

test('many claims that are completed together get the same words', async () => {
  const user = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 95' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar estado' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Finalizar' }));
  const many = await screen.findByRole('dialog');
  await user.type(await within(many).findByLabelText('Qué se hizo'), 'Se pintó el palier.');
  const sent = api()
    .post('/api/logic/unit_claim/bulk', { ids: [95], action: 'up', reason: 'Se pintó el palier.' })
    .reply(500, { success: false, message: 'No se pudo.' });
  await user.click(within(many).getByRole('button', { name: 'Finalizar' }));
  expect(await within(many).findByText('No se pudo.')).toBeInTheDocument();
  expect(sent.isDone()).toBe(true);
});

test('the client sees what was done each time, and the photos of before and after', async () => {
  const photo = (id: number) => ({ ...buildWorkPhoto(id, 'after', photoUrl()), file_id: id });
  const wire = buildUnitClaim({ claim: { ...completed, id: 95, reopened_count: 1 } as never, claim_image: [photo(1)] });
  const round = { done: null, reopened_at: null, photos: [], ended_at: '2026-11-20T12:00:00.000Z' };
  const rounds = [
    { ...round, round: 1, reopened_at: '2026-11-22T12:00:00.000Z' },
    { ...round, round: 2, done: 'Cambiamos la junta.', photos: [photo(2)] },
  ];
  api()
    .get('/api/logic/unit_claim/501')
    .query(true)
    .reply(200, ok({ ...wire, rounds }));
  for (const path of ['comment', 'history']) api().get(`/api/logic/claim/95/${path}`).query(true).reply(200, ok([]));
  renderApp('/reclamos/501', { user: buildClientUser() });
  const region = await screen.findByRole('region', { name: 'Qué se hizo' });
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['2.ª vez', '1.ª vez']);
  expect(within(region).getByText('Cambiamos la junta.')).toBeInTheDocument();
  expect(within(region).getByText('No se detalló qué se hizo.')).toBeInTheDocument();
  expect(within(region).getByText('Antes')).toBeInTheDocument();
  expect(within(region).getByRole('img', { name: 'Después: foto 1' })).toBeInTheDocument();
});
