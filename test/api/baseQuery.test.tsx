import { waitFor } from '@testing-library/react';
import nock, { type Interceptor, type Scope } from 'nock';
import { clientsApi } from '../../src/api/clients';
import { projectsApi } from '../../src/api/projects';
import { errorMessage } from '../../src/api/envelope';
import { createStore } from '../../src/app/store';
import { buildProject } from '../support/builders/projects';
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

test('a call without a token fails with "Token is null" and is not sent', async () => {
  const answer = api().get('/api/logic/client').reply(200, { success: true, data: [] });
  const { error } = await list(await start());
  expect(error).toMatchObject({ message: 'Token is null' });
  expect(answer.isDone()).toBe(false);
  nock.cleanAll();
});

test('a call sends the token twice: as bearer token and in the header named user', async () => {
  api()
    .get('/api/logic/client')
    .matchHeader('authorization', 'Bearer uno')
    .matchHeader('user', 'uno')
    .reply(200, { success: true, data: [buildClient()] });
  const { data } = await list(await start('uno'));
  expect(data?.items).toHaveLength(1);
});

test('a call never sends the token of another user, who has signed in in another tab', async () => {
  const store = await start('uno');
  localStorage.setItem('token', 'dos');
  api()
    .get('/api/logic/client')
    .matchHeader('authorization', 'Bearer uno')
    .reply(200, { success: true, data: [buildClient()] });
  expect((await list(store)).data?.items).toHaveLength(1);
});

test('a response without an envelope is a failure in Spanish, not a crash', async () => {
  api().get('/api/logic/client').reply(502, '<html>Bad gateway</html>');
  const { error } = await list(await start('uno'));
  expect(error).toMatchObject({
    status: 502,
    message: 'El servidor dio una respuesta que no entendemos. Intentá de nuevo en unos minutos.',
  });
});

test('an unexpected failure shows a code for the telephone: the start of the request id in the log', async () => {
  api().get('/api/logic/client').reply(500, {
    success: false,
    message: 'Ocurrió un error inesperado.',
    request_id: '3f9a1c2e-77aa-4c11-9d55-0123456789ab',
  });
  const { error } = await list(await start('uno'));
  expect(error).toMatchObject({ status: 500, message: 'Ocurrió un error inesperado. Código: 3f9a1c2e' });
});

describe('a call that fails without a response names the reason', () => {
  const offline = 'No pudimos conectarnos con el servidor. Revisá tu conexión e intentá de nuevo.';
  const failure = async (call: Promise<{ error?: unknown }>) => errorMessage((await call).error);

  test('lost network', async () => {
    api().get('/api/logic/client').replyWithError('connection lost');
    expect(await failure(list(await start('uno')))).toBe(offline);
  });

  /** A call whose response is delayed until it is released. */
  async function unanswered(store: Awaited<ReturnType<typeof start>>) {
    let answer: (body: object) => void = () => {};
    const asked = new Promise<void>((resolve) => {
      api()
        .get('/api/logic/client')
        .reply(200, () => {
          resolve();
          return new Promise<object>((answered) => (answer = answered));
        });
    });
    const call = list(store);
    await asked;
    return { call, letGo: () => answer({ success: true, data: [] }) };
  }

  test('timeout', async () => {
    const store = await start('uno');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { call, letGo } = await unanswered(store);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await failure(call)).toBe('El servidor tardó demasiado en responder. Intentá de nuevo.');
    letGo();
  });

  test('abort', async () => {
    const { call, letGo } = await unanswered(await start('uno'));
    call.abort();
    expect(await failure(call)).toBe('Se canceló antes de terminar.');
    letGo();
  });

  test('a body that cannot be serialised is not reported as a network failure', async () => {
    const store = await start('uno');
    const endless = { name: '', description: 'x', address: 'y' };
    Object.assign(endless, { name: endless });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const made = store.dispatch(projectsApi.endpoints.createProject.initiate({ body: endless }));
    expect(await failure(made)).toBe('Algo falló en esta página. Recargala e intentá de nuevo.');
    expect(logged).toHaveBeenCalled();
  });
});

describe("a response that was requested before the page's scripts arrived", () => {
  const url = 'http://posventa.test/api/logic/client';
  const early = (token: string, answer: Promise<Response>) => {
    window.__early = { token, at: 0, answers: { [url]: answer } };
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

  test('is not used after the timeout', async () => {
    pageAge.mockReturnValue(10_001);
    early('uno', Promise.resolve(answerOf('viejo@demo.ar')));
    api()
      .get('/api/logic/client')
      .reply(200, { success: true, data: [buildClient({ username: 'nuevo@demo.ar' })] });
    expect(await names(await start('uno'))).toEqual(['nuevo@demo.ar']);
  });

  test("is requested again, with the session's token, if the network lost it", async () => {
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

describe('a command that creates a record sends a key', () => {
  const values = { name: 'Torre Nueva', description: 'x', address: 'y' };
  const send = (store: Awaited<ReturnType<typeof start>>, name = values.name) =>
    store.dispatch(projectsApi.endpoints.createProject.initiate({ body: { ...values, name } }));
  /** Returns the received keys. Each call gets the next response. */
  function answering(...answers: ((request: Interceptor) => Scope)[]): string[] {
    const keys: string[] = [];
    for (const answer of answers)
      answer(
        api()
          .post('/api/model/project')
          .matchHeader('idempotency-key', (key) => {
            keys.push(String(key));
            return true;
          }),
      );
    return keys;
  }
  const created = (request: Interceptor) => request.reply(201, { success: true, data: buildProject() });
  const lost = (request: Interceptor) => request.replyWithError('connection lost');

  test('the same one for a second click and after a lost response, so that the server creates one record', async () => {
    const keys = answering(lost, created);
    const store = await start('uno');
    expect((await send(store)).error).toMatchObject({ status: 'OFFLINE' });
    expect((await send(store)).error).toBeUndefined();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]!.length).toBeGreaterThanOrEqual(8);
  });

  test('a new one for other content, or for the same content after a response', async () => {
    const keys = answering(created, created, created);
    const store = await start('uno');
    await send(store);
    await send(store);
    await send(store, 'Torre Otra');
    expect(new Set(keys).size).toBe(3);
  });
});
