import { requestAddress } from '../../api/address';
import { sessionHeaders } from '../../api/early';
import type { Change } from '../../contract/events';
import { limits } from '../../contract/limits';
import { readEvents } from './eventReader';

/** An event of the stream: changes, a reset (everything must be refetched), or a heartbeat. */
export type StreamEvent =
  | { type: 'change'; changes: Change[]; id?: string }
  | { type: 'reset'; id?: string }
  | { type: 'beat'; id?: string };

interface Stream {
  token: string;
  /** The id of the last received event, in any tab. */
  lastId: () => string | undefined;
  onEvent: (event: StreamEvent) => void;
  signal: AbortSignal;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Why a retry is pointless: the server does not have the call, or the session has ended or lacks the permission. */
export type Refusal = 'missing' | 'ended' | 'refused';
const refusals: Partial<Record<number, Refusal>> = { 401: 'ended', 403: 'refused', 404: 'missing' };

/**
 * Reads the stream of changes and reconnects with a growing delay when it breaks. Ends when the signal aborts, or with
 * the reason if a retry is pointless.
 */
export async function readStream({ token, lastId, onEvent, signal }: Stream): Promise<Refusal | undefined> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    await waitUntilOnline(signal);
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartSilenceTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), limits.streamTimeoutSeconds * 1000);
    };
    restartSilenceTimer();
    try {
      const last = lastId();
      const answer = await fetch(addressFor(last), {
        headers: { ...sessionHeaders(token), ...(last !== undefined && { 'last-event-id': last }) },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      });
      const refusal = refusals[answer.status];
      if (refusal) return refusal;
      if (answer.ok && answer.body && answer.headers.get('content-type')?.startsWith('text/event-stream')) {
        waitMs = firstWaitMs;
        for await (const event of readEvents(answer.body)) {
          restartSilenceTimer();
          if ('retryMs' in event) waitMs = event.retryMs;
          else if (event.name === 'change')
            onEvent({ type: 'change', changes: JSON.parse(event.data) as Change[], id: event.id });
          else onEvent({ type: event.name === 'reset' ? 'reset' : 'beat', id: event.id });
        }
      }
    } catch {
      // Cut off, without a network, or silent: retry.
    }
    clearTimeout(timer);
    await sleep(waitMs * (0.8 + Math.random() * 0.4), signal);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
  return undefined;
}

/** Without a last event id, sends the age of the page in seconds: the page may lack changes since then. */
const addressFor = (last: string | undefined): string =>
  requestAddress({
    url: '/events',
    params: last === undefined ? { since_seconds: Math.min(600, Math.ceil(performance.now() / 1000)) } : undefined,
  });

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Resolves when the browser has a network. Without one, each attempt would only log an error. */
async function waitUntilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
