import { nanoid } from '@reduxjs/toolkit';
import { errorMessage, isApiError } from '../../api/envelope';
import { sendWorkCommand, type OwnWork, type OwnWorkCommand } from '../../api/ownWork';
import { logFailure } from '../../ui/log';
import { dropWaiting, keepWaiting, readWaiting, type Waiting } from './kept';

/**
 * Milliseconds until the first and later retries. The browser's `online` event triggers an earlier retry, but is not
 * reliable.
 */
const pausesMs = [5_000, 15_000, 60_000, 300_000];

/**
 * The outbox: every command is added to this list first, and then sent in order, at once or when there is a connection.
 */
export interface OutboxState {
  items: readonly Waiting[];
  isSending: boolean;
  /** Whether the items survive closing the page. */
  isKept: boolean;
}

interface OutboxCallbacks {
  /** Receives the response to a sent command. */
  sent: (link: string, work: OwnWork) => void;
  /** Called when the server refused a command: the page's work order is outdated. */
  refused: (link: string) => void;
}
const noCallbacks: OutboxCallbacks = { sent: () => {}, refused: () => {} };

let state: OutboxState = { items: [], isSending: false, isKept: true };
const listeners = new Set<() => void>();
let callbacks = noCallbacks;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let last = 0;

function show(next: Partial<OutboxState>): void {
  state = { ...state, ...next };
  for (const notify of listeners) notify();
}

export const outboxState = (): OutboxState => state;
export const subscribeOutbox = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Loads the stored commands and sends them. Returns a function that stops the outbox. */
export function startOutbox(next: OutboxCallbacks): () => void {
  callbacks = next;
  const onBack = () => document.visibilityState === 'visible' && void sendWaiting();
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onBack);
  void readWaiting().then(
    (items) => {
      show({ items: merged(items) });
      return sendWaiting();
    },
    (error: unknown) => {
      logFailure('read what waits to be sent', error);
      show({ isKept: false });
    },
  );
  return () => {
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onBack);
    clearTimeout(timer);
    callbacks = noCallbacks;
  };
}

/** Merges stored commands with those that were given before the stored ones were loaded. */
const merged = (kept: Waiting[]): Waiting[] => [
  ...kept,
  ...state.items.filter(({ id }) => !kept.some((each) => each.id === id)),
];

/**
 * Adds a command to the outbox, which sends it now or later. Resolves when the command is stored in this browser, or when
 * storing has failed and the page says so: until then a form keeps its input.
 */
export async function addCommand(link: string, command: OwnWorkCommand): Promise<void> {
  last = Math.max(Date.now(), last + 1);
  const item: Waiting = { id: String(last).padStart(16, '0'), key: nanoid(), link, command };
  show({ items: [...state.items, item] });
  try {
    await keepWaiting(item);
  } catch (error) {
    logFailure('keep what waits to be sent', error);
    show({ isKept: false });
  }
  void sendWaiting();
}

/** Removes an unsent command. */
export async function discardWaiting(id: string): Promise<void> {
  show({ items: state.items.filter((item) => item.id !== id) });
  await dropWaiting(id).catch((error: unknown) => logFailure('discard what waits', error));
}

/** Sends a refused command again. */
export async function retryWaiting(id: string): Promise<void> {
  replace(id, undefined);
  await sendWaiting();
}

function replace(id: string, failure: string | undefined): void {
  const items = state.items.map((item) => (item.id === id ? { ...item, failure } : item));
  show({ items });
  const item = items.find((each) => each.id === id);
  if (item) keepWaiting(item).catch((error: unknown) => logFailure('keep what waits to be sent', error));
}

/** Whether a retry may succeed: no connection, a server that is not available, or too many requests. */
const isTemporary = (error: unknown): boolean =>
  isApiError(error) && (typeof error.status !== 'number' || error.status >= 500 || error.status === 429);

/**
 * Sends the waiting commands in order, in one page of this browser at a time. Idempotency keys prevent that a repeated
 * command is executed twice.
 */
export async function sendWaiting(): Promise<void> {
  if (state.isSending || !state.items.some(({ failure }) => failure === undefined)) return;
  clearTimeout(timer);
  show({ isSending: true });
  let isDone: boolean;
  try {
    isDone = await inOnePage(sendAll);
    if (isDone) tries = 0;
    else timer = setTimeout(() => void sendWaiting(), pausesMs[Math.min(tries++, pausesMs.length - 1)]);
  } finally {
    show({ isSending: false });
  }
  // Sends commands that were added while the last one was being removed.
  if (isDone) await sendWaiting();
}

async function inOnePage(work: () => Promise<boolean>): Promise<boolean> {
  // Old browsers have no locks: two pages may send the same command, and the idempotency keys make that harmless.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('posventa-envios', work);
}

/** Sends all commands that can be sent. Returns false if a retry is necessary. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const item = state.items.find(({ failure }) => failure === undefined);
    if (!item) return true;
    try {
      const work = await sendWorkCommand(item.link, item.command, item.key);
      // Before the item is removed, so that the page never shows the old state in between.
      callbacks.sent(item.link, work);
      await discardWaiting(item.id);
    } catch (error) {
      if (isTemporary(error)) return false;
      replace(item.id, errorMessage(error));
      callbacks.refused(item.link);
    }
  }
}
