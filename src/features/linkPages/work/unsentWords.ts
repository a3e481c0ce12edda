import { partsWords, stuckReasonText } from '../../../contract/workEventText';
import { formatInstant } from '../../../ui/dates';
import { capitalized } from '../../../ui/words';
import { timeOf } from '../outbox/outboxState';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';

/** Returns what an unsent command is, in a few words. */
export function describe({ command, lostPhotos }: UnsentCommand): string {
  switch (command.kind) {
    case 'photos':
      return text.photosOf(lostPhotos ?? command.files.length, command.of);
    case 'miss':
      return text.does.miss(command.files.length);
    case 'take back':
      return text.does['take back'][command.body.what];
    case 'move':
      return command.body.claim_id === undefined ? text.does[command.body.move] : text.does.finishPlace;
    case 'arrive':
    case 'stuck':
    case 'correct':
    case 'message':
      return text.does[command.kind];
  }
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
  if (command.kind === 'message') return command.text ? [command.text] : [];
  if (command.kind === 'stuck')
    return [capitalized(stuckReasonText[command.body.reason]), command.body.note ?? ''].filter(Boolean);
  if (command.kind !== 'move' && command.kind !== 'correct') return [];
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
