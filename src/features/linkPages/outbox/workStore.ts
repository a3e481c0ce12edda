import { createStore, del, entries, get, set } from 'idb-keyval';
import { once } from '../../../contract/memo';
import type { Visit } from '../../../api/linkVisits';
import type { OwnWork, OwnWorkCommand, OwnWorkList } from '../../../api/ownWork';
import { fromStoredFile, type StoredFile } from '../../../ui/upload/fileBytes';
import { deleteFiles, readFiles, storeFiles } from '../../../ui/upload/fileStore';

/** The last loaded version of a work order, for use without a connection. */
interface StoredWork {
  work: OwnWork;
  /** Instant of the load, ISO 8601. */
  at: string;
}

/** A work order of a contractor. What could not be sent belongs to it: any of its valid links can send it. */
export interface OrderOfContractor {
  workId: number;
  contractorId: number;
}

/** Returns the owner of what is reported for a work order; undefined if an earlier version stored it. */
export function orderOf({ id, contractor_id: contractorId }: OwnWork): OrderOfContractor | undefined {
  return (contractorId as number | undefined) === undefined ? undefined : { workId: id, contractorId };
}

/** A command that has not reached the server. */
export interface UnsentCommand {
  /** Sorts by the time of the command. */
  id: string;
  /** Idempotency key by which the server recognises a repetition. */
  key: string;
  /** The link that sends the command: the one with which it was given, or a later one of the same work order. */
  link: string;
  /** Undefined if an earlier version of the page stored the command, and its link was not opened since. */
  order?: OrderOfContractor;
  command: OwnWorkCommand;
  /** The reason why it was refused or cannot be sent: it is not sent again automatically. */
  failure?: string;
  /** The link is not valid any more: the command waits until another link of the same work order is opened. */
  isLinkEnded?: true;
  /** Set if the command stands for this number of photos that can no longer be read: they must be taken again. */
  lostPhotos?: number;
}

/** A command as it is stored. Its photos have records of their own; earlier versions stored them in it. */
type StoredCommand = Omit<UnsentCommand, 'command'> & {
  command: WithStoredFiles<OwnWorkCommand>;
  /** The number of its photos. */
  fileCount?: number;
};
type WithStoredFiles<Command> = Command extends { files: File[] }
  ? Omit<Command, 'files'> & { files: (StoredFile | File)[] }
  : Command;

const filesKey = (id: string) => `posventa-envio ${id}`;

/** Returns a stored command with its photos. A lost photo is replaced by one that cannot be read, so that it is told. */
async function fromStored({ command, fileCount = 0, ...item }: StoredCommand): Promise<UnsentCommand> {
  if (!('files' in command)) return { ...item, command };
  if (command.files.length > 0) return { ...item, command: { ...command, files: command.files.map(fromStoredFile) } };
  const files = await readFiles(filesKey(item.id));
  const lost = Array.from({ length: Math.max(0, fileCount - files.length) }, () => new LostFile());
  return { ...item, command: { ...command, files: [...files, ...lost] } };
}

/** A photo whose record the browser has lost. */
class LostFile extends File {
  constructor() {
    super([], '');
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The photo is not stored any more.', 'NotFoundError'));
  }
}

// Some private windows have no IndexedDB: then the calls throw, and callers continue with the data in memory.
const storeOf = (name: string) => once(() => createStore(`posventa-${name}`, name));
const workStore = storeOf('trabajos');
const unsentStore = storeOf('envios');
const lastLink = 'último';

export async function readStoredWork(link: string): Promise<StoredWork | undefined> {
  const stored = await get<StoredWork>(`trabajo ${link}`, workStore());
  return stored && { ...stored, work: withAllFields(stored.work) };
}

/** A work order and the link that opened it. */
export interface LinkedWork {
  link: string;
  work: OwnWork;
}

/** Returns the stored work orders, each once, with the link that was opened last. */
export async function readStoredWorks(): Promise<LinkedWork[]> {
  const stored = await entries<string, StoredWork>(workStore());
  const works = stored.flatMap(([key, value]) =>
    key.startsWith('trabajo ')
      ? [{ link: key.slice('trabajo '.length), at: value.at, work: withAllFields(value.work) }]
      : [],
  );
  return works.filter(({ work, at }) => !works.some((other) => other.work.id === work.id && other.at > at));
}

/** Returns a stored work order with the fields that an earlier version of the page did not store. */
function withAllFields(work: OwnWork): OwnWork {
  const places = work.places.map((place) => ({ ...{ description: '', arrived_at: null, done_at: null }, ...place }));
  return { ...{ reports: [], stuck: null, messages: [], closed_days: [] }, ...work, places };
}
export async function storeWork(link: string, work: OwnWork): Promise<void> {
  await set(`trabajo ${link}`, { work, at: new Date().toISOString() } satisfies StoredWork, workStore());
  await set('empresa', work.company, workStore());
}

/** The last link opened in this browser: a page opened without a link uses it. */
export const readLastLink = async (): Promise<string | undefined> => get<string>(lastLink, workStore());
export const storeLastLink = async (link: string): Promise<void> => set(lastLink, link, workStore());

/** The list of a contractor's work orders as it was loaded last, for use without a connection. */
interface StoredList {
  secret: string;
  list: OwnWorkList;
  /** Instant of the load, ISO 8601. */
  at: string;
}
const listKey = 'lista';

export async function readStoredWorkList(secret: string): Promise<StoredList | undefined> {
  const stored = await get<StoredList>(listKey, workStore());
  return stored?.secret === secret ? stored : undefined;
}
export const storeWorkList = async (secret: string, list: OwnWorkList): Promise<void> =>
  set(listKey, { secret, list, at: new Date().toISOString() } satisfies StoredList, workStore());
/** Returns the secret of the link to the list that was opened last on this phone. */
export const readListSecret = async (): Promise<string | undefined> =>
  (await get<StoredList>(listKey, workStore()))?.secret;
export const forgetWorkList = async (): Promise<void> => del(listKey, workStore());

/** Returns the company that the last loaded work order named: a link that has ended must still say whom to call. */
export const readCompany = async (): Promise<OwnWork['company'] | undefined> =>
  get<OwnWork['company']>('empresa', workStore());

/** Deletes the data of a link that is not valid any more. Unsent commands stay until the user discards them. */
export async function forgetWork(link: string): Promise<void> {
  await del(`trabajo ${link}`, workStore());
  if ((await readLastLink()) === link) await del(lastLink, workStore());
}

/**
 * Returns the unsent commands, in the order in which they were given. The photos of those that the caller `knows` are
 * not read again.
 */
export async function readUnsentCommands(known: readonly UnsentCommand[]): Promise<UnsentCommand[]> {
  const stored = await entries<string, StoredCommand>(unsentStore());
  const items = await Promise.all(
    stored.map(async ([, each]) => {
      const same = known.find(({ id, key }) => id === each.id && key === each.key);
      if (!same || !('files' in each.command) || !('files' in same.command)) return fromStored(each);
      const { fileCount: _, ...item } = each;
      return { ...item, command: { ...each.command, files: same.command.files } };
    }),
  );
  return items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Returns the key of a stored command; undefined if it is not stored any more. */
export const readStoredKey = async (id: string): Promise<string | undefined> =>
  (await get<StoredCommand>(id, unsentStore()))?.key;

/**
 * Stores a command after its photos, so that no stored command lacks them. Rejects if this browser stores nothing or is
 * full, or if a photo cannot be read.
 */
export async function storeUnsentCommand({ command, ...item }: UnsentCommand): Promise<void> {
  if (!('files' in command)) return set(item.id, { ...item, command }, unsentStore());
  await storeFiles(filesKey(item.id), command.files);
  const stored: StoredCommand = { ...item, command: { ...command, files: [] }, fileCount: command.files.length };
  await set(item.id, stored, unsentStore());
}

/** Deletes a command and its photos. */
export async function deleteUnsentCommand(id: string): Promise<void> {
  await del(id, unsentStore());
  await deleteFiles(filesKey(id));
}

/** Returns the photos of a visit; an empty list for a stored visit of an older version without photos. */
export const photosOfVisit = ({ photos }: Pick<Visit, 'photos'>): Visit['photos'] =>
  (photos as Visit['photos'] | undefined) ?? [];
