import { waitFor } from '@testing-library/react';
import { toFormData } from '../../src/api/multipart';
import { plansApi } from '../../src/api/plans';
import { createStore } from '../../src/app/store';
import { buildPlan } from '../support/builders/plans';

/** Replaces XMLHttpRequest, because the tests' network reports no progress. */
class FakeCall {
  static last: FakeCall;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  line = '';
  body?: FormData;
  isAborted = false;
  constructor() {
    FakeCall.last = this;
  }
  open(method: string, url: string) {
    this.line = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}
const RealCall = window.XMLHttpRequest;
beforeEach(() => Object.assign(window, { XMLHttpRequest: FakeCall }));
afterEach(() => Object.assign(window, { XMLHttpRequest: RealCall }));

async function begin() {
  localStorage.setItem('token', 'uno');
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  const parts: number[] = [];
  const arg = {
    id: 15,
    body: { name: 'Planta', file: new File(['%PDF'], 'planta.pdf') },
    onProgress: (part: number) => void parts.push(part),
  };
  const result = store.dispatch(plansApi.endpoints.addUnitPlan.initiate(arg));
  await waitFor(() => expect(FakeCall.last?.body).toBeDefined());
  return { call: FakeCall.last, result, parts, store };
}

test('an upload with progress is sent with the same headers as other calls, and reports its progress', async () => {
  const { call, result, parts } = await begin();
  expect(call.line).toBe('POST http://posventa.test/api/logic/unit/15/plan');
  expect(call.headers).toEqual({ authorization: 'Bearer uno', user: 'uno', 'idempotency-key': expect.any(String) });
  expect([...call.body!].map(([name]) => name)).toEqual([...toFormData({ name: '', file: '' })].map(([name]) => name));
  call.upload.onprogress?.({ loaded: 1, total: 4 });
  call.upload.onprogress?.({ loaded: 4, total: 4 });
  call.answer(201, { success: true, data: buildPlan() });
  expect((await result).data).toEqual(buildPlan());
  expect(parts).toEqual([0.25, 1]);
});

test('a refusal of the server is returned with its field errors', async () => {
  const { call, result } = await begin();
  const errors = [{ field: 'file', message: 'El plano debe ser un PDF, PNG o JPEG.' }];
  call.answer(422, { success: false, message: 'Revisá el plano.', errors });
  expect((await result).error).toMatchObject({ status: 422, message: 'Revisá el plano.', errors });
});

test('a session that has ended in the meantime is reported', async () => {
  const { call, result, store } = await begin();
  call.answer(401, { success: false, message: 'Tu sesión terminó.' });
  expect((await result).error).toMatchObject({ status: 401 });
  expect(store.getState().stored.token).toBeUndefined();
});

test('a lost connection is reported', async () => {
  const { call, result } = await begin();
  call.onerror?.();
  expect((await result).error).toMatchObject({ status: 'OFFLINE' });
});

test('it times out after 10 s without progress, but not while there is progress', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'], advanceTimers: true });
  const { call, result } = await begin();
  await jest.advanceTimersByTimeAsync(9_000);
  call.upload.onprogress?.({ loaded: 1, total: 4 });
  await jest.advanceTimersByTimeAsync(900);
  expect(call.isAborted).toBe(false);
  await jest.advanceTimersByTimeAsync(9_200);
  jest.useRealTimers();
  expect((await result).error).toMatchObject({ status: 'TIMEOUT' });
  expect(call.isAborted).toBe(true);
});
