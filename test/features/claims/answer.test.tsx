import { screen, waitFor, within } from '@testing-library/react';
import type { SignedInUser } from '../../../src/api/auth';
import type { ClaimAnswer, ClaimRound } from '../../../src/contract/claimRoundShapes';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { termText } from '../../../src/features/claims/terms/termText';
import { buildRound } from '../../support/builders/rounds';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/detail/AnswerDialog'),
  () => import('../../../src/features/claims/detail/ClaimAnswer'),
  () => import('../../../src/features/claims/detail/ClaimRounds'),
);

const status = { code: 'completed', label: 'Finalizado' } as const;
async function open(rounds: ClaimRound[], user: SignedInUser = buildClientUser(), hash = '') {
  const wire = { ...buildUnitClaim({ claim: { claim_status: status } }), rounds };
  const answer = (path: string, data: unknown) =>
    api().get(`/api${path}`).query(true).optionally().reply(200, ok(data)).persist();
  answer('/logic/unit_claim/501', wire);
  for (const path of ['comment', 'history', 'note', 'viewers', 'work_event']) answer(`/logic/claim/95/${path}`, []);
  const app = renderApp(`/reclamos/501${hash}`, { user });
  await screen.findByText('Datos del reclamo');
  return app;
}
const own: ClaimAnswer = {
  ...{ verdict: 'yes', party: 'owner', channel: 'portal', score: 4, comment: 'Quedó bien.' },
  ...{ at: '2026-11-21T12:00:00.000Z', is_own: true, is_deciding: true },
};

test('the client of a completed claim is asked, as what follows, and says no with words', async () => {
  const { user } = await open([buildRound()]);
  const next = await screen.findByRole('region', { name: termText.title });
  expect(within(next).getByText('¿Quedó resuelto?')).toBeInTheDocument();
  await user.click(within(next).getByRole('button', { name: 'No, sigue el problema' }));
  const dialog = await screen.findByRole('dialog');
  const words = await within(dialog).findByLabelText('Qué sigue mal');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  expect(await within(dialog).findByText('Contanos qué sigue mal, o mandanos una foto.')).toBeInTheDocument();
  await user.type(words, 'Sigue goteando.');
  let sent = '';
  api()
    .post('/api/logic/claim/95/answer', (body: unknown) => {
      sent = String(body);
      return true;
    })
    .reply(201, ok(buildRound({ can_answer: false, answer_state: 'no' })));
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Respuesta enviada')).toBeInTheDocument();
  expect(sent).toMatch(/name="verdict"\s+no[^]*Sigue goteando\./);
});

test.each([
  ['#si', 'Sí, quedó resuelto'],
  ['#no', 'No, sigue el problema'],
])('the address %s, to which the list leads, opens the form of that answer', async (hash, title) => {
  await open([buildRound()], buildClientUser(), hash);
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

test('the same address opens nothing once it is answered', async () => {
  await open([buildRound({ can_answer: false, answers: [own] })], buildClientUser(), '#no');
  expect(await screen.findByText('Dijiste que quedó resuelto. ¡Gracias por contestar!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a yes is sent with its score and comment', async () => {
  const { user } = await open([buildRound()]);
  await user.click(await screen.findByRole('button', { name: 'Sí, quedó resuelto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: '4 de 5' }));
  await user.type(dialog.getByLabelText('Comentario (opcional)'), 'Quedó bien.');
  let sent = '';
  api()
    .post('/api/logic/claim/95/answer', (body: unknown) => {
      sent = String(body);
      return true;
    })
    .reply(201, ok(buildRound({ can_answer: false, answer_state: 'yes', answers: [own] })));
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Respuesta enviada')).toBeInTheDocument();
  expect(sent).toMatch(/name="score"\s+4[^]*Quedó bien\./);
});

test('a yes can be taken back while it may', async () => {
  const { user } = await open([
    buildRound({ can_answer: false, answers: [own], take_back_until: '2036-11-28T12:00:00.000Z' }),
  ]);
  expect(await screen.findByText('Dijiste que quedó resuelto. ¡Gracias por contestar!')).toBeInTheDocument();
  api().delete('/api/logic/claim/95/answer').reply(200, ok(buildRound()));
  await user.click(screen.getByRole('button', { name: 'Me equivoqué: deshacer' }));
  expect(await screen.findByText('Deshiciste tu respuesta. Podés contestar de nuevo.')).toBeInTheDocument();
});

test('staff read all answers and the disagreement, and are not asked', async () => {
  const tenant: ClaimAnswer = {
    ...own,
    ...{ party: 'tenant', verdict: 'no', score: null, comment: 'Sigue.', is_deciding: false },
  };
  const answers = [
    { ...own, is_own: false },
    { ...tenant, is_own: false, at: '2026-11-22T12:00:00.000Z' },
  ];
  await open([buildRound({ can_answer: false, answer_state: 'yes', answers })], buildUser());
  const done = await screen.findByRole('region', { name: 'Qué se hizo' });
  expect(within(done).getByText('El propietario dijo que sí.')).toBeInTheDocument();
  expect(within(done).getByText('Puntaje: 4 de 5.')).toBeInTheDocument();
  expect(within(done).getByText('El inquilino dijo que no.')).toBeInTheDocument();
  expect(within(done).getByText('No están de acuerdo: vale lo que dijo el propietario.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sí, quedó resuelto' })).not.toBeInTheDocument();
});

test('another server, which asks nothing, keeps the usual next step', async () => {
  await open([]);
  await waitFor(() => expect(screen.getByText(/La reparación terminó/)).toBeInTheDocument());
});

test('staff filter the list by answer and score', async () => {
  const asked: unknown[] = [];
  api()
    .get('/api/logic/unit_claim')
    .query((query) => {
      asked.push(query);
      return true;
    })
    .reply(200, pageOf([buildUnitClaim({ claim: { claim_status: status, answer: 'no', score: 2 } as never })]))
    .persist();
  renderApp('/reclamos?answer=no,silent&score=2&reopened=true', { user: buildUser() });
  expect(await screen.findByRole('button', { name: /^Quitar ¿Quedó resuelto\? No/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Quitar Puntaje: 2/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Quitar Reabiertos/ })).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ answer: 'no,silent', score: '2', reopened: 'true' });
});
