/**
 * Gives the calls that a test expects time to be sent, such as a refetch after the text that the test has waited for.
 * Loaded before Testing Library, whose own hook closes the page: these hooks run in the order in which they are made.
 */
import nock from 'nock';

/** Only a failing test waits this long. */
const limitMs = 10_000;
/** Tests may have replaced the timers. */
const { setTimeout: realSetTimeout } = globalThis;

afterEach(async () => {
  const end = performance.now() + limitMs;
  while (nock.pendingMocks().length > 0 && performance.now() < end)
    await new Promise((resolve) => realSetTimeout(resolve, 20));
});
