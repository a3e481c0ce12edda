import { isDatabaseDown } from './database/connection';
import { endingText } from './startText';

interface Closable {
  close(): Promise<void>;
}

/**
 * Milliseconds that ending may take in all: a supervisor usually kills the process after ten seconds. The parts have shorter
 * limits: requests three seconds, jobs four (at the same time), statements 1.5; the rest is for the embedded PostgreSQL.
 */
const longestMs = 9000;
/** Milliseconds within which a second signal is the same one: `npm` passes on what a terminal has sent to all. */
const sameSignalMs = 250;

/**
 * Ends the server in order at the first SIGINT or SIGTERM, and at once at the second. Whatever fails or hangs meanwhile, the process
 * ends within nine seconds. Its exit code is 0 only where everything was closed; otherwise a line says what was not. It is called
 * before the server has started, because a database that was started must also be stopped when a slow start is interrupted.
 * @returns whether it is ending.
 */
export function endOnSignals(starting: Promise<Closable>): () => boolean {
  let since: number | undefined;
  const end = (reason?: string) => {
    if (reason !== undefined) console.error(reason);
    process.exit(reason === undefined ? 0 : 1);
  };
  const stop = () => {
    if (since !== undefined) {
      if (Date.now() - since > sameSignalMs) end(endingText.secondSignal);
      return;
    }
    since = Date.now();
    setTimeout(() => end(endingText.notInTime(longestMs / 1000)), longestMs);
    let failure: string | undefined;
    const note = (error: unknown) => {
      failure ??= endingText.failed(wordsOf(error));
    };
    // What fails elsewhere while the server closes must not stop the rest from being closed. That a statement no longer gets its
    // connection is expected then: its sender was cut off on purpose.
    const noteUnexpected = (error: unknown) => {
      if (!isDatabaseDown(error)) note(error);
    };
    process.on('uncaughtException', noteUnexpected);
    process.on('unhandledRejection', noteUnexpected);
    void starting
      .then((server) => server.close())
      .catch(note)
      .then(() => end(failure));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => since !== undefined;
}

/** An error as one line. */
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
