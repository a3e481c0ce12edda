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
