import { nanoid } from '@reduxjs/toolkit';
import { errorMessage, isApiError } from '../../api/envelope';
import { doByLink, type OwnWork, type OwnWorkCommand } from '../../api/ownWork';
import { logFailure } from '../../ui/log';
import { dropWaiting, keepWaiting, readWaiting, type Waiting } from './kept';

/** Milliseconds until it is tried again, the first time and later. The browser's own word that it is online comes sooner, and is not always true. */
const pausesMs = [5_000, 15_000, 60_000, 300_000];

/** What is done goes into this list first, and from it to the server in its order: at once, or when there is a connection. */
export interface OutboxState {
  items: readonly Waiting[];
  isSending: boolean;
  /** Whether this browser keeps them where the page is closed. */
  isKept: boolean;
}

interface Followers {
  /** Gets what the server answered to what was sent. */
  sent: (link: string, work: OwnWork) => void;
  /** Hears that the server refused something: the work order is not as the page believes. */
  refused: (link: string) => void;
}
const nobody: Followers = { sent: () => {}, refused: () => {} };

let state: OutboxState = { items: [], isSending: false, isKept: true };
const readers = new Set<() => void>();
let followers = nobody;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let last = 0;

function show(next: Partial<OutboxState>): void {
  state = { ...state, ...next };
  for (const tell of readers) tell();
}

export const outboxState = (): OutboxState => state;
export const subscribeOutbox = (tell: () => void): (() => void) => {
  readers.add(tell);
  return () => void readers.delete(tell);
};

/** Reads what waits since the page was last open, and sends it. Answers what ends it. */
export function startOutbox(told: Followers): () => void {
  followers = told;
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
    followers = nobody;
  };
}

/** Those that are kept, and those that were done before they were read. */
const merged = (kept: Waiting[]): Waiting[] => [
  ...kept,
  ...state.items.filter(({ id }) => !kept.some((each) => each.id === id)),
];

/** Takes something that was done; it is sent at once, or later. */
export async function takeCommand(link: string, command: OwnWorkCommand): Promise<void> {
  last = Math.max(Date.now(), last + 1);
  const item: Waiting = { id: String(last).padStart(16, '0'), key: nanoid(), link, command };
  show({ items: [...state.items, item] });
  try {
    await keepWaiting(item);
  } catch (error) {
    logFailure('keep what waits to be sent', error);
    show({ isKept: false });
  }
  await sendWaiting();
}

/** Forgets something that waits, unsent. */
export async function discardWaiting(id: string): Promise<void> {
  show({ items: state.items.filter((item) => item.id !== id) });
  await dropWaiting(id).catch((error: unknown) => logFailure('discard what waits', error));
}

/** Sends again what the server refused. */
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

/** Whether another try may bring what this one did not: no connection, a server that is not there, or too much at once. */
const isPassing = (error: unknown): boolean =>
  isApiError(error) && (typeof error.status !== 'number' || error.status >= 500 || error.status === 429);

/** Sends what waits, in its order, in one page of this browser at a time. The keys make what was sent before happen once. */
export async function sendWaiting(): Promise<void> {
  if (state.isSending || !state.items.some(({ failure }) => failure === undefined)) return;
  clearTimeout(timer);
  show({ isSending: true });
  let isDone: boolean;
  try {
    isDone = await alone(sendAll);
    if (isDone) tries = 0;
    else timer = setTimeout(() => void sendWaiting(), pausesMs[Math.min(tries++, pausesMs.length - 1)]);
  } finally {
    show({ isSending: false });
  }
  // What was done while the last of them was being put away.
  if (isDone) await sendWaiting();
}

async function alone(work: () => Promise<boolean>): Promise<boolean> {
  // Old browsers have no locks: two pages then send the same, which the keys allow.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('posventa-envios', work);
}

/** Answers whether everything that can be sent was. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const item = state.items.find(({ failure }) => failure === undefined);
    if (!item) return true;
    try {
      const work = await doByLink(item.link, item.command, item.key);
      // At once with what the server answered: the page must not show for a moment what was before.
      followers.sent(item.link, work);
      await discardWaiting(item.id);
    } catch (error) {
      if (isPassing(error)) return false;
      replace(item.id, errorMessage(error));
      followers.refused(item.link);
    }
  }
}
