import { nanoid } from '@reduxjs/toolkit';
import { errorMessage, isApiError } from '../../api/envelope';
import { sendWorkCommand, type OwnWork, type OwnWorkCommand } from '../../api/ownWork';
import { logFailure } from '../../ui/log';
import { deleteUnsentCommand, storeUnsentCommand, readUnsentCommands, type UnsentCommand } from './workStore';

/**
 * Milliseconds until the first and later retries. The browser's `online` event triggers an earlier retry, but is not
 * reliable.
 */
const pausesMs = [5_000, 15_000, 60_000, 300_000];

/**
 * The outbox: every command is added to this list first, and then sent in order, at once or when there is a connection.
 */
interface OutboxState {
  items: readonly UnsentCommand[];
  isSending: boolean;
  /** Ids of the items that are still being stored in this browser: closing the page would lose them. */
  storingIds: readonly string[];
  /** Whether the items survive closing the page. */
  isStored: boolean;
}

interface OutboxCallbacks {
  /** Receives the response to a sent command. */
  sent: (link: string, work: OwnWork) => void;
  /** Called when the server refused a command: the page's work order is outdated. */
  refused: (link: string) => void;
}
const noCallbacks: OutboxCallbacks = { sent: () => {}, refused: () => {} };

let state: OutboxState = { items: [], isSending: false, storingIds: [], isStored: true };
const listeners = new Set<() => void>();
let callbacks = noCallbacks;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;
let lastTime = 0;

function setState(next: Partial<OutboxState>): void {
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
  const onBack = () => document.visibilityState === 'visible' && void sendUnsent();
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onBack);
  void readUnsentCommands().then(
    (items) => {
      setState({ items: withStored(items) });
      return sendUnsent();
    },
    (error: unknown) => {
      logFailure('read the unsent commands', error);
      setState({ isStored: false });
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
const withStored = (stored: UnsentCommand[]): UnsentCommand[] => [
  ...stored,
  ...state.items.filter(({ id }) => !stored.some((each) => each.id === id)),
];

/**
 * Adds a command to the outbox, which sends it now or later. Resolves when the command is stored in this browser, or when
 * storing has failed and the page says so: until then a form keeps its input.
 */
export async function addCommand(link: string, command: OwnWorkCommand): Promise<void> {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const item: UnsentCommand = { id: String(lastTime).padStart(16, '0'), key: nanoid(), link, command };
  setState({ items: [...state.items, item], storingIds: [...state.storingIds, item.id] });
  try {
    await storeUnsentCommand(item);
  } catch (error) {
    logFailure('store an unsent command', error);
    setState({ isStored: false });
  } finally {
    setState({ storingIds: state.storingIds.filter((id) => id !== item.id) });
  }
  void sendUnsent();
}

/** Removes an unsent command. */
export async function discardCommand(id: string): Promise<void> {
  setState({ items: state.items.filter((item) => item.id !== id) });
  await deleteUnsentCommand(id).catch((error: unknown) => logFailure('discard an unsent command', error));
}

/** Sends a refused command again. */
export async function retryCommand(id: string): Promise<void> {
  setFailure(id, undefined);
  await sendUnsent();
}

function setFailure(id: string, failure: string | undefined): void {
  const items = state.items.map((item) => (item.id === id ? { ...item, failure } : item));
  setState({ items });
  const item = items.find((each) => each.id === id);
  if (item) storeUnsentCommand(item).catch((error: unknown) => logFailure('store an unsent command', error));
}

/** Whether a retry may succeed: no connection, a server that is not available, or too many requests. */
const isTemporary = (error: unknown): boolean =>
  isApiError(error) && (typeof error.status !== 'number' || error.status >= 500 || error.status === 429);

/**
 * Sends the unsent commands in order, in one page of this browser at a time. Idempotency keys prevent that a repeated
 * command is executed twice.
 */
async function sendUnsent(): Promise<void> {
  if (state.isSending || !state.items.some(({ failure }) => failure === undefined)) return;
  clearTimeout(timer);
  setState({ isSending: true });
  let isDone: boolean;
  try {
    isDone = await inOnePage(sendAll);
    if (isDone) attempts = 0;
    else timer = setTimeout(() => void sendUnsent(), pausesMs[Math.min(attempts++, pausesMs.length - 1)]);
  } finally {
    setState({ isSending: false });
  }
  // Sends commands that were added while the last one was being removed.
  if (isDone) await sendUnsent();
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
      await discardCommand(item.id);
    } catch (error) {
      if (isTemporary(error)) return false;
      setFailure(item.id, errorMessage(error));
      callbacks.refused(item.link);
    }
  }
}
