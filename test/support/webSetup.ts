import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import nock from 'nock';

process.env.DEBUG_PRINT_LIMIT ??= '1500';
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  nock.disableNetConnect();
});
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  // A call that a test expected and that was never made is a failure, not a left-over.
  const pending = nock.pendingMocks();
  nock.cleanAll();
  document.body.innerHTML = '';
  expect(pending).toEqual([]);
});
afterAll(() => nock.restore());
