import { waitFor } from '@testing-library/react';
import { createStore } from '../../../src/app/store';
import { edited, inputRejected, selectEdit } from '../../../src/features/claims/edit/claimEditsSlice';
import '../../../src/features/claims/edit/saveEdits';
import { ok } from '../../support/builders/claims';
import { holdBack } from '../../support/holdBack';
import { api } from '../../support/renderApp';

const claim = { recordId: 501, claimId: 95, claim_type: 'UNIT' as const };
const stateWith = (repair_price: string | null) =>
  ok({
    id: 95,
    claim_type: 'UNIT',
    claim_status: { code: 'pending', label: 'En análisis' },
    priority: 'medium',
    repair_price,
  });

/** Returns a store with a signed-in user. */
async function begin() {
  localStorage.setItem('token', 'uno');
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  const edit = () => selectEdit(store.getState(), 95, 'price');
  const give = (value: string | null, from: string | null = null) =>
    store.dispatch(edited({ claim, field: 'price', value, from }));
  return { store, edit, give };
}
const put = (repair_price: string | null, from: string | null) =>
  api().put('/api/logic/claim/95/repair_price', { repair_price, from } as never);

test.each(['archived', 'En curso', ''])(
  'a claim cannot get the invalid status %p: "Estado no válido", and no request is sent',
  async (value) => {
    const { store } = await begin();
    store.dispatch(edited({ claim, field: 'status', value, from: 'pending' }));
    await waitFor(() => expect(selectEdit(store.getState(), 95, 'status')?.state).toBe('failed'));
    expect(selectEdit(store.getState(), 95, 'status')).toMatchObject({ message: 'Estado no válido' });
  },
);

test('a second price of a claim waits for the response to the first, and is based on it', async () => {
  const { edit, give } = await begin();
  const first = put('10.00', null).reply(200, stateWith('10.00'));
  const second = put('20.00', '10.00').reply(200, stateWith('20.00'));
  give('10.00');
  give('20.00');
  expect(edit()).toMatchObject({ state: 'saving', sent: '10.00', value: '20.00' });
  await waitFor(() => expect(edit()).toBeUndefined());
  expect([first.isDone(), second.isDone()]).toEqual([true, true]);
});

test('if the first price of a claim fails, the second is based on the value before both', async () => {
  const { edit, give } = await begin();
  put('10.00', null).reply(500, { success: false, message: 'El servicio no está disponible.' });
  const second = put('20.00', null).reply(200, stateWith('20.00'));
  give('10.00');
  give('20.00');
  await waitFor(() => expect(edit()).toBeUndefined());
  expect(second.isDone()).toBe(true);
});

test('price and priority of one claim are sent one after the other, those of two claims in parallel', async () => {
  const { store, give } = await begin();
  const log: string[] = [];
  const answer = (name: string, body: object) => () => {
    log.push(name);
    return body;
  };
  const first = holdBack(stateWith('10.00'));
  put('10.00', null).reply(200, () => {
    log.push('price of 95');
    return first.answer();
  });
  api()
    .put('/api/logic/unit_claim/501/priority')
    .reply(200, answer('priority of 95', stateWith('10.00')));
  api()
    .put('/api/logic/claim/99/repair_price')
    .reply(200, answer('price of 99', { ...stateWith('5.00'), id: 99 }));
  give('10.00');
  store.dispatch(edited({ claim, field: 'priority', value: 'urgent', from: 'medium' }));
  const other = { ...claim, recordId: 502, claimId: 99 };
  store.dispatch(edited({ claim: other, field: 'price', value: '5.00', from: null }));
  expect(selectEdit(store.getState(), 95, 'priority')?.state).toBe('waiting');
  expect(selectEdit(store.getState(), 99, 'price')?.state).toBe('saving');
  await waitFor(() => expect(log).toHaveLength(2));
  expect(log).not.toContain('priority of 95');
  first.release();
  await waitFor(() => expect(log.at(-1)).toBe('priority of 95'));
  await waitFor(() => expect(selectEdit(store.getState(), 95, 'priority')).toBeUndefined());
});

test('an invalid input over a price that is being saved stays, whatever the result of that price', async () => {
  const { store, edit, give } = await begin();
  const first = put('10.00', null).reply(200, stateWith('10.00'));
  give('10.00');
  store.dispatch(inputRejected({ claim, field: 'price', typed: '1x', message: 'El precio debe ser un número.' }));
  await waitFor(() => expect(first.isDone()).toBe(true));
  await waitFor(() =>
    expect(Object.values(store.getState().api.mutations).every((call) => call?.status === 'fulfilled')).toBe(true),
  );
  expect(edit()).toMatchObject({ state: 'failed', typed: '1x' });
});
