/** Milliseconds before a chunk that failed to load is requested again; most network failures are short. */
const secondTryMs = 400;

/** Loads a chunk of code and retries once; rejects with the error of the second try. */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, secondTryMs));
    return load();
  });
