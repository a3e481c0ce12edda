/** Milliseconds before a chunk that failed to load is requested again; most network failures are short. */
const secondTryMs = 400;

/** Loads a chunk of code and retries once; rejects with the error of the second try. */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, secondTryMs));
    return load();
  });

/**
 * Starts loading code before it is needed. A failure is ignored, because the code is requested again when the user
 * needs it, and a failure is shown then.
 */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => {});
