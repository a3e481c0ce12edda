import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { warmUp } from '../../support/records';
import { holdBack } from '../../support/holdBack';
import { api, renderApp } from '../../support/renderApp';

warmUp(() => import('../../../src/ui/ConfirmDialog'));

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
async function openList() {
  const twoClaims = [buildUnitClaim(), buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } })];
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(twoClaims)).persist();
  const app = renderApp('/reclamos', { user: buildUser() });
  await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  return app;
}
const list = async () => (await openList()).user;
const price = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${id}:`) });
const priceField = (id: number) =>
  screen.queryByRole('textbox', { name: new RegExp(`^Precio de reparación del reclamo ${id}`) });
function expectCall(path: string, body?: object, answer = state(95)) {
  return api()
    .put(path, body as never)
    .reply(200, answer);
}

test('a digit typed on a price replaces it; Enter saves and moves to the price below, Tab to the right', async () => {
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

test('Enter moves on at once, however slow the server is: further keys go into the next price', async () => {
  const user = await list();
  const first = holdBack(state(95, { repair_price: '61641.00' }));
  api().put('/api/logic/claim/95/repair_price', { repair_price: '61641.00', from: null }).reply(200, first.answer);
  const second = expectCall('/api/logic/claim/99/repair_price', { repair_price: '61752.00', from: null }, state(99));
  price(95).focus();
  await user.keyboard('61641{Enter}61752{Enter}');
  expect(price(95)).toHaveTextContent('$ 61.641,00');
  expect(price(95)).toHaveAttribute('aria-busy', 'true');
  expect(within(price(95).closest('td')!).getByText('guardando…')).toBeInTheDocument();
  // There is no row below the last one: further keys change no price.
  expect(price(99).closest('tr')).toHaveFocus();
  await user.keyboard('123');
  first.release();
  await waitFor(() => expect(price(95)).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(second.isDone()).toBe(true));
  expect(price(95)).toHaveTextContent('$ 61.641,00');
});

test.each([
  {
    outcome: 'saved',
    status: 200,
    answer: state(95, { repair_price: '1250.00' }),
    said: 'Reclamo 95: $ 1.250,00',
    from: '1250.00',
  },
  {
    outcome: 'refused',
    status: 503,
    answer: { success: false, message: 'La base de datos no responde.' },
    said: /La base de datos no responde/,
    from: null,
  },
])(
  'a price that is corrected while it is being saved is based on what the server has then: $outcome',
  async ({ status, answer, said, from }) => {
    const user = await list();
    const first = holdBack(answer);
    api().put('/api/logic/claim/95/repair_price', { repair_price: '1250.00', from: null }).reply(status, first.answer);
    price(95).focus();
    await user.keyboard('1250{Enter}');
    await user.click(price(95));
    await user.clear(priceField(95)!);
    await user.keyboard('1350');
    first.release();
    const second = expectCall('/api/logic/claim/95/repair_price', { repair_price: '1350.00', from });
    await screen.findAllByText(said);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(second.isDone()).toBe(true));
  },
);

test('a click elsewhere saves the input', async () => {
  const user = await list();
  const saved = expectCall('/api/logic/claim/95/repair_price', { repair_price: '12.00', from: null });
  await user.click(price(95));
  await user.keyboard('12');
  await user.click(screen.getByRole('searchbox'));
  await waitFor(() => expect(saved.isDone()).toBe(true));
  await waitFor(() => expect(price(95)).not.toHaveAttribute('aria-busy'));
  expect(priceField(95)).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a price that the server refuses stays in its cell with the reason, and can be sent again', async () => {
  const user = await list();
  const refused = { success: false, message: 'El servicio no está disponible.' };
  api().put('/api/logic/claim/95/repair_price').reply(503, refused);
  price(95).focus();
  await user.keyboard('61641{Enter}');
  const cell = price(95).closest('td')!;
  expect(await within(cell).findByText(/No se cambió: /)).toBeInTheDocument();
  expect(price(95)).toHaveTextContent('$ 61.641,00');
  expect(screen.getByText('No se guardó 1 cambio: reclamo 95.')).toBeInTheDocument();
  const again = expectCall('/api/logic/claim/95/repair_price', { repair_price: '61641.00', from: null });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(again.isDone()).toBe(true));
  await waitFor(() => expect(screen.queryByText('No se guardó 1 cambio: reclamo 95.')).not.toBeInTheDocument());
  expect(within(cell).queryByText(/No se cambió: /)).not.toBeInTheDocument();
});

test('several failed prices show one error notification, which does not cover the list', async () => {
  const user = await list();
  for (const id of [95, 99])
    api()
      .put(`/api/logic/claim/${id}/repair_price`)
      .reply(503, { success: false, message: 'El servicio no está disponible.' });
  price(95).focus();
  await user.keyboard('100{Enter}200{Enter}');
  await screen.findByText('No se guardaron 2 cambios: reclamos 95, 99.');
  expect(await screen.findAllByText('Error')).toHaveLength(1);
});

test('leaving the page with an unsaved price asks for confirmation', async () => {
  const { user, router } = await openList();
  const getBlocker = jest.spyOn(router, 'getBlocker');
  api()
    .put('/api/logic/claim/95/repair_price')
    .reply(503, { success: false, message: 'El servicio no está disponible.' });
  price(95).focus();
  await user.keyboard('61641{Enter}');
  // The bar above the list, not a notification.
  await screen.findByRole('button', { name: 'Descartar' });
  // The router asks some renders and effects after the bar is shown.
  await waitFor(() => expect(getBlocker).toHaveBeenCalled());
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('link', { name: '99' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(window.location.pathname).toBe('/reclamos');
  expect(price(95)).toHaveTextContent('$ 61.641,00');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(price(95)).toHaveTextContent('—');
});

test('an invalid price stays in its cell with an error; Escape restores the old price', async () => {
  const user = await list();
  price(95).focus();
  await user.keyboard('1x{Enter}');
  expect(price(99)).toHaveFocus();
  expect(price(95)).toHaveTextContent('1x');
  expect(within(price(95).closest('td')!).getByText(/El precio debe ser un número/)).toBeInTheDocument();
  await user.click(price(95));
  expect(priceField(95)).toHaveValue('1x');
  await user.keyboard('{Escape}');
  expect(price(95)).toHaveFocus();
  expect(price(95)).toHaveTextContent('—');
});

test('a row that no longer matches the filter stays until the user leaves the list', async () => {
  const one = buildUnitClaim();
  const two = buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } });
  const withoutPrice = () =>
    api()
      .get('/api/logic/unit_claim')
      .query((query) => query.has_price === 'false');
  withoutPrice().reply(200, pageOf([one, two]));
  const { user } = renderApp('/reclamos?has_price=false', { user: buildUser() });
  await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  expectCall('/api/logic/claim/95/repair_price', undefined, state(95, { repair_price: '10.00' }));
  price(95).focus();
  await user.keyboard('10{Enter}');
  await waitFor(() => expect(price(95)).not.toHaveAttribute('aria-busy'));
  expect(price(95)).toHaveTextContent('$ 10,00');
  // After leaving the list and returning, only matching rows are shown.
  const anew = withoutPrice().reply(200, pageOf([two]));
  api()
    .get('/api/logic/unit_claim')
    .query(true)
    .reply(200, pageOf([one, two]));
  await user.click(screen.getByRole('button', { name: 'Quitar Sin precio' }));
  await waitFor(() => expect(window.location.search).not.toContain('has_price'));
  window.history.back();
  await waitFor(() => expect(anew.isDone()).toBe(true));
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar el reclamo 95' })).not.toBeInTheDocument(),
  );
});

test('a priority chosen by keyboard moves the focus to the row below; a refused one shows the error in its cell', async () => {
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

test('a status change can be undone while the notification is shown', async () => {
  const user = await list();
  api().post('/api/logic/claim/95/status/up').query({ from: 'pending' }).reply(200, state(95, approved));
  await user.click(screen.getByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  expect(await screen.findByText('Reclamo 95: Aprobado')).toBeInTheDocument();
  const undone = api().post('/api/logic/claim/95/status/undo').query({ from: 'approved' });
  undone.reply(200, state(95));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Cambio deshecho')).toBeInTheDocument();
  expect(screen.queryByText('Reclamo 95: Aprobado')).not.toBeInTheDocument();
});

test('a price change can be undone; if another user changed it since, an error is shown', async () => {
  const user = await list();
  expectCall('/api/logic/claim/95/repair_price', { repair_price: '10.00', from: null });
  price(95).focus();
  await user.keyboard('10{Enter}');
  expect(await screen.findByText('Reclamo 95: $ 10,00')).toBeInTheDocument();
  api()
    .put('/api/logic/claim/95/repair_price', { repair_price: null, from: '10.00' })
    .reply(409, { success: false, message: 'Otra persona cambió el precio.' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(
    await screen.findByText('No se deshizo el cambio del reclamo 95. Otra persona cambió el precio.'),
  ).toBeInTheDocument();
});

test('a chosen value shows at once that it is being saved, however slow the server is', async () => {
  const user = await list();
  const answer = holdBack(state(95, approved));
  api().post('/api/logic/claim/95/status/up').query({ from: 'pending' }).reply(200, answer.answer);
  const button = screen.getByRole('button', { name: 'Acciones del reclamo 95' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Aprobar' }));
  expect(button.closest('[aria-busy=true]')).not.toBeNull();
  answer.release();
  expect(await screen.findByText('Estado actualizado!')).toBeInTheDocument();
  await waitFor(() => expect(button.closest('[aria-busy=true]')).toBeNull());
});
