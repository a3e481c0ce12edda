import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { Visit } from '../../api/linkVisits';
import type { OwnWork, OwnWorkCommand } from '../../api/ownWork';

/** A work order as it was last read, for when there is no connection. */
export interface KeptWork {
  work: OwnWork;
  /** When it was read, ISO 8601. */
  at: string;
}

/** Something that was done and has not reached the server. */
export interface Waiting {
  /** Sorts by when it was done. */
  id: string;
  /** By which the server knows that it has it already. */
  key: string;
  /** The link that it was done by. */
  link: string;
  command: OwnWorkCommand;
  /** Why the server refused it: it is not sent again by itself. */
  failure?: string;
}

// Some private windows have no IndexedDB: then the calls throw, and whoever asks goes on with what the page holds.
const opened: Record<string, UseStore> = {};
const storeOf = (name: string): UseStore => (opened[name] ??= createStore(`posventa-${name}`, name));
const works = () => storeOf('trabajos');
const waiting = () => storeOf('envios');
const lastLink = 'último';

export const readKept = async (link: string): Promise<KeptWork | undefined> =>
  get<KeptWork>(`trabajo ${link}`, works());
export const keepWork = async (link: string, work: OwnWork): Promise<void> =>
  set(`trabajo ${link}`, { work, at: new Date().toISOString() } satisfies KeptWork, works());

/** The link that was opened last in this browser: a page that is opened without one goes on with it. */
export const readLastLink = async (): Promise<string | undefined> => get<string>(lastLink, works());
export const keepLastLink = async (link: string): Promise<void> => set(lastLink, link, works());

/** Forgets what a link showed, once it leads nowhere. What waits to be sent stays until somebody discards it. */
export async function forgetWork(link: string): Promise<void> {
  await del(`trabajo ${link}`, works());
  if ((await readLastLink()) === link) await del(lastLink, works());
}

/** What waits, in the order in which it was done. */
export async function readWaiting(): Promise<Waiting[]> {
  const found = await entries<string, Waiting>(waiting());
  return found.map(([, each]) => each).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
export const keepWaiting = async (each: Waiting): Promise<void> => set(each.id, each, waiting());
export const dropWaiting = async (id: string): Promise<void> => del(id, waiting());

/** The photos of a visit; none of one that this browser kept before there were any. */
export const photosOfVisit = ({ photos }: Pick<Visit, 'photos'>): Visit['photos'] =>
  (photos as Visit['photos'] | undefined) ?? [];
