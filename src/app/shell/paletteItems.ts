import type { SignedInUser } from '../../api/auth';
import type { Found } from '../../api/search';
import { recordScreens, type RecordKind } from '../../session/recordSlice';
import type { RootState } from '../../session/rootReducer';
import type { Recent } from '../../session/storedKeys';
import { recentsAtMost, selectRecents } from '../../session/storedSlice';
import { routeOf, screenOf, screenRecord, to } from '../../contract/links';
import type { DueState } from '../../contract/claimStatus';
import { isStaff } from '../../contract/permissions';
import type { ScreenPath } from '../../contract/screens';
import { userCan } from '../../session/useCan';
import { matchesWords } from '../../ui/words';
import { screens } from '../screens';
import { paletteText as text } from './paletteText';

/** A page or a record that the palette offers. */
export interface PaletteItem extends Recent {
  kind?: string;
}
interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

const foundScreens = {
  unit_claim: 'reclamos/:id',
  project_claim: 'consorcio-reclamos/:id',
  client: 'clientes/:id',
  unit: 'unidades/:id',
  project: 'proyectos/:id',
  contractor: 'contratistas/:id',
  work: 'trabajos/:id',
} as const satisfies Record<Found['kind'], ScreenPath>;

/**
 * Returns what the user opened lately, the latest first: the records whose pages were opened in this session, however
 * they were reached, and what was opened with the palette.
 */
export function recentPlaces(root: RootState, userId: number): PaletteItem[] {
  const places = selectRecents(root, userId);
  const opened = (Object.keys(recordScreens) as RecordKind[]).flatMap((kind) => {
    const { opened: pages = [], names = {} } = root[kind] ?? {};
    return pages.flatMap(({ path, at }): Recent[] => {
      const title = names[path];
      // The palette knows more than the name: "DNI 20111222".
      const { detail } = places.find((place) => place.path === path) ?? {};
      return title === undefined ? [] : [{ path, title, detail, at }];
    });
  });
  const others = places.filter(({ path }) => opened.every((place) => place.path !== path));
  return [...opened, ...others]
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    .slice(0, recentsAtMost)
    .map((place) => {
      const screen = screenOf(place.path);
      return screen?.includes(':id') ? { ...place, kind: screenRecord(screen).title } : place;
    });
}

/**
 * Every page without an id that the user may open, in the order of the menus. A consortium is created on the page of
 * supervisors.
 */
const pagesOf = (user: SignedInUser): PaletteItem[] =>
  screens
    .filter(({ path, permission, menus, isFor }) => {
      if (path.includes(':') || !userCan(user, permission)) return false;
      return !isFor || !menus || menus.some((menu) => isFor(user, menu));
    })
    .flatMap(({ path, title }) => {
      const page = { path: routeOf(path), title };
      return path === 'crear-manager'
        ? [page, { path: to(path, { query: { tipo: 'consorcio' } }), title: text.newConsortium }]
        : [page];
    });

/** The lists of claims that the user may open. */
const claimListsOf = (user: SignedInUser) =>
  (['reclamos', 'consorcio-reclamos'] as const).filter((path) => userCan(user, screenRecord(path).permission));

/** Returns the claims lists in which the text can be searched. */
const searchesOf = (user: SignedInUser, q: string): PaletteItem[] =>
  claimListsOf(user).map((path) => ({
    path: to(path, { query: { q } }),
    title: text.searchIn(q, screenRecord(path).title),
  }));

/**
 * Returns the claims filters that users look up by name: by due time if there are terms, unread if the server stores
 * read marks.
 */
function filteredOf(user: SignedInUser, hasMarks: boolean): PaletteItem[] {
  const { late, today, paused, unread, mine } = text.filtered;
  const due = (state: DueState) => ({ due: state });
  const filters = [
    ...(user.uses_terms && isStaff(user.type)
      ? [
          { title: late, query: due('late') },
          { title: today, query: due('today') },
          { title: paused, query: due('paused') },
        ]
      : []),
    ...(hasMarks ? [{ title: unread, query: { unread: 'true' } }] : []),
    ...(userCan(user, 'claims:seeResponsible') ? [{ title: mine, query: { assigned: 'me' } }] : []),
  ];
  return claimListsOf(user).flatMap((path) =>
    filters.map(({ title, query }) => ({ path: to(path, { query }), title, detail: screenRecord(path).title })),
  );
}

interface PaletteArgs {
  user: SignedInUser;
  /** The typed text, trimmed. */
  q: string;
  recents: PaletteItem[];
  /** The records that the server found. */
  found: Found[];
  /** Whether the server stores read marks. */
  hasMarks: boolean;
}

/**
 * Returns what the palette offers for a text: recent items, records that the server found, pages, filtered claims
 * lists, and lists to search in.
 */
export function paletteGroups({ user, q, recents, found, hasMarks }: PaletteArgs): PaletteGroup[] {
  const isMeant = ({ title, detail }: PaletteItem) => !q || matchesWords(`${title} ${detail ?? ''}`, q);
  const recent = recents.filter(isMeant);
  const isOther = ({ path }: PaletteItem) => !recent.some((item) => item.path === path);
  const records = found.map(({ kind, id, title, detail }): PaletteItem => ({
    path: to(foundScreens[kind], { id }),
    title,
    detail,
    kind: screenRecord(foundScreens[kind]).title,
  }));
  return [
    { title: text.recents, items: recent },
    { title: text.found, items: records.filter(isOther) },
    { title: text.pages, items: pagesOf(user).filter(isMeant).filter(isOther) },
    { title: text.claims, items: filteredOf(user, hasMarks).filter(isMeant) },
    { title: text.searches, items: q ? searchesOf(user, q) : [] },
  ].filter(({ items }) => items.length > 0);
}
