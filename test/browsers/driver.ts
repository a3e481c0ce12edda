/**
 * A browser with one page, controlled by the W3C's protocols: WebDriver BiDi or classic WebDriver, whose actions are
 * the same.
 */
export interface Driver {
  /** Its name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Calls a function in the page with a JSON value, and returns its result as JSON. */
  run(source: string, argument: unknown): Promise<unknown>;
  /** Performs WebDriver actions of pointer and keyboard. */
  perform(actions: object[]): Promise<void>;
  /** Sets the files of the first file input that matches. */
  setFiles(selector: string, paths: string[]): Promise<void>;
  /** Returns a screenshot as PNG. */
  picture(): Promise<Buffer>;
  /** Returns the console errors and uncaught exceptions since the last call. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** Wraps the function for `run`, so that its result returns as JSON. */
export const asJson = (source: string) =>
  `async function (argument) { return JSON.stringify((await (${source})(JSON.parse(argument))) ?? null); }`;

/**
 * Repeats `attempt` until it returns a value, for at most `ms`. Then throws its last error, or an error with `what`.
 */
export async function until<T>(what: string, attempt: () => Promise<T | undefined>, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const found = await attempt();
      if (found !== undefined) return found;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Did not happen in time: ${what}`, { cause: last });
}
