import { screen, waitFor, within } from '@testing-library/react';
import type { SignedInUser } from '../../src/api/auth';
import type { Complaint } from '../../src/contract/complaints';
import { buildUnitClaim, ok, pageOf } from '../support/builders/claims';
import { buildComplaint } from '../support/builders/rounds';
import { buildClientUser, buildUser } from '../support/builders/users';
import { warmUp } from '../support/records';
import { api, renderApp } from '../support/renderApp';

warmUp(
  () => import('../../src/features/claims/detail/ClaimComplaints'),
  () => import('../../src/features/claims/detail/ComplaintDialog'),
  () => import('../../src/features/complaints/ComplaintListScreen'),
  () => import('../../src/features/claims/ComplaintScreen'),
);

async function openClaim(complaints: Complaint[], user: SignedInUser) {
  const answer = (path: string, data: unknown) =>
    api().get(`/api${path}`).query(true).optionally().reply(200, ok(data)).persist();
  answer('/logic/unit_claim/501', {
    ...buildUnitClaim(),
    ...(complaints.length > 0 && { complaints: complaints.length }),
  });
  for (const path of ['comment', 'history', 'note', 'viewers', 'work_event']) answer(`/logic/claim/95/${path}`, []);
  answer('/logic/claim/95/complaint', complaints);
  const app = renderApp('/reclamos/501', { user });
  const panel = await screen.findByRole('region', {
    name: 'Reclamos formales',
  });
  return { ...app, panel: within(panel) };
}

test('a client makes a formal complaint, which says what it asks for', async () => {
  const { user, panel } = await openClaim([], buildClientUser());
  await user.click(panel.getByRole('button', { name: 'Dejar asentado un reclamo formal' }));
  let dialog = within(await screen.findByRole('dialog'));
  const words = await dialog.findByLabelText('Qué reclamás');
  await user.click(dialog.getByRole('button', { name: 'Dejar asentado' }));
  // The problem is said at its own field.
  expect(await dialog.findByText('Elegí qué pedís.')).toBeInTheDocument();
  expect(dialog.getByRole('radiogroup', { name: 'Qué pedís' })).toHaveAccessibleDescription('Elegí qué pedís.');
  expect(words).toHaveAccessibleDescription('Contanos qué reclamás.');
  await user.click(dialog.getByRole('radio', { name: 'Que lo cambien' }));
  await user.type(words, 'Se rompe siempre.');
  // What was typed survives the dialog.
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(panel.getByRole('button', { name: 'Dejar asentado un reclamo formal' }));
  dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText('Qué reclamás')).toHaveValue('Se rompe siempre.');
  api()
    .post('/api/logic/claim/95/complaint', {
      asks: 'replacement',
      text: 'Se rompe siempre.',
    })
    .reply(201, ok(buildComplaint()));
  await user.click(dialog.getByRole('button', { name: 'Dejar asentado' }));
  expect(await screen.findByText('Quedó asentado con el número RF-000012')).toBeInTheDocument();
});

test('a client reads the answer, or until when there will be one', async () => {
  const answered = {
    state: 'answered',
    answer: 'Lo cambiamos.',
    answered_by: 'Ana Paz',
  } as const;
  const { panel } = await openClaim(
    [
      buildComplaint({ ...answered, answered_at: '2026-11-21T12:00:00.000Z' }),
      buildComplaint({ id: 13, number: 'RF-000013', state: 'open' }),
    ],
    buildClientUser(),
  );
  expect(await panel.findByText('RF-000012 · Una rebaja o devolución')).toBeInTheDocument();
  expect(panel.getByText('Lo cambiamos.')).toBeInTheDocument();
  expect(panel.getByText('Se contesta a más tardar el 30/11/2026.')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^Contestar/ })).not.toBeInTheDocument();
});

test('staff answer it in writing; a second answer is refused and the words stay', async () => {
  const { user, panel } = await openClaim([buildComplaint()], buildUser());
  expect(await panel.findByText('Había que contestarlo a más tardar el 30/11/2026.')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Dejar asentado un reclamo formal' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Contestar RF-000012' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Respuesta'), 'Lo cambiamos el lunes.');
  api().put('/api/logic/complaint/12/answer', { answer: 'Lo cambiamos el lunes.' }).reply(409, {
    success: false,
    message: 'Otra persona ya lo contestó. Mirá lo que contestó.',
  });
  await user.click(dialog.getByRole('button', { name: 'Contestar' }));
  expect(await dialog.findByText('Otra persona ya lo contestó. Mirá lo que contestó.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Respuesta')).toHaveValue('Lo cambiamos el lunes.');
});

test('the register filters by state and opens the complaint of a row', async () => {
  const asked: unknown[] = [];
  api()
    .get('/api/logic/complaint')
    .query((query) => {
      asked.push(query);
      return true;
    })
    .reply(200, pageOf([buildComplaint(), buildComplaint({ id: 13, number: 'RF-000013', claim_type: 'PROJECT' })]))
    .persist();
  renderApp('/reclamos-formales?state=late', { user: buildUser() });
  expect(await screen.findByText('RF-000012')).toBeInTheDocument();
  expect(asked).toContainEqual(expect.objectContaining({ state: 'late' }));
  expect(screen.getAllByRole('link', { name: /^Ver RF/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/reclamos-formales/12',
    '/reclamos-formales/13',
  ]);
});

test('its page: staff answer it, its client reads it and returns to the claim', async () => {
  api().get('/api/logic/complaint/12').reply(200, ok(buildComplaint()));
  const { user, unmount } = renderApp('/reclamos-formales/12', { user: buildUser() });
  expect(await screen.findByRole('heading', { level: 1, name: 'RF-000012' })).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Había que contestarlo a más tardar el 30/11/2026.')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Reclamos formales' })).toHaveAttribute('href', '/reclamos-formales');
  await user.click(main.getByRole('button', { name: 'Contestar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Respuesta'), 'Lo cambiamos el lunes.');
  const answered = buildComplaint({
    ...{ state: 'answered', answer: 'Lo cambiamos el lunes.', answered_by: 'Ana Paz' },
    answered_at: '2026-11-21T12:00:00.000Z',
  });
  api().put('/api/logic/complaint/12/answer', { answer: 'Lo cambiamos el lunes.' }).reply(200, ok(answered));
  api().get('/api/logic/complaint/12').reply(200, ok(answered));
  await user.click(dialog.getByRole('button', { name: 'Contestar' }));
  expect(await main.findByText('Lo cambiamos el lunes.')).toBeInTheDocument();
  await waitFor(() => expect(main.queryByRole('button', { name: 'Contestar' })).not.toBeInTheDocument());
  unmount();

  api().get('/api/logic/complaint/12').reply(200, ok(answered));
  renderApp('/reclamos-formales/12', { user: buildClientUser() });
  expect(await screen.findByText('Lo cambiamos el lunes.')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: /^#95/ })[0]).toHaveAttribute(
    'href',
    '/reclamos/95',
  );
  expect(screen.queryByRole('button', { name: 'Contestar' })).not.toBeInTheDocument();
});

test('a complaint of somebody else says that it is not there', async () => {
  api().get('/api/logic/complaint/12').reply(404, { success: false, message: 'No encontramos ese reclamo formal.' });
  renderApp('/reclamos-formales/12', { user: buildClientUser() });
  expect(await screen.findByText('No encontramos ese reclamo formal, o no es tuyo.')).toBeInTheDocument();
});

test('a client has no register', async () => {
  renderApp('/reclamos-formales', { user: buildClientUser() });
  expect(await screen.findByRole('link', { name: 'Reclamos de unidad' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1, name: 'Reclamos formales' })).toBeNull();
});
