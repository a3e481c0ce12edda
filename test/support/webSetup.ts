import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import notification from 'antd/lib/notification';
import nock from 'nock';

process.env.DEBUG_PRINT_LIMIT ??= '1500';
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  nock.disableNetConnect();
});

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    // Messages over the page live in a root of their own, which no test's act() reaches.
    if (!String(parts[0]).includes('not wrapped in act')) errors.push(parts.map(String).join(' '));
  });
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  // A call that a test expected and that was never made is a failure, not a left-over.
  const pending = nock.pendingMocks();
  nock.cleanAll();
  // Messages live outside the rendered tree and would be found by the next test.
  if (document.querySelector('.ant-notification')) notification.destroy();
  expect(pending).toEqual([]);
  expect(errors).toEqual([]);
});
afterAll(async () => {
  // Closing messages still animate; they must not outlive the page they are in.
  await new Promise((resolve) => setTimeout(resolve, 100));
  nock.restore();
});
