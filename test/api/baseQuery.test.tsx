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
const list = (store: Awaited<ReturnType<typeof start>>) =>
  store.dispatch(clientsApi.endpoints.listClients.initiate({}));

test('a call without a token fails with "Token is null" and is never made', async () => {
  const { error } = await list(await start());
  expect(error).toMatchObject({ message: 'Token is null' });
});

test('a call carries the token twice: as bearer and in the header named user', async () => {
  api()
    .get('/api/logic/client')
    .matchHeader('authorization', 'Bearer uno')
    .matchHeader('user', 'uno')
    .reply(200, { success: true, data: [buildClient()] });
  const { data } = await list(await start('uno'));
  expect(data?.items).toHaveLength(1);
});

test('an answer that is no envelope is a failure in Spanish, not a crash', async () => {
  api().get('/api/logic/client').reply(502, '<html>Bad gateway</html>');
  const { error } = await list(await start('uno'));
  expect(error).toMatchObject({
    status: 502,
    message: 'El servidor dio una respuesta que no entendemos. Intentá de nuevo en unos minutos.',
  });
});

describe('an answer that the page asked for before its scripts arrived', () => {
  const url = 'http://posventa.test/api/logic/client';
  const early = (token: string, answer: Promise<Response>) => {
    window.__early = { token, answers: { [url]: answer } };
  };
  const answerOf = (name: string) => Response.json({ success: true, data: [buildClient({ username: name })] });
  const names = async (store: Awaited<ReturnType<typeof start>>) =>
    (await list(store)).data?.items.map(({ username }) => username);
  const pageAge = jest.spyOn(performance, 'now');
  beforeEach(() => {
    pageAge.mockReturnValue(500);
  });
  afterEach(() => {
    delete window.__early;
  });
  afterAll(() => pageAge.mockRestore());

  test('is used once', async () => {
    early('uno', Promise.resolve(answerOf('temprano@demo.ar')));
    const store = await start('uno');
    expect(await names(store)).toEqual(['temprano@demo.ar']);
    expect(window.__early?.answers).toEqual({});
  });

  test('is not used by another session', async () => {
    early('otro', Promise.resolve(answerOf('ajeno@demo.ar')));
    api()
      .get('/api/logic/client')
      .reply(200, { success: true, data: [buildClient({ username: 'propio@demo.ar' })] });
    expect(await names(await start('uno'))).toEqual(['propio@demo.ar']);
  });

  test('is not used once it is old', async () => {
    pageAge.mockReturnValue(10_001);
    early('uno', Promise.resolve(answerOf('viejo@demo.ar')));
    api()
      .get('/api/logic/client')
      .reply(200, { success: true, data: [buildClient({ username: 'nuevo@demo.ar' })] });
    expect(await names(await start('uno'))).toEqual(['nuevo@demo.ar']);
  });

  test('is asked for again, as the session, where the network lost it', async () => {
    const lost = Promise.reject<Response>(new TypeError('Failed to fetch'));
    lost.catch(() => {});
    early('uno', lost);
    api()
      .get('/api/logic/client')
      .matchHeader('authorization', 'Bearer uno')
      .reply(200, { success: true, data: [buildClient({ username: 'propio@demo.ar' })] });
    expect(await names(await start('uno'))).toEqual(['propio@demo.ar']);
  });
});
