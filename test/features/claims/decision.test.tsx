import { screen, within } from '@testing-library/react';
import type { SignedInUser } from '../../../src/api/auth';
import { claimDecisions, claimStatuses, type ClaimDecision, type ClaimStatus } from '../../../src/contract/claimStatus';
import { claimStatusDoing, claimStatusLabels, claimStatusNext, decisionLabels } from '../../../src/contract/statusText';
import { warrantyText } from '../../../src/features/claims/parts/warrantyText';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/decision/DecisionDialog'),
);

const decided = (code: ClaimDecision, reason: string | null = null) => ({
  code,
  label: decisionLabels[code],
  reason,
  at: '2026-11-20T12:00:00.000Z',
  by: 'Romina Sosa',
});
const state = ok({
  id: 95,
  claim_type: 'UNIT',
  claim_status: { code: 'pending', label: 'En análisis' },
  priority: 'medium',
  repair_price: null,
});

async function open(user: SignedInUser, decision: ReturnType<typeof decided> | null, code: ClaimStatus = 'pending') {
  const claim = buildUnitClaim({ claim: { decision, claim_status: { code, label: claimStatusLabels[code] } } });
  const answer = (path: string, data: unknown) => api().get(`/api${path}`).query(true).reply(200, ok(data));
  answer('/logic/unit_claim/501', claim);
  answer('/logic/claim/95/comment', []);
  answer('/logic/claim/95/history', []);
  const { user: person } = renderApp('/reclamos/501', { user });
  await screen.findByText('Datos del reclamo');
  return person;
}

test('a client reads no decision until a person decides, then the decision and its reason', async () => {
  await open(buildClientUser(), null);
  expect(screen.queryByText('Decisión')).not.toBeInTheDocument();
});

test('a client reads the decision with its reason, and cannot change it', async () => {
  await open(buildClientUser(), decided('not_covered', 'El daño es por el uso'));
  expect(screen.getByText('No corresponde')).toBeInTheDocument();
  expect(screen.getByText('El daño es por el uso')).toBeInTheDocument();
  expect(screen.queryByText(/Romina Sosa/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Decidir/ })).not.toBeInTheDocument();
});

test('staff decide with a usual reason; a decision against the claim requires one', async () => {
  const user = await open(buildUser(), null);
  api()
    .get('/api/logic/decision_reasons')
    .reply(200, ok({ reasons: ['El daño es por el uso'] }));
  await user.click(screen.getByRole('button', { name: 'Decidir sobre el reclamo 95' }));
  const dialog = await screen.findByRole('dialog');
  // Accepting is proposed.
  expect(within(dialog).getByRole('radio', { name: /Aceptado/ })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'No corresponde' }));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar la decisión' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Escribí el motivo');
  await user.click(await within(dialog).findByRole('combobox', { name: 'Motivos usuales' }));
  await user.click((await screen.findAllByText('El daño es por el uso')).at(-1)!);
  expect(within(dialog).getByLabelText('Motivo')).toHaveValue('El daño es por el uso');
  api()
    .put('/api/logic/claim/95/decision', {
      decision: 'not_covered',
      reason: 'El daño es por el uso',
      from: 'none',
    })
    .reply(200, state);
  api()
    .get('/api/logic/unit_claim/501')
    .reply(200, ok(buildUnitClaim({ claim: { decision: decided('not_covered') } })));
  api().get('/api/logic/claim/95/history').query(true).reply(200, ok([]));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar la decisión' }));
  expect(await screen.findByText('Decisión guardada')).toBeInTheDocument();
  expect(await screen.findByText('No corresponde')).toBeInTheDocument();
});

test('changing a decision requires a reason; a conflict is said in the dialog and keeps the text', async () => {
  const user = await open(buildUser(), decided('to_inspect'));
  await user.click(screen.getByRole('button', { name: 'Decidir sobre el reclamo 95' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar la decisión' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('escribí por qué cambia');
  await user.type(within(dialog).getByLabelText('Por qué cambia'), 'Lo vimos');
  api()
    .put('/api/logic/claim/95/decision')
    .reply(409, { success: false, message: 'Otra persona decidió mientras tanto: ahora está en «Aceptado».' });
  api()
    .get('/api/logic/unit_claim/501')
    .reply(200, ok(buildUnitClaim({ claim: { decision: decided('accepted') } })));
  api().get('/api/logic/claim/95/history').query(true).reply(200, ok([]));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar la decisión' }));
  expect(await within(dialog).findByText(/Otra persona decidió mientras tanto/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Por qué cambia')).toHaveValue('Lo vimos');
});

test.each([
  ['No corresponde: queda como decisión, con este motivo', { reason: 'Es por el uso.', decision: 'not_covered' }],
  ['Sin decidir: se rechaza por otra cosa (repetido, error de carga…)', { reason: 'Es por el uso.' }],
])('rejecting asks for the decision: %s', async (choice, body) => {
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([buildUnitClaim({ claim: { decision: null } })]));
  api()
    .get('/api/logic/decision_reasons')
    .reply(200, ok({ reasons: ['Otro'] }));
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await user.click(await screen.findByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('radio', { name: choice }));
  await user.type(within(dialog).getByLabelText('Motivo del rechazo'), 'Es por el uso.');
  api().post('/api/logic/claim/95/status/reject', body).query({ from: 'pending' }).reply(200, state);
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Estado actualizado!')).toBeInTheDocument();
});

describe('what a client reads before a person decides', () => {
  const terms = [
    null,
    { months: 12, expires_on: '2027-03-12', is_covered: true },
    { months: 12, expires_on: '2025-03-12', is_covered: false },
  ];
  const combinations = claimStatuses.flatMap((code) => terms.map((warranty) => ({ code, warranty })));
  const words = (code: ClaimStatus, warranty: (typeof terms)[number], decision: ClaimDecision | null) =>
    warrantyText(
      {
        warranty,
        warrantyTable: '2026-11-28',
        status: { code, label: '' },
        decision: decision && decided(decision),
        claim_type: 'UNIT',
      },
      false,
    );

  test.each(combinations)('admits and denies nothing: $code, term $warranty.is_covered', ({ code, warranty }) => {
    const read = [words(code, warranty, null), claimStatusDoing[code], claimStatusNext[code]].join(' ');
    expect(read).not.toMatch(/dentro de garantía|fuera de garantía|no corresponde|aceptamos|te cubre|no te cubre/i);
    if (warranty) expect(words(code, warranty, null)).toMatch(/Esto no limita tus derechos\.$/);
  });

  test.each(claimDecisions)('the term stays information beside the decision %s', (decision) => {
    expect(words('approved', terms[2]!, decision)).toBe(
      'El plazo del cuadro terminó el 12/03/2025, según el cuadro del 28/11/2026. Esto no limita tus derechos.',
    );
  });
});
