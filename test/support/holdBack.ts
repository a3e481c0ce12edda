import { waitFor } from '@testing-library/react';

/**
 * A response of a slow server, which is sent once the test calls `release`. Pass `answer` to `reply` of nock: it runs
 * when the request has arrived.
 */
export function holdBack(body: object): { answer: () => Promise<object>; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => released.then(() => body), release: () => release() };
}

/**
 * Waits until the page has processed the response to the first request that `fetchSpy` has seen. For tests of a
 * response that must have no effect, which cannot wait for one.
 */
export async function firstResponseProcessed(fetchSpy: jest.SpyInstance<Promise<Response>>): Promise<void> {
  const response = await fetchSpy.mock.results[0]!.value;
  await waitFor(() => expect(response.bodyUsed).toBe(true));
  // The body is complete and local: it is parsed, and the page updated, before the next timer.
  await new Promise((resolve) => setTimeout(resolve));
}
