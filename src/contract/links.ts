import { screenEntries, screens, type ScreenPath, type ScreenRecord } from './screens';

export type RecordScreen = Extract<ScreenPath, `${string}:id`>;
/** Query of an address; undefined values are omitted. */
type Query = Record<string, string | number | undefined>;

/** Returns the address of a screen: `to('reclamos/:id', { id: 5 })`, `to('unidades', { query: { project_id: 3 } })`. */
export function to(path: RecordScreen, options: { id: number; query?: Query }): string;
export function to(path: Exclude<ScreenPath, RecordScreen>, options?: { query?: Query }): string;
export function to(path: ScreenPath, { id, query = {} }: { id?: number; query?: Query } = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(parameters).toString();
  return `/${path.replace(':id', String(id))}${search && `?${search}`}`;
}

/** Returns a screen's route as an absolute path, with `:id` in the screens of one record. */
export const routeOf = (path: ScreenPath): string => `/${path}`;

export const screenRecord = (path: ScreenPath): ScreenRecord => screens[path];

const partsOf = (path: string) => path.split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  const patternParts = partsOf(pattern);
  const parts = partsOf(pathname);
  return (
    patternParts.length === parts.length &&
    patternParts.every((part, index) =>
      part === ':id' ? /^[1-9]\d*$/.test(parts[index] ?? '') : part === parts[index],
    )
  );
}

/**
 * Returns the screen of an address (path and query); undefined if it is another site, a path without a leading slash,
 * or a path without a screen. The browser's router and the server both use it.
 */
export function screenOf(address: string | undefined): ScreenPath | undefined {
  if (!address || !/^\/[^/\\]/.test(address)) return undefined;
  const pathname = address.split(/[?#]/)[0] ?? '';
  // An id must be a number: "agregar-reclamo" is not a claim.
  return screenEntries.find(([path]) => matches(path, pathname))?.[0];
}

/** Returns the list of an address: its own screen, or the screen's parent. */
export function entryOf(address: string): ScreenPath | undefined {
  const path = screenOf(address);
  return path && ((screenRecord(path).parent as ScreenPath | undefined) ?? path);
}
