import { isDatabaseDown } from './database/connection';
import { endingText } from './startText';

interface Closable {
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Milliseconds that the whole shutdown may take, after the time for proxies (DRAIN_SECONDS); a supervisor usually kills
 * the process after ten seconds. Each part has a shorter limit: requests 3 s, jobs 4 s (in parallel with the requests),
 * statements 1.5 s. The rest is for the embedded PostgreSQL.
 */
const maxMs = 9000;
/**
 * Signals within this many milliseconds count as one: `npm` forwards a signal that the terminal has already sent to all
 * processes.
 */
const sameSignalMs = 250;

/**
 * Shuts the server down in order at the first SIGINT or SIGTERM, and exits immediately at the second. The process exits
 * within nine seconds, and those of `drainMs`, even if a part fails or hangs. The exit code is 0 only if everything was
 * closed; otherwise a line says what was not. The function is called before the server has started, because a database
 * that was started must also be stopped if a slow start is interrupted.
 * @returns a function that returns whether the server is shutting down.
 */
export function endOnSignals(starting: Promise<Closable>, drainMs: number): () => boolean {
  let stoppedAt: number | undefined;
  const end = (reason?: string) => {
    if (reason !== undefined) console.error(reason);
    process.exit(reason === undefined ? 0 : 1);
  };
  const stop = () => {
    if (stoppedAt !== undefined) {
      if (Date.now() - stoppedAt > sameSignalMs) end(endingText.secondSignal);
      return;
    }
    stoppedAt = Date.now();
    setTimeout(() => end(endingText.notInTime((maxMs + drainMs) / 1000)), maxMs + drainMs);
    let failure: string | undefined;
    const note = (error: unknown) => {
      failure ??= endingText.failed(messageOf(error));
    };
    // A failure elsewhere during the shutdown must not keep the remaining parts from being closed. A statement that no
    // longer gets a connection is expected: its request was cut off on purpose.
    const noteUnexpected = (error: unknown) => {
      if (!isDatabaseDown(error)) note(error);
    };
    process.on('uncaughtException', noteUnexpected);
    process.on('unhandledRejection', noteUnexpected);
    void starting
      .then(async (server) => {
        await server.drain();
        await server.close();
      })
      .catch(note)
      .then(() => end(failure));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => stoppedAt !== undefined;
}

/** Returns an error as one line. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
