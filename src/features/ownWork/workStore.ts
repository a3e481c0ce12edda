import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Visit } from '../../api/linkVisits';
import type { OwnWork, OwnWorkCommand } from '../../api/ownWork';

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
  /** The reason of the server's refusal: the command is not sent again automatically. */
  failure?: string;
}

// Some private windows have no IndexedDB: then the calls throw, and callers continue with the data in memory.
const stores: Record<string, UseStore> = {};
const storeOf = (name: string): UseStore => (stores[name] ??= createStore(`posventa-${name}`, name));
const workStore = () => storeOf('trabajos');
const unsentStore = () => storeOf('envios');
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
  const storedCommands = await entries<string, UnsentCommand>(unsentStore());
  return storedCommands.map(([, each]) => each).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
export const storeUnsentCommand = async (each: UnsentCommand): Promise<void> => set(each.id, each, unsentStore());
export const deleteUnsentCommand = async (id: string): Promise<void> => del(id, unsentStore());

/** Returns the photos of a visit; an empty list for a stored visit of an older version without photos. */
export const photosOfVisit = ({ photos }: Pick<Visit, 'photos'>): Visit['photos'] =>
  (photos as Visit['photos'] | undefined) ?? [];
