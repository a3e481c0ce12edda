import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import notification from 'antd/lib/notification';
import nock from 'nock';

process.env.DEBUG_PRINT_LIMIT ??= '1500';
// Only a failing test waits this long. With a cold transform cache on a busy machine, the code of a screen takes more
// than 20 seconds to load.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(() => {
  nock.disableNetConnect();
});

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    // Notifications are rendered in a separate root, outside every test's act().
    if (!String(parts[0]).includes('not wrapped in act')) errors.push(parts.map(String).join(' '));
  });
  localStorage.clear();
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
