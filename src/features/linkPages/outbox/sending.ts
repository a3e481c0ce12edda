import { errorMessage, isApiError } from '../../../api/envelope';
import { sendWorkCommand, type OwnWork } from '../../../api/ownWork';
import { logFailure } from '../../../ui/log';
import { withoutLostPhotos } from './lostPhotos';
import {
  isStillUnsent,
  outboxState,
  refreshItems,
  removeItem,
  replaceItem,
  setState,
  storeItem,
  storeUnstoredItems,
} from './outboxState';
import type { UnsentCommand } from './workStore';

/**
 * Milliseconds until the first and later retries. The browser's `online` event triggers an earlier retry, but is not
 * reliable.
 */
const pausesMs = [5_000, 15_000, 60_000, 300_000];

export interface OutboxCallbacks {
  /** Receives the response to a sent command. */
  sent: (item: UnsentCommand, work: OwnWork) => void;
  /** Called when the server refused a command: the page's work order is outdated. */
  refused: (item: UnsentCommand) => void;
}
const noCallbacks: OutboxCallbacks = { sent: () => {}, refused: () => {} };

let callbacks = noCallbacks;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;

export function takeCallbacks(next: OutboxCallbacks): void {
  callbacks = next;
}
export function stopSending(): void {
  clearTimeout(timer);
  callbacks = noCallbacks;
}

/** Replaces a command whose photos cannot all be read by its readable part and the notice of the lost photos. */
async function putLostAside(item: UnsentCommand): Promise<UnsentCommand | undefined> {
  const { sendable, lost } = await withoutLostPhotos(item);
  if (!lost) return sendable;
  // The command may have been discarded while its photos were read.
  if (!outboxState().items.some(({ id }) => id === item.id)) return undefined;
  // The notice first: if the page is closed in between, no photo has disappeared unseen.
  const { items } = outboxState();
  const at = items.findIndex(({ id }) => id === item.id);
  setState({ items: [...items.slice(0, at + 1), lost, ...items.slice(at + 1)] });
  await storeItem(lost);
  if (sendable) await replaceItem(sendable);
  else await removeItem(item);
  return sendable;
}

/** Attempts after which a command that the server answers with an unexpected error steps aside. */
const maxServerErrors = 3;
const serverErrors = new Map<string, number>();
export const forgetServerErrors = (id: string): void => void serverErrors.delete(id);

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

const isSendable = ({ failure, isLinkEnded }: UnsentCommand): boolean => failure === undefined && !isLinkEnded;

/**
 * Sends the unsent commands in order, in one page of this browser at a time. Idempotency keys prevent that a repeated
 * command is executed twice.
 */
export async function sendUnsent(): Promise<void> {
  if (outboxState().isSending || !outboxState().items.some(isSendable)) return;
  clearTimeout(timer);
  setState({ isSending: true });
  let isDone: boolean;
  try {
    isDone = await inOnePage(sendAll);
    if (isDone) attempts = 0;
    else timer = setTimeout(() => void sendUnsent(), pausesMs[Math.min(attempts++, pausesMs.length - 1)]);
  } finally {
    setState({ isSending: false, sendingId: undefined });
  }
  // Sends commands that were added while the last one was being removed.
  if (isDone) await sendUnsent();
}

/**
 * Milliseconds after which a page sends although another one holds the lock: a page that was left while it was sending can
 * be kept frozen with it. Both may send the same command then, which the idempotency keys make harmless.
 */
const lockMs = 60_000;

async function inOnePage(work: () => Promise<boolean>): Promise<boolean> {
  // Old browsers have no locks: two pages may send the same command, and the idempotency keys make that harmless.
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  const patience = setTimeout(() => waiting.abort(), lockMs);
  let hasBegun = false;
  try {
    return await navigator.locks.request('posventa-envios', { signal: waiting.signal }, () => {
      hasBegun = true;
      clearTimeout(patience);
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** Sends all commands that can be sent. Returns false if a retry is necessary. */
async function sendAll(): Promise<boolean> {
  for (;;) {
    const next = outboxState().items.find(isSendable);
    if (!next) return true;
    if (!(await isStillUnsent(next))) continue;
    setState({ sendingId: next.id });
    const item = await putLostAside(next);
    if (!item) continue;
    try {
      const work = await sendWorkCommand(item.link, item.command, item.key);
      // Before the item is removed, so that the page never shows the old state in between.
      callbacks.sent(item, work);
      await removeItem(item);
      await storeUnstoredItems();
    } catch (error) {
      if (isTemporary(error) && !hasFailedOften(item.id, error)) return false;
      if (isApiError(error) && error.status === 401) await endLink(item.link);
      else await replaceItem({ ...item, failure: errorMessage(error) });
      callbacks.refused(item);
    }
  }
}

/** Lets all that a link cannot send any more wait for another link of its work order. */
async function endLink(link: string): Promise<void> {
  // Another tab may have opened the new link meanwhile.
  await refreshItems().catch((error: unknown) => logFailure('read the unsent commands', error));
  for (const item of outboxState().items)
    if (item.link === link && !item.isLinkEnded) await replaceItem({ ...item, isLinkEnded: true });
}
