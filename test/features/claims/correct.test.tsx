import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildChange, buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildClientUser, buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/features/claims/ClaimScreen'),
  () => import('../../../src/features/claims/ClaimListScreens'),
  () => import('../../../src/features/claims/detail/CorrectDialog'),
  () => import('../../../src/features/claims/detail/OwnUnitClaim'),
  () => import('../../../src/ui/ReasonDialog'),
);

const claim = buildUnitClaim();
const { id, claim_id: number } = claim.unit_claim;
const own = { ...claim, created_by: { username: 'cliente@demo.ar', name: 'Laura Giménez' } };
const answer = (path: string, data: unknown) => api().get(`/api${path}`).query(true).reply(200, ok(data));
const open = (wire = own, user = buildClientUser()) => {
  answer(`/logic/unit_claim/${id}`, wire);
  answer(`/logic/claim/${number}/comment`, []);
  answer(`/logic/claim/${number}/history`, []);
  return renderApp(`/reclamos/${id}`, { user }).user;
};

test('the author of a claim withdraws it with a reason', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Retirar reclamo' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/nadie sigue trabajando en él/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Retirar reclamo' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Por qué lo retirás'), 'Ya anda');
  let sent: unknown;
  api()
    .post(`/api/logic/claim/${number}/withdraw`, (body) => {
      sent = body;
      return true;
    })
    .query(true)
    .reply(
      200,
      ok({
        id: number,
        claim_type: 'UNIT',
        claim_status: { code: 'rejected', label: 'Rechazado' },
        priority: null,
        repair_price: null,
      }),
    );
  const rejected = {
    ...own,
    unit_claim: {
      ...own.unit_claim,
      claim: {
        ...own.unit_claim.claim,
        claim_status: { code: 'rejected', label: 'Rechazado' },
        rejected_reason: 'Retirado por quien lo hizo: Ya anda',
      },
    },
  };
  answer(`/logic/unit_claim/${id}`, rejected);
  answer(`/logic/claim/${number}/history`, []);
  await user.click(within(dialog).getByRole('button', { name: 'Retirar reclamo' }));
  expect(await screen.findByText('Reclamo retirado')).toBeInTheDocument();
  expect(await screen.findByText('Retirado por vos:')).toBeInTheDocument();
  expect(screen.getByText('Retirado')).toBeInTheDocument();
  expect(screen.queryByText(/Motivo del rechazo/)).not.toBeInTheDocument();
  expect(sent).toEqual({ reason: 'Ya anda' });
  expect(screen.queryByRole('button', { name: 'Retirar reclamo' })).not.toBeInTheDocument();
});

test('the history shows a withdrawal under its own name, also once staff have reopened the claim', async () => {
  answer(`/logic/unit_claim/${id}`, own);
  answer(`/logic/claim/${number}/comment`, []);
  answer(`/logic/claim/${number}/history`, [
    buildChange({ id: 1, from: 'pending', to: 'rejected', reason: 'No corresponde.' }),
    buildChange({ id: 2, from: 'rejected', to: 'pending' }),
    buildChange({ id: 3, from: 'pending', to: 'rejected', reason: 'Retirado por quien lo hizo: Ya anda' }),
    buildChange({ id: 4, from: 'rejected', to: 'pending' }),
  ]);
  renderApp(`/reclamos/${id}`, { user: buildClientUser() });
  fireEvent.click(await screen.findByRole('button', { name: /^Historial: 4 cambios/ }));
  expect(await screen.findByText('Ya anda')).toBeInTheDocument();
  const changes = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /Estado: .* → [A-ZÁÉÍÓÚ][a-z]+( an[áa]lisis)?/.exec(textContent ?? '')?.[0])
    .filter(Boolean);
  expect(changes).toEqual([
    'Estado: En análisis → Rechazado',
    'Estado: Rechazado → En análisis',
    'Estado: En análisis → Retirado',
    'Estado: Retirado → En análisis',
  ]);
});

test('in the list a withdrawn claim has its own label and a neutral colour, and the filter counts it with the rejected ones', async () => {
  const { claim: state } = own.unit_claim;
  const withdrawn = {
    ...state,
    claim_status: { code: 'rejected', label: 'Rechazado' },
    rejected_reason: 'Retirado por quien lo hizo: Ya anda',
  } as const;
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([{ ...own, unit_claim: { ...own.unit_claim, claim: withdrawn } }]));
  renderApp('/reclamos?status=rejected', { user: buildClientUser() });
  expect(await screen.findByText('Retirado')).toHaveClass('status-withdrawn');
  expect(screen.getByRole('button', { name: 'Quitar Estado: Rechazado o retirado' })).toBeInTheDocument();
});

test("another user's claim has no such button", async () => {
  open({ ...claim, created_by: { username: 'otra@demo.ar', name: 'Otra' } });
  expect(await screen.findByText('Datos del reclamo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retirar reclamo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Corregir el lugar y el ítem' })).not.toBeInTheDocument();
});

test('staff correct location and item based on the values that they saw; the second user gets a conflict', async () => {
  const {
    claim_location: place,
    claim_location_detail: detail,
    claim_category: category,
    claim_item: item,
  } = claim.unit_claim;
  const other = { id: item.id + 1, label: 'Otro ítem', claim_category_id: category.id };
  answer('/model/claim_location', [place]);
  answer('/model/claim_location_detail', [{ ...detail, claim_location_id: place.id }]);
  answer('/model/claim_category', [category]);
  answer('/model/claim_item', [{ ...item, claim_category_id: category.id }, other]);
  const user = open(own, buildUser());
  await user.click(await screen.findByRole('button', { name: 'Corregir el lugar y el ítem' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/el historial guarda lo que decía antes/)).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Ítem'));
  await user.click(await screen.findByText('Otro ítem', { selector: '.ant-select-item-option-content' }));
  const message = 'Otra persona corrigió el lugar o el ítem de este reclamo. Revisalo antes de volver a cambiarlo.';
  api().put(`/api/logic/unit_claim/${id}/where`).reply(409, { success: false, message });
  answer(`/logic/unit_claim/${id}`, claim);
  answer(`/logic/claim/${number}/history`, []);
  await user.click(await within(dialog).findByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  let sent: unknown;
  const corrected = { ...claim, unit_claim: { ...claim.unit_claim, claim_item: { id: other.id, label: other.label } } };
  api()
    .put(`/api/logic/unit_claim/${id}/where`, (body) => {
      sent = body;
      return true;
    })
    .reply(200, ok(corrected));
  answer(`/logic/unit_claim/${id}`, corrected);
  answer(`/logic/claim/${number}/history`, [
    {
      id: 1,
      field: 'item',
      from: `${category.label} / ${item.label}`,
      to: `${category.label} / Otro ítem`,
      reason: null,
      created_at: '2026-11-20T13:00:00.000Z',
      created_by: { username: 'admin@demo.ar', name: 'Mariana Bertolotti' },
    },
  ]);
  await user.click(await within(dialog).findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Reclamo corregido')).toBeInTheDocument();
  const seen = {
    claim_location_id: place.id,
    claim_location_detail_id: detail.id,
    claim_category_id: category.id,
    claim_item_id: item.id,
  };
  expect(sent).toEqual({ ...seen, claim_item_id: other.id, from: seen });
  // Folded, the history shows its last change.
  expect(await screen.findByText(/^el último, 20\/11\/2026, 10:00: Ítem, .* \/ Otro ítem$/)).toBeInTheDocument();
});

test('the author corrects a claim while it is pending; if it has changed, the input stays', async () => {
  const pending = {
    ...own,
    unit_claim: {
      ...own.unit_claim,
      claim: { ...own.unit_claim.claim, claim_status: { code: 'pending', label: 'En análisis' } },
    },
  };
  const user = open(pending as typeof own);
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = await screen.findByRole('dialog', { name: `Corregir el reclamo #${number}` });
  const description = await within(dialog).findByLabelText('Descripción');
  await user.clear(description);
  await user.type(description, 'Corto');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText(/al menos 10 caracteres/)).toBeInTheDocument();
  await user.type(description, ' no: gotea día y noche.');
  let sent: { description?: string; from?: object } = {};
  api()
    .put(`/api/logic/unit_claim/${id}/where`, (body: typeof sent) => {
      sent = body;
      return true;
    })
    .reply(409, { success: false, message: 'Ya no se puede corregir.' });
  const approved = { code: 'approved', label: 'Aprobado' };
  answer(`/logic/unit_claim/${id}`, {
    ...own,
    unit_claim: { ...own.unit_claim, claim: { ...own.unit_claim.claim, claim_status: approved } },
  });
  answer(`/logic/claim/${number}/history`, []);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialog).findByText('Ya no se puede corregir.')).toBeInTheDocument();
  expect(await screen.findByText('Aprobado')).toBeInTheDocument();
  expect(description).toHaveValue('Corto no: gotea día y noche.');
  expect(sent.description).toBe('Corto no: gotea día y noche.');
  expect(sent.from).toMatchObject({ description: claim.unit_claim.claim.description });
});

test("nobody can correct another user's claim", async () => {
  open({ ...own, created_by: { username: 'otra@demo.ar', name: 'Otra' } });
  expect(await screen.findByText('Todavía no hay mensajes.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Corregir' })).not.toBeInTheDocument();
});

test('a draft of a correction that is sent later names the values that its author saw', async () => {
  const pendingWith = (description: string) => ({
    ...own,
    unit_claim: {
      ...own.unit_claim,
      claim: { ...own.unit_claim.claim, description, claim_status: { code: 'pending', label: 'En análisis' } },
    },
  });
  const user = open(pendingWith('Gotea la canilla de la cocina.') as typeof own);
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Descripción'), ' Día y noche.');
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  cleanup();
  // From another browser the claim was corrected in the meantime.
  const later = open(pendingWith('Gotea la canilla del baño.') as typeof own);
  await later.click(await screen.findByRole('button', { name: 'Corregir' }));
  let sent: { description?: string; from?: object } = {};
  api()
    .put(`/api/logic/unit_claim/${id}/where`, (body: typeof sent) => {
      sent = body;
      return true;
    })
    .reply(409, { success: false, message: 'El reclamo cambió.' });
  answer(`/logic/unit_claim/${id}`, pendingWith('Gotea la canilla del baño.'));
  answer(`/logic/claim/${number}/history`, []);
  await later.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('El reclamo cambió.')).toBeInTheDocument();
  expect(sent.description).toBe('Gotea la canilla de la cocina. Día y noche.');
  expect(sent.from).toMatchObject({ description: 'Gotea la canilla de la cocina.' });
});
