import { partsWords } from '../../../contract/workEventText';
import { formatInstant } from '../../../ui/dates';
import { timeOf } from '../outbox/outboxState';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';

/** Returns what an unsent command is, in a few words. */
export function describe({ command, lostPhotos }: UnsentCommand): string {
  if (command.kind === 'photos') return text.photosOf(lostPhotos ?? command.files.length, command.of);
  if (command.kind === 'miss') return text.does.miss(command.files.length);
  return command.kind === 'arrive' ? text.does.arrive : text.does[command.body.move];
}

/** Returns the descriptions of the unsent commands: photos as one number, other commands one by one, in their order. */
export function describeAll(items: readonly UnsentCommand[]): string[] {
  const photos = items.reduce((sum, { command }) => sum + (command.kind === 'photos' ? command.files.length : 0), 0);
  return [
    ...(photos > 0 ? [text.photosOf(photos)] : []),
    ...items.flatMap((item) => (item.command.kind === 'photos' ? [] : [describe(item)])),
  ];
}

/** Returns the texts that were entered with a command. */
export function textsOf({ command }: UnsentCommand): string[] {
  if (command.kind === 'miss') return command.note ? [command.note] : [];
  if (command.kind !== 'move') return [];
  const { note, parts } = command.body;
  return [...(note ? [note] : []), ...(parts ? [partsWords(parts)] : [])];
}

/** Returns when a command was given, by this phone's clock. */
export const whenOf = (item: UnsentCommand): string => formatInstant(new Date(timeOf(item)).toISOString());

/** Returns the photos of unsent commands, and a text file that says what was reported, to be saved in the phone. */
export function filesOf(items: readonly UnsentCommand[]): File[] {
  const name = text.savedFile(items[0]?.order?.workId);
  const photos = items.flatMap(({ command }) => ('files' in command ? command.files : []));
  const lines = items.map((item) => text.savedLine(whenOf(item), describe(item), textsOf(item).join('\n')));
  return [
    new File([lines.join('\n\n')], `${name}.txt`, { type: 'text/plain' }),
    ...photos.map(
      (photo, index) =>
        new File([photo], `${name}-foto-${index + 1}${/\.\w+$/.exec(photo.name)?.[0] ?? '.jpg'}`, { type: photo.type }),
    ),
  ];
}
