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

test('a call without a token fails with "Token is null" and is never made', async () => {
  const answer = api().get('/api/logic/client').reply(200, { success: true, data: [] });
  const { error } = await list(await start());
  expect(error).toMatchObject({ message: 'Token is null' });
  expect(answer.isDone()).toBe(false);
  nock.cleanAll();
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

test('a failure that nobody foresaw tells a code that can be said on the phone, the start of the id in the log', async () => {
  api().get('/api/logic/client').reply(500, {
    success: false,
    message: 'Ocurrió un error inesperado.',
    request_id: '3f9a1c2e-77aa-4c11-9d55-0123456789ab',
  });
  const { error } = await list(await start('uno'));
  expect(error).toMatchObject({ status: 500, message: 'Ocurrió un error inesperado. Código: 3f9a1c2e' });
});

describe('a call that fails without an answer says why', () => {
  const offline = 'No pudimos conectarnos con el servidor. Revisá tu conexión e intentá de nuevo.';
  const failure = async (call: Promise<{ error?: unknown }>) => errorMessage((await call).error);

  test('the network was lost', async () => {
    api().get('/api/logic/client').replyWithError('connection lost');
    expect(await failure(list(await start('uno')))).toBe(offline);
  });

  /** A call that was made and whose answer stays away until it is let go. */
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

  test('no answer came in time', async () => {
    const store = await start('uno');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { call, letGo } = await unanswered(store);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await failure(call)).toBe('El servidor tardó demasiado en responder. Intentá de nuevo.');
    letGo();
  });

  test('somebody called it off', async () => {
    const { call, letGo } = await unanswered(await start('uno'));
    call.abort();
    expect(await failure(call)).toBe('Se canceló antes de terminar.');
    letGo();
  });

  test('what was to be sent cannot be written: that is no fault of the connection', async () => {
    const store = await start('uno');
    const endless = { name: '', description: 'x', address: 'y' };
    Object.assign(endless, { name: endless });
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const made = store.dispatch(projectsApi.endpoints.createProject.initiate({ body: endless }));
    expect(await failure(made)).toBe('Algo falló en esta página. Recargala e intentá de nuevo.');
    expect(logged).toHaveBeenCalled();
  });
});

describe('an answer that the page asked for before its scripts arrived', () => {
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

describe('a command that creates carries a key', () => {
  const values = { name: 'Torre Nueva', description: 'x', address: 'y' };
  const send = (store: Awaited<ReturnType<typeof start>>, name = values.name) =>
    store.dispatch(projectsApi.endpoints.createProject.initiate({ body: { ...values, name } }));
  /** The keys that came, each answered as told. */
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

  test('the same for a second click and after a lost answer, so that the server makes one record', async () => {
    const keys = answering(lost, created);
    const store = await start('uno');
    expect((await send(store)).error).toMatchObject({ status: 'OFFLINE' });
    expect((await send(store)).error).toBeUndefined();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]!.length).toBeGreaterThanOrEqual(8);
  });

  test('another one where something else is sent, or the same again after its answer', async () => {
    const keys = answering(created, created, created);
    const store = await start('uno');
    await send(store);
    await send(store);
    await send(store, 'Torre Otra');
    expect(new Set(keys).size).toBe(3);
  });
});
