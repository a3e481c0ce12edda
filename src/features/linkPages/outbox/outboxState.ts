import { nanoid } from '@reduxjs/toolkit';
import { logFailure } from '../../../ui/log';
import { askToKeepStorage, isStorageFull } from '../../../ui/upload/fileStore';
import {
  deleteUnsentCommand,
  readStoredKey,
  readUnsentCommands,
  storeUnsentCommand,
  type OrderOfContractor,
  type UnsentCommand,
} from './workStore';

/** Why an item is not stored: there is no room left, or the browser stores nothing. */
type UnstoredReason = 'full' | 'forbidden';

/**
 * The list of the commands that wait. The stored list is the true one, which other tabs of this browser share; an item
 * that could not be stored is in the memory of its tab only.
 */
export interface OutboxState {
  items: readonly UnsentCommand[];
  isSending: boolean;
  /** The item that is on its way: it cannot be changed or taken back. */
  sendingId?: string;
  /** Ids of the items that are still being stored in this browser: closing the page would lose them. */
  storingIds: readonly string[];
  /** The items that do not survive closing the page, by id. */
  unstored: Readonly<Record<string, UnstoredReason>>;
}

let state: OutboxState = { items: [], isSending: false, storingIds: [], unstored: {} };
const listeners = new Set<() => void>();

export function setState(next: Partial<OutboxState>): void {
  state = { ...state, ...next };
  for (const notify of listeners) notify();
}
export const outboxState = (): OutboxState => state;
export const subscribeOutbox = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether an item belongs to the page of a work order; an item of an earlier version belongs to its link. */
export const isOfOrder = (
  item: UnsentCommand,
  link: string | undefined,
  order: OrderOfContractor | undefined,
): boolean =>
  item.order && order
    ? item.order.workId === order.workId && item.order.contractorId === order.contractorId
    : item.link === link;

/** Tells the other tabs of this browser that the stored list has changed. */
let channel: BroadcastChannel | undefined;
/** Calls `listen` when another tab has changed the stored list. Returns a function that ends this. */
export function onOtherTab(listen: () => void): () => void {
  // Some test environments and old browsers lack it: then a tab learns it when it sends.
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const opened = new BroadcastChannel('posventa-envios');
  channel = opened;
  opened.addEventListener('message', listen);
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

/** Ids that were sent or discarded: deleting them from the storage may have failed. */
const removedIds = new Set<string>();
/** Increases with each write to the storage: a list that was read meanwhile may be older. */
let writeCount = 0;

/** Reads the stored list. Rejects if the browser stores nothing. */
export async function refreshItems(): Promise<void> {
  for (;;) {
    const countBefore = writeCount;
    const stored = await readUnsentCommands(state.items);
    if (countBefore !== writeCount) continue;
    const inMemory = state.items.filter(({ id }) => state.storingIds.includes(id) || id in state.unstored);
    const memoryIds = new Set(inMemory.map(({ id }) => id));
    const items = [...stored.filter(({ id }) => !removedIds.has(id) && !memoryIds.has(id)), ...inMemory];
    return setState({ items: items.toSorted((one, other) => (one.id < other.id ? -1 : 1)) });
  }
}

/** Stores an item that is in the list, and remembers if that fails. */
export async function storeItem(item: UnsentCommand): Promise<void> {
  writeCount += 1;
  try {
    await storeUnsentCommand(item);
    const { [item.id]: _, ...unstored } = state.unstored;
    setState({ unstored });
    channel?.postMessage('changed');
  } catch (error) {
    logFailure('store an unsent command', error);
    setState({ unstored: { ...state.unstored, [item.id]: isStorageFull(error) ? 'full' : 'forbidden' } });
  } finally {
    writeCount += 1;
  }
}

/** Tries again to store the items for which there was no room. */
export async function storeUnstoredItems(): Promise<void> {
  for (const item of state.items) if (item.id in state.unstored) await storeItem(item);
}

let lastTime = 0;
/** Returns when a command was given, in milliseconds of this phone's clock. */
export const timeOf = ({ id }: Pick<UnsentCommand, 'id'>): number => Number.parseInt(id, 10);

/** Returns an id that sorts after all others, also if the phone's clock was set back. */
function nextId(): string {
  const times = state.items.map(timeOf);
  lastTime = Math.max(Date.now(), lastTime + 1, ...times.map((time) => time + 1));
  return `${String(lastTime).padStart(16, '0')} ${nanoid(6)}`;
}

/** Adds an item to the list. Resolves when it is stored, or when storing has failed and the page says so. */
export async function addItem(values: Omit<UnsentCommand, 'id' | 'key'>): Promise<void> {
  askToKeepStorage();
  const item: UnsentCommand = { id: nextId(), key: nanoid(), ...values };
  setState({ items: [...state.items, item], storingIds: [...state.storingIds, item.id] });
  try {
    await storeItem(item);
  } finally {
    setState({ storingIds: state.storingIds.filter((id) => id !== item.id) });
  }
}

/** Replaces an item of the list, and stores it. Does nothing if it is not in the list any more. */
export async function replaceItem(item: UnsentCommand): Promise<void> {
  if (!state.items.some(({ id }) => id === item.id)) return;
  setState({ items: state.items.map((each) => (each.id === item.id ? item : each)) });
  await storeItem(item);
}

/**
 * Whether an item is still to be sent, as it is here: another tab may have sent, changed or discarded it. The list is
 * read again if not.
 */
export async function isStillUnsent(item: UnsentCommand): Promise<boolean> {
  if (item.id in state.unstored || state.storingIds.includes(item.id)) return true;
  try {
    if ((await readStoredKey(item.id)) === item.key) return true;
    await refreshItems();
    return false;
  } catch (error) {
    logFailure('read an unsent command', error);
    return true;
  }
}

/** Removes an item. If it was changed after it was sent, the change stays and is sent. */
export async function removeItem(item: UnsentCommand): Promise<void> {
  const current = state.items.find(({ id }) => id === item.id);
  if (current && current.key !== item.key) return;
  removedIds.add(item.id);
  setState({ items: state.items.filter(({ id }) => id !== item.id) });
  writeCount += 1;
  try {
    await deleteUnsentCommand(item.id);
    channel?.postMessage('changed');
  } catch (error) {
    logFailure('delete an unsent command', error);
  } finally {
    writeCount += 1;
  }
}
