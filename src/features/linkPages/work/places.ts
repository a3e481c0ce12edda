/** A place of the work, as far as its name goes. */
interface NamedPlace {
  unit: string | null;
  project: string;
  what: string;
}

/** Returns the address of a place: unit and project. */
export const addressName = ({ unit, project }: Pick<NamedPlace, 'unit' | 'project'>): string =>
  [unit, project].filter(Boolean).join(' · ');

/** Returns the name of a place among several: unit, project and what is to be done there. */
export const placeName = (place: NamedPlace): string => [addressName(place), place.what].filter(Boolean).join(' · ');

/** Returns the map URL of an address. */
export const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
