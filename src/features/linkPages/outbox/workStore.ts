import { createStore, del, entries, get, set } from 'idb-keyval';
import { once } from '../../../contract/memo';
import type { Visit } from '../../../api/linkVisits';
import type { OwnWork, OwnWorkCommand } from '../../../api/ownWork';
import { fromStoredFile, toStoredFile, type StoredFile } from '../../../ui/upload/fileBytes';

/** The last loaded version of a work order, for use without a connection. */
interface StoredWork {
  work: OwnWork;
  /** Instant of the load, ISO 8601. */
  at: string;
}

/** A command that has not reached the server. */
export interface UnsentCommand {
  /** Sorts by the time of the command. */
  id: string;
  /** Idempotency key by which the server recognises a repetition. */
  key: string;
  /** The link with which the command was given. */
  link: string;
  command: OwnWorkCommand;
  /** The reason why it was refused or cannot be sent: it is not sent again automatically. */
  failure?: string;
  /** Set if the command stands for this number of photos that can no longer be read: they must be taken again. */
  lostPhotos?: number;
}

/** A command as it is stored. Earlier versions stored `File` objects. */
type StoredCommand = Omit<UnsentCommand, 'command'> & { command: WithStoredFiles<OwnWorkCommand> };
type WithStoredFiles<Command> = Command extends { files: File[] }
  ? Omit<Command, 'files'> & { files: (StoredFile | File)[] }
  : Command;

const fromStored = ({ command, ...item }: StoredCommand): UnsentCommand => ({
  ...item,
  command: 'files' in command ? { ...command, files: command.files.map(fromStoredFile) } : command,
});
async function toStored({ command, ...item }: UnsentCommand): Promise<StoredCommand> {
  if (!('files' in command)) return { ...item, command };
  const files = await Promise.all(command.files.map(toStoredFile));
  return { ...item, command: { ...command, files } };
}

// Some private windows have no IndexedDB: then the calls throw, and callers continue with the data in memory.
const storeOf = (name: string) => once(() => createStore(`posventa-${name}`, name));
const workStore = storeOf('trabajos');
const unsentStore = storeOf('envios');
const lastLink = 'último';

export const readStoredWork = async (link: string): Promise<StoredWork | undefined> =>
  get<StoredWork>(`trabajo ${link}`, workStore());
export const storeWork = async (link: string, work: OwnWork): Promise<void> =>
  set(`trabajo ${link}`, { work, at: new Date().toISOString() } satisfies StoredWork, workStore());

/** The last link opened in this browser: a page opened without a link uses it. */
export const readLastLink = async (): Promise<string | undefined> => get<string>(lastLink, workStore());
export const storeLastLink = async (link: string): Promise<void> => set(lastLink, link, workStore());

/** Deletes the data of a link that is not valid any more. Unsent commands stay until the user discards them. */
export async function forgetWork(link: string): Promise<void> {
  await del(`trabajo ${link}`, workStore());
  if ((await readLastLink()) === link) await del(lastLink, workStore());
}

/** Returns the unsent commands, in the order in which they were given. */
export async function readUnsentCommands(): Promise<UnsentCommand[]> {
  const storedCommands = await entries<string, StoredCommand>(unsentStore());
  return storedCommands.map(([, each]) => fromStored(each)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
/** Rejects if this browser stores nothing, or a photo cannot be read. */
export const storeUnsentCommand = async (each: UnsentCommand): Promise<void> =>
  set(each.id, await toStored(each), unsentStore());
export const deleteUnsentCommand = async (id: string): Promise<void> => del(id, unsentStore());

/** Returns the photos of a visit; an empty list for a stored visit of an older version without photos. */
export const photosOfVisit = ({ photos }: Pick<Visit, 'photos'>): Visit['photos'] =>
  (photos as Visit['photos'] | undefined) ?? [];
