import { screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { api, renderApp } from '../../support/renderApp';

const state = (id: number, changes: object = {}) =>
  ok({
    id,
    claim_type: 'UNIT',
    claim_status: { code: 'pending', label: 'En análisis' },
    priority: 'medium',
    repair_price: null,
    ...changes,
  });
const approved = { claim_status: { code: 'approved', label: 'Aprobado' } };

/** Two claims of one page, 95 above 99. */
async function list() {
  const two = [buildUnitClaim(), buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } })];
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(two)).persist();
  const { user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  return user;
}
const price = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${id}:`) });
const priceField = (id: number) =>
  screen.queryByRole('textbox', { name: new RegExp(`^Precio de reparación del reclamo ${id}`) });
function expectCall(path: string, body?: object, answer = state(95)) {
  return api()
    .put(path, body as never)
    .reply(200, answer);
}

test('a figure typed on a price replaces it; Enter saves and goes to the price below, Tab to the right', async () => {
  const user = await list();
  const first = expectCall('/api/logic/claim/95/repair_price', { repair_price: '1250.00', from: null });
  price(95).focus();
  await user.keyboard('1250{Enter}');
  await waitFor(() => expect(price(99)).toHaveFocus());
  expect(first.isDone()).toBe(true);
  const second = expectCall('/api/logic/claim/99/repair_price', { repair_price: '7.50', from: null }, state(99));
  await user.keyboard('7,5{Tab}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Estado .* del reclamo 99/ })).toHaveFocus());
  expect(second.isDone()).toBe(true);
});

test('what can not be saved stays typed in its cell, which says why; Escape brings the old price back', async () => {
  const user = await list();
  price(95).focus();
  await user.keyboard('1x{Enter}');
  expect(await screen.findByText(/El precio debe ser un número/)).toBeInTheDocument();
  expect(priceField(95)).toHaveValue('1x');
  expect(priceField(95)).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(price(95)).toHaveFocus());
  expect(price(95)).toHaveTextContent('Sin precio');
});

test('a priority chosen by the keyboard goes on to the row below; one that is refused says so in its cell', async () => {
  const user = await list();
  api()
    .put('/api/logic/unit_claim/501/priority')
    .reply(409, { success: false, message: 'Otra persona cambió este reclamo.' });
  screen.getByRole('button', { name: /^Prioridad .* del reclamo 95/ }).focus();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('menuitem');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Media' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Prioridad .* del reclamo 99/ })).toHaveFocus());
  const row = screen.getByRole('checkbox', { name: 'Seleccionar el reclamo 95' }).closest('tr')!;
  expect(await within(row).findByText('No se cambió: Otra persona cambió este reclamo.')).toBeInTheDocument();
});

test('a change of status can be taken back while it is offered', async () => {
  const user = await list();
  api().post('/api/logic/claim/95/status/up').query({ from: 'pending' }).reply(200, state(95, approved));
  await user.click(screen.getByRole('button', { name: 'Cambiar estado del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  expect(await screen.findByText('Reclamo 95: Aprobado')).toBeInTheDocument();
  const undone = api().post('/api/logic/claim/95/status/undo').query({ from: 'approved' });
  undone.reply(200, state(95));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Cambio deshecho')).toBeInTheDocument();
  expect(screen.queryByText('Reclamo 95: Aprobado')).not.toBeInTheDocument();
});

test('a price is taken back to the one before; where somebody was quicker, that is said', async () => {
  const user = await list();
  expectCall('/api/logic/claim/95/repair_price', { repair_price: '10.00', from: null });
  price(95).focus();
  await user.keyboard('10{Enter}');
  expect(await screen.findByText('Reclamo 95: $ 10,00')).toBeInTheDocument();
  api()
    .put('/api/logic/claim/95/repair_price', { repair_price: null, from: '10.00' })
    .reply(409, { success: false, message: 'Otra persona cambió el precio.' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Otra persona cambió el precio.')).toBeInTheDocument();
});

test('what was chosen shows at once that it is on its way, however long the server takes', async () => {
  const user = await list();
  api().post('/api/logic/claim/95/status/up').query({ from: 'pending' }).delay(1500).reply(200, state(95, approved));
  const button = screen.getByRole('button', { name: 'Cambiar estado del reclamo 95' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  expect(button.closest('[aria-busy=true]')).not.toBeNull();
  expect(await screen.findByText('Estado actualizado!')).toBeInTheDocument();
  await waitFor(() => expect(button.closest('[aria-busy=true]')).toBeNull());
});
