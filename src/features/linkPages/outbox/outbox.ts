/**
 * The outbox: every command is added to a list that is stored in this browser, and then sent in order, at once or when
 * there is a connection. It belongs to the work order and its contractor: a new link sends what an older one could not.
 */
import { nanoid } from '@reduxjs/toolkit';
import type { OwnWorkCommand, OwnWorkPhotoKind } from '../../../api/ownWork';
import { logFailure } from '../../../ui/log';
import { addItem, isOfOrder, onOtherTab, outboxState, refreshItems, removeItem, replaceItem } from './outboxState';
import { forgetServerErrors, sendUnsent, stopSending, takeCallbacks, type OutboxCallbacks } from './sending';
import type { OrderOfContractor, UnsentCommand } from './workStore';

export { outboxState, subscribeOutbox } from './outboxState';

/** Settles when the stored commands were read, or cannot be read. */
let firstRead: Promise<void> = Promise.resolve();
/** Milliseconds that a new command waits for the earlier ones to be read: they are sent first, and sort before it. */
const readMs = 5_000;

/** Loads the stored commands and sends them. Returns a function that stops the outbox. */
export function startOutbox(callbacks: OutboxCallbacks): () => void {
  takeCallbacks(callbacks);
  const refresh = () => refreshItems().catch((error: unknown) => logFailure('read the unsent commands', error));
  const onBack = () => document.visibilityState === 'visible' && void sendUnsent();
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onBack);
  const stopListening = onOtherTab(() => void refresh());
  firstRead = refresh();
  void firstRead.then(sendUnsent);
  return () => {
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onBack);
    stopListening();
    stopSending();
  };
}

/** Where a command belongs: the link of the page, and the work order that it shows. */
export interface CommandOrigin {
  link: string;
  order: OrderOfContractor | undefined;
}

/**
 * Adds a command to the outbox, which sends it now or later. Resolves when the command is stored in this browser, or when
 * storing has failed and the page says so: until then a form keeps its input.
 */
export async function addCommand(origin: CommandOrigin, command: OwnWorkCommand): Promise<void> {
  await Promise.race([firstRead, new Promise((resolve) => setTimeout(resolve, readMs))]);
  await addItem({ ...origin, command });
  void sendUnsent();
}

/** Adds photos of a work order, or of one of its places, to the outbox, each as a command, so that each can be sent and taken back by itself. */
export async function addPhotos(
  origin: CommandOrigin,
  { of, claimId }: { of: OwnWorkPhotoKind; claimId?: number },
  files: File[],
): Promise<void> {
  await Promise.all(files.map((file) => addCommand(origin, { kind: 'photos', of, claimId, files: [file] })));
}

/**
 * Lets a valid link send all that waits for its work order and contractor, in its order and with its keys: the server
 * recognises what an older link has sent already.
 */
export async function adoptLink({ link, order }: CommandOrigin): Promise<void> {
  const waiting = outboxState().items.filter((item) => isOfOrder(item, link, order));
  for (const item of waiting)
    if (item.link !== link || item.isLinkEnded || !item.order) {
      const { isLinkEnded: _, ...adopted } = item;
      await replaceItem({ ...adopted, link, order });
    }
  if (waiting.length > 0) void sendUnsent();
}

/**
 * Changes a command that has not been sent, with a new key, because its content is another one. Returns false if it is on
 * its way or sent.
 */
export async function changeCommand(id: string, command: OwnWorkCommand): Promise<boolean> {
  const { items, sendingId } = outboxState();
  const item = items.find((each) => each.id === id);
  if (!item || sendingId === id) return false;
  const { failure: _, ...rest } = item;
  await replaceItem({ ...rest, key: nanoid(), command });
  void sendUnsent();
  return true;
}

/** Removes an unsent command. */
export async function discardCommand(id: string): Promise<void> {
  const item = outboxState().items.find((each) => each.id === id);
  if (item) await removeItem(item);
}

/** Sends a refused command again. */
export async function retryCommand(id: string): Promise<void> {
  forgetServerErrors(id);
  const item = outboxState().items.find((each) => each.id === id);
  if (!item) return;
  const { failure: _, ...rest } = item;
  await replaceItem(rest satisfies UnsentCommand);
  await sendUnsent();
}
