import type { SignedInUser } from '../../api/auth';
import type { Found } from '../../api/search';
import type { Recent } from '../../session/storedKeys';
import { userCan } from '../../session/useCan';
import { matchesWords } from '../../ui/words';
import { screenTitles } from '../screenTitles';
import { screens } from '../screens';
import { paletteText as text } from './paletteText';

/** Where the palette leads. */
export interface Place extends Recent {
  kind?: string;
}
interface PlaceGroup {
  title: string;
  places: Place[];
}

const folders = {
  unit_claim: 'reclamos',
  project_claim: 'consorcio-reclamos',
  client: 'clientes',
  unit: 'unidades',
  project: 'proyectos',
} as const satisfies Record<Found['kind'], string>;

/** Every page without a number that somebody may open, in the order of the menus. */
const pagesOf = (user: SignedInUser): Place[] =>
  screens
    .filter(({ path, permission, menu }) => {
      if (path.includes(':') || !userCan(user, permission)) return false;
      return !menu?.isFor || menu.places.some((place) => menu.isFor?.(user, place));
    })
    .map(({ path, title }) => ({ path: `/${path}`, title }));

/** The lists of claims that a text can be looked for in. */
const listsOf = (user: SignedInUser, q: string): Place[] =>
  (['reclamos', 'consorcio-reclamos'] as const)
    .filter((path) => userCan(user, path === 'reclamos' ? 'unitClaims:read' : 'projectClaims:read'))
    .map((path) => ({
      path: `/${path}?q=${encodeURIComponent(q)}`,
      title: text.searchIn(q, screenTitles[path]),
    }));

/** What the palette offers for a text: the recent places first, then pages, what the server found, and the lists to look in. */
export function placesFor(user: SignedInUser, q: string, recents: Recent[], found: Found[]): PlaceGroup[] {
  const isMeant = ({ title, detail }: Place) => !q || matchesWords(`${title} ${detail ?? ''}`, q);
  const recent = recents.filter(isMeant);
  const isOther = ({ path }: Place) => !recent.some((place) => place.path === path);
  const records = found.map(({ kind, id, title, detail }): Place => ({
    path: `/${folders[kind]}/${id}`,
    title,
    detail,
    kind: text.kinds[kind],
  }));
  return [
    { title: text.recents, places: recent },
    { title: text.found, places: records.filter(isOther) },
    { title: text.pages, places: pagesOf(user).filter(isMeant).filter(isOther) },
    { title: text.searches, places: q ? listsOf(user, q) : [] },
  ].filter(({ places }) => places.length > 0);
}
