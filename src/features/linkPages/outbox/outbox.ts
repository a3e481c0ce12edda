import { nanoid } from '@reduxjs/toolkit';
import { errorMessage, isApiError } from '../../../api/envelope';
import { sendWorkCommand, type OwnWork, type OwnWorkCommand, type OwnWorkPhotoKind } from '../../../api/ownWork';
import { limits } from '../../../contract/limits';
import { logFailure } from '../../../ui/log';
import { withoutLostPhotos } from './lostPhotos';
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

/** Ids that were sent, discarded or replaced: reading the stored ones may have begun before they were deleted. */
const removedIds = new Set<string>();

/** Merges stored commands with those that this page has already, which are newer than their stored versions. */
const withStored = (stored: UnsentCommand[]): UnsentCommand[] =>
  [
    ...stored.filter(({ id }) => !removedIds.has(id) && !state.items.some((each) => each.id === id)),
    ...state.items,
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1));

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

/** Adds photos of a work order to the outbox, as many in one command as a call can have. */
export async function addPhotos(link: string, of: OwnWorkPhotoKind, files: File[]): Promise<void> {
  const commands: Promise<void>[] = [];
  for (let start = 0; start < files.length; start += limits.imagesPerClaim)
    commands.push(addCommand(link, { kind: 'photos', of, files: files.slice(start, start + limits.imagesPerClaim) }));
  await Promise.all(commands);
}

/** Removes an unsent command. */
export async function discardCommand(id: string): Promise<void> {
  removedIds.add(id);
  setState({ items: state.items.filter((item) => item.id !== id) });
  await deleteUnsentCommand(id).catch((error: unknown) => logFailure('discard an unsent command', error));
}

/** Sends a refused command again. */
export async function retryCommand(id: string): Promise<void> {
  serverErrors.delete(id);
  setFailure(id, undefined);
  await sendUnsent();
}

function setFailure(id: string, failure: string | undefined): void {
  const items = state.items.map((item) => (item.id === id ? { ...item, failure } : item));
  setState({ items });
  const item = items.find((each) => each.id === id);
  if (item) storeUnsentCommand(item).catch((error: unknown) => logFailure('store an unsent command', error));
}

/** Replaces a command whose photos cannot all be read by its readable part and the notice of the lost photos. */
async function putLostAside(item: UnsentCommand): Promise<UnsentCommand | undefined> {
  const { sendable, lost } = await withoutLostPhotos(item);
  if (!lost) return sendable;
  const parts = [...(sendable ? [sendable] : []), lost];
  if (!sendable) removedIds.add(item.id);
  // The command may have been discarded while its photos were read.
  if (!state.items.some(({ id }) => id === item.id)) return undefined;
  setState({ items: state.items.flatMap((each) => (each.id === item.id ? parts : [each])) });
  try {
    // The notice first: if the page is closed in between, no photo has disappeared unseen.
    for (const part of parts.toReversed()) await storeUnsentCommand(part);
    if (!sendable) await deleteUnsentCommand(item.id);
  } catch (error) {
    logFailure('store an unsent command', error);
  }
  return sendable;
}

/** Attempts after which a command that the server answers with an unexpected error steps aside. */
const maxServerErrors = 3;
const serverErrors = new Map<string, number>();

/**
 * Whether the server has failed so often at this command that the later ones go first: an error of the server at one
 * command, unlike one that is not available, would keep all others waiting for ever.
 */
function hasFailedOften(id: string, error: unknown): boolean {
  if (!isApiError(error) || error.status !== 500) return false;
  const count = (serverErrors.get(id) ?? 0) + 1;
  serverErrors.set(id, count);
  return count >= maxServerErrors;
}

/** Whether a retry may succeed: no connection, a server that is not available, or too many requests. */
const isTemporary = (error: unknown): boolean =>
  isApiError(error) &&
  error.status !== 'UNREADABLE_FILE' &&
  (typeof error.status !== 'number' || error.status >= 500 || error.status === 429);

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
    const next = state.items.find(({ failure }) => failure === undefined);
    if (!next) return true;
    const item = await putLostAside(next);
    if (!item) continue;
    try {
      const work = await sendWorkCommand(item.link, item.command, item.key);
      // Before the item is removed, so that the page never shows the old state in between.
      callbacks.sent(item.link, work);
      await discardCommand(item.id);
    } catch (error) {
      if (isTemporary(error) && !hasFailedOften(item.id, error)) return false;
      setFailure(item.id, errorMessage(error));
      callbacks.refused(item.link);
    }
  }
}
