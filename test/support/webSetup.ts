import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import notification from 'antd/lib/notification';
import nock from 'nock';
import { captureOwnerStack } from 'react';
import { resetDatabases } from './idbKeyval';
import { isLineUneven, unevenDelayMs } from './unevenDelay';

process.env.DEBUG_PRINT_LIMIT ??= '1500';
/** The library sets this while it tries the callback of `waitFor` or a `findBy` query; its types omit it. */
const isWithinWait = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
// Only a failing test waits this long. With a cold transform cache on a busy machine, the code of a screen takes more
// than 20 seconds to load.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 60_000,
  // Its message contains the whole page. Within a wait it is written only when the wait has failed, and not at every
  // attempt, which took 6 % of the time of a test of a list.
  getElementError: (message, container) =>
    isWithinWait()
      ? Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
          configurable: true,
          get: () => getElementError(message, container).message,
        })
      : getElementError(message, container),
}));

beforeAll(() => {
  nock.disableNetConnect();
});

if (isLineUneven) {
  // nock does not export the class whose `reply` completes each mock.
  const prototype = Object.getPrototypeOf(nock('http://line.test').get('/')) as Pick<nock.Interceptor, 'reply'>;
  const reply = prototype.reply as (...answer: unknown[]) => nock.Scope;
  prototype.reply = function (this: nock.Interceptor, ...answer: unknown[]) {
    return reply.apply(this.delay(Math.round(unevenDelayMs(600))), answer);
  };
}

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    // Notifications are rendered in a separate root, outside every test's act().
    if (!String(parts[0]).includes('not wrapped in act'))
      errors.push([...parts, captureOwnerStack() ?? ''].map(String).join(' '));
  });
  localStorage.clear();
  resetDatabases();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  // An expected call that was not sent is a failure, not a left-over.
  const pending = nock.pendingMocks();
  nock.cleanAll();
  // Notifications are outside the rendered tree, and the next test would find them.
  if (document.querySelector('.ant-notification')) notification.destroy();
  expect(pending).toEqual([]);
  expect(errors).toEqual([]);
});
afterAll(async () => {
  // Closing notifications are still animated; they must not outlive their page.
  await new Promise((resolve) => setTimeout(resolve, 100));
  nock.restore();
});
