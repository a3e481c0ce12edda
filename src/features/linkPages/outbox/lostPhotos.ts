import { nanoid } from '@reduxjs/toolkit';
import type { OwnWorkCommand } from '../../../api/ownWork';
import { logFailure } from '../../../ui/log';
import { inMemory } from '../../../ui/upload/fileBytes';
import { ownWorkText as text } from '../ownWorkText';
import type { UnsentCommand } from './workStore';

/**
 * Reads the photos of a command before it is sent. A photo that cannot be read (changed or deleted on the phone, or lost
 * by the browser) would keep the command, and all later ones, from ever being sent. Returns the command with the
 * readable photos, undefined if nothing of it is left, and an item that says which photos must be taken again.
 */
export async function withoutLostPhotos(
  item: UnsentCommand,
): Promise<{ sendable: UnsentCommand | undefined; lost?: UnsentCommand }> {
  const { command } = item;
  if (!('files' in command)) return { sendable: item };
  const readable = (await Promise.all(command.files.map(readOrLose))).filter((file) => file !== undefined);
  const count = command.files.length - readable.length;
  if (count === 0) return { sendable: { ...item, command: { ...command, files: readable } } };
  const lost = {
    kind: 'photos',
    of: command.kind === 'photos' ? command.of : 'other',
    claimId: command.kind === 'photos' ? command.claimId : undefined,
    files: [],
  } satisfies OwnWorkCommand;
  return {
    // A report is sent without its lost photos; an order to send photos is nothing without them.
    sendable:
      command.kind === 'photos' && readable.length === 0
        ? undefined
        : { ...item, command: { ...command, files: readable } },
    lost: {
      id: `${item.id} lost`,
      key: nanoid(),
      link: item.link,
      order: item.order,
      command: lost,
      failure: text.lostPhotos(count),
      lostPhotos: count,
    },
  };
}

async function readOrLose(file: File): Promise<File | undefined> {
  try {
    return await inMemory(file);
  } catch (error) {
    logFailure('read an unsent photo', error);
    return undefined;
  }
}
