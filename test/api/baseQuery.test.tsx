import { waitFor } from '@testing-library/react';
import { clientsApi } from '../../src/api/clients';
import { createStore } from '../../src/app/store';
import { buildClient } from '../support/builders/clients';
import { api } from '../support/renderApp';

const start = async (token?: string) => {
  if (token) localStorage.setItem('token', token);
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return store;
};
const list = (store: Awaited<ReturnType<typeof start>>) => store.dispatch(clientsApi.endpoints.listClients.initiate({}));

test('a call without a token fails with "Token is null" and is never made', async () => {
  const { error } = await list(await start());
  expect(error).toMatchObject({ message: 'Token is null' });
});

test('a call carries the token twice: as bearer and in the header named user', async () => {
  api().get('/api/logic/client').matchHeader('authorization', 'Bearer uno').matchHeader('user', 'uno').reply(200, { success: true, data: [buildClient()] });
  const { data } = await list(await start('uno'));
  expect(data?.items).toHaveLength(1);
});

test('an answer that is no envelope is a failure in Spanish, not a crash', async () => {
  api().get('/api/logic/client').reply(502, '<html>Bad gateway</html>');
  const { error } = await list(await start('uno'));
  expect(error).toMatchObject({ status: 502, message: 'El servidor dio una respuesta que no entendemos. Intentá de nuevo en unos minutos.' });
});
