/** Ctrl+Z and Ctrl+Shift+Z over claims. */
import { screen, waitFor } from '@testing-library/react';
import { edited, type EditField } from '../../../src/features/claims/edit/claimEditsSlice';
import { selectDone, selectUndone } from '../../../src/features/claims/edit/claimUndoSlice';
import { buildUnitClaim, ok, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { holdBack } from '../../support/holdBack';
import { warmUp } from '../../support/records';
import { api, renderApp } from '../../support/renderApp';

warmUp(
  () => import('../../../src/ui/ConfirmDialog'),
  () => import('../../../src/ui/table/keys/KeysDialog'),
);

const state = (id: number, changes: object = {}) =>
  ok({
    id,
    claim_type: 'UNIT',
    claim_status: { code: 'pending', label: 'En análisis' },
    priority: 'medium',
    repair_price: null,
    ...changes,
  });

async function open() {
  const claims = [buildUnitClaim(), buildUnitClaim({ id: 502, claim_id: 99, claim: { id: 99 } })];
  api().get('/api/logic/unit_claim').query(true).reply(200, pageOf(claims)).persist();
  const { store, user } = renderApp('/reclamos', { user: buildUser() });
  await screen.findByRole('checkbox', { name: 'Seleccionar el reclamo 95' });
  const edit = (claimId: 95 | 99, field: EditField, from: string | null, value: string | null, names = {}) =>
    store.dispatch(
      edited({
        claim: { recordId: claimId === 95 ? 501 : 502, claimId, claim_type: 'UNIT' },
        field,
        from,
        value,
        ...names,
      }),
    );
  const done = () => selectDone(store.getState()).length;
  const last = () => selectDone(store.getState()).at(-1)?.value;
  const undone = () => selectUndone(store.getState()).length;
  const undo = () => user.keyboard('{Control>}z{/Control}');
  const redo = () => user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  return { user, edit, done, last, undone, undo, redo };
}
const putPrice = (id: number, repair_price: string | null, from: string | null) =>
  api().put(`/api/logic/claim/${id}/repair_price`, { repair_price, from } as never);
const price = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${id}:`) });

test('takes back the changes of the tab in their order, each as a change, and makes them again', async () => {
  const { edit, done, undone, undo, redo } = await open();
  putPrice(95, '10.00', null).reply(200, state(95, { repair_price: '10.00' }));
  edit(95, 'price', null, '10.00');
  await waitFor(() => expect(done()).toBe(1));
  api()
    .post('/api/logic/claim/99/status/up')
    .query({ from: 'pending' })
    .reply(200, state(99, { claim_status: { code: 'approved', label: 'Aprobado' } }));
  edit(99, 'status', 'pending', 'approved');
  await waitFor(() => expect(done()).toBe(2));
  api().put('/api/logic/unit_claim/501/priority', { priority: 'urgent', from: 'medium' }).reply(200, state(95));
  edit(95, 'priority', 'medium', 'urgent');
  await waitFor(() => expect(done()).toBe(3));
  const romina = { id: 99, responsible: { id: 4, name: 'Romina Sosa' } };
  api().put('/api/logic/claim/99/responsible', { responsible_id: 4, from: null }).reply(200, ok(romina));
  edit(99, 'responsible', null, '4', { display: 'Romina Sosa' });
  await waitFor(() => expect(done()).toBe(4));

  const order: string[] = [];
  const reply = (name: string, answer: object) => () => {
    order.push(name);
    return answer;
  };
  api()
    .put('/api/logic/claim/99/responsible', { responsible_id: null, from: 4 })
    .reply(200, reply('responsible', ok({ id: 99, responsible: null })));
  api()
    .put('/api/logic/unit_claim/501/priority', { priority: 'medium', from: 'urgent' })
    .reply(200, reply('priority', state(95, { repair_price: '10.00' })));
  api()
    .post('/api/logic/claim/99/status/undo')
    .query({ from: 'approved' })
    .reply(200, reply('status', state(99)));
  putPrice(95, null, '10.00').reply(200, reply('price', state(95)));
  // Notices stay for two seconds, so they are waited for from the beginning.
  const undoneNotice = screen.findByText('Reclamo 95: sin precio');
  // Pressed faster than the server responds.
  await undo();
  await undo();
  await undo();
  await undo();
  await undoneNotice;
  expect(order).toEqual(['responsible', 'priority', 'status', 'price']);
  expect([done(), undone()]).toEqual([0, 4]);
  await waitFor(() => expect(price(95)).toHaveTextContent('—'));

  putPrice(95, '10.00', null).reply(200, state(95, { repair_price: '10.00' }));
  const redoneNotice = screen.findByText('Cambio hecho de nuevo');
  await redo();
  await redoneNotice;
  await waitFor(() => expect(price(95)).toHaveTextContent('$ 10,00'));
  expect([done(), undone()]).toEqual([1, 3]);
});

test('a rejection is made again with its reason', async () => {
  const { user, done, undone, undo, redo } = await open();
  const rejected = state(95, { claim_status: { code: 'rejected', label: 'Rechazado' } });
  const reject = () =>
    api()
      .post('/api/logic/claim/95/status/reject', { reason: 'No corresponde.' })
      .query({ from: 'pending' })
      .reply(200, rejected);
  reject();
  await user.click(screen.getByRole('button', { name: 'Acciones del reclamo 95' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  await user.type(await screen.findByLabelText('Motivo del rechazo'), 'No corresponde.');
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(done()).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  api().post('/api/logic/claim/95/status/undo').query({ from: 'rejected' }).reply(200, state(95));
  await undo();
  await waitFor(() => expect(undone()).toBe(1));
  reject();
  await redo();
  await waitFor(() => expect([done(), undone()]).toEqual([1, 0]));
});

test('what another user changed meanwhile is not undone: said once, and not tried again', async () => {
  const { edit, done, undo } = await open();
  putPrice(95, '10.00', null).reply(200, state(95, { repair_price: '10.00' }));
  edit(95, 'price', null, '10.00');
  await waitFor(() => expect(done()).toBe(1));
  putPrice(95, null, '10.00').reply(409, { success: false, message: 'Otra persona cambió el precio.' });
  api()
    .get('/api/logic/unit_claim/501')
    .reply(200, ok(buildUnitClaim({ claim: { repair_price: '77.00' } })));
  await undo();
  const said = 'No se deshizo el cambio del reclamo 95. Otra persona cambió el precio.';
  expect(await screen.findAllByText(said)).toHaveLength(1);
  await waitFor(() => expect(price(95)).toHaveTextContent('$ 77,00'));
  expect(done()).toBe(0);
  // Without a change no call is sent: it would have no mock and show an error.
  await undo();
  // The first notice may be over by now; there is no second one.
  expect(screen.queryAllByRole('alert').length).toBeLessThanOrEqual(1);
});

test('after a failure of the network the change can still be undone', async () => {
  const { edit, done, undone, undo } = await open();
  putPrice(95, '10.00', null).reply(200, state(95, { repair_price: '10.00' }));
  edit(95, 'price', null, '10.00');
  await waitFor(() => expect(done()).toBe(1));
  putPrice(95, null, '10.00').reply(503, { success: false, message: 'El servicio no está disponible.' });
  await undo();
  expect(await screen.findByText('El servicio no está disponible.')).toBeInTheDocument();
  putPrice(95, null, '10.00').reply(200, state(95));
  await undo();
  await waitFor(() => expect([done(), undone()]).toEqual([0, 1]));
});

test('waits for a change that is being saved; a new change ends what could be made again', async () => {
  const { edit, done, undone, undo } = await open();
  const first = holdBack(state(95, { repair_price: '10.00' }));
  putPrice(95, '10.00', null).reply(200, first.answer);
  edit(95, 'price', null, '10.00');
  await undo();
  putPrice(95, null, '10.00').reply(200, state(95));
  first.release();
  await waitFor(() => expect(undone()).toBe(1));
  putPrice(99, '5.00', null).reply(200, state(99, { repair_price: '5.00' }));
  edit(99, 'price', null, '5.00');
  await waitFor(() => expect([done(), undone()]).toEqual([1, 0]));
});

test('only the last twenty changes are kept', async () => {
  const { edit, done, last } = await open();
  let before: string | null = null;
  for (let count = 1; count <= 22; count++) {
    const value = `${count}.00`;
    putPrice(95, value, before).reply(200, state(95, { repair_price: value }));
    edit(95, 'price', before, value);
    await waitFor(() => expect(last()).toBe(value));
    before = value;
  }
  expect(done()).toBe(20);
});

test('in a text field the keys belong to the text, and the help lists them', async () => {
  const { user, edit, done, undo } = await open();
  putPrice(95, '10.00', null).reply(200, state(95, { repair_price: '10.00' }));
  edit(95, 'price', null, '10.00');
  await waitFor(() => expect(done()).toBe(1));
  await user.click(screen.getByRole('searchbox'));
  await undo();
  expect(done()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Teclas de la lista (?)' }));
  const help = await screen.findByRole('dialog');
  expect(help).toHaveTextContent('Ctrl ZDeshacer el último cambio de un reclamo');
  // Neither while a dialog is open.
  await undo();
  expect(done()).toBe(1);
});
