/**
 * Gives the server's tests and hooks a time limit, which their runner lacks: a test that waits for something that never
 * happens fails, instead of stopping the whole run. As in jest, the last argument sets another limit in milliseconds.
 */

/** Only a failing test takes this long. */
const defaultMs = 180_000;
/** Tests may replace the timers. */
const { setTimeout, clearTimeout } = globalThis;

type Body = (...args: never[]) => unknown;

const limited =
  (body: Body, ms = defaultMs) =>
  async (...args: never[]) => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Took longer than ${ms / 1000} s.`)), ms);
    });
    try {
      await Promise.race([body(...args), limit]);
    } finally {
      clearTimeout(timer);
    }
  };

const limitedHook = (hook: jest.Lifecycle) => (body: Body, ms?: number) => hook(limited(body, ms));

type Define = (name: string, body: () => Promise<void>) => void;
const limitedTest = (define: Define) => (name: string, body: Body, ms?: number) => define(name, limited(body, ms));

const { test, beforeAll, beforeEach, afterEach, afterAll } = globalThis;
const each = test.each as (...table: unknown[]) => Define;
Object.assign(globalThis, {
  test: Object.assign(limitedTest(test), test, { each: (...table: unknown[]) => limitedTest(each(...table)) }),
  beforeAll: limitedHook(beforeAll),
  beforeEach: limitedHook(beforeEach),
  afterEach: limitedHook(afterEach),
  afterAll: limitedHook(afterAll),
});

export {};
