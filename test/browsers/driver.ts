/** A browser with one page, driven by the W3C's protocols: WebDriver BiDi or classic WebDriver, whose actions are the same. */
export interface Driver {
  /** Its name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Calls a function in the page with a value as JSON, and answers what it returns as JSON. */
  run(source: string, argument: unknown): Promise<unknown>;
  /** Performs the actions of pointer and keyboard of WebDriver. */
  perform(actions: object[]): Promise<void>;
  /** Gives files to the first field for files. */
  setFiles(selector: string, paths: string[]): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  /** What the page wrote to the console as errors, or threw, since the last time. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The function that `run` calls: what it returns comes back as JSON. */
export const asJson = (source: string) =>
  `async function (argument) { return JSON.stringify((await (${source})(JSON.parse(argument))) ?? null); }`;

/** Tries until `attempt` answers something, for `ms` at most. Throws what it last threw, or with `what`. */
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
  throw new Error(`Waited in vain: ${what}`, { cause: last });
}
