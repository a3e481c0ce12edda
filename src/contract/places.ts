/** The places of a building that project claims name. Staff edit the list of each project. */
import { limits } from './limits';
import { isBlank, lengthOf, type Problem } from './rules';
import { rulesText } from './rulesText';

/** The places of a new project. */
export const usualPlaces: readonly string[] = [
  'Entrada',
  'Subsuelo',
  'Planta baja',
  'Pisos y palieres',
  'Escalera',
  'Ascensor',
  'Azotea',
  'Fachada',
  'Cocheras',
  'Patio y jardín',
  'Sala de máquinas',
  'Otro lugar',
];

/** Returns a project's places from a text with one per line, each once. */
export const placesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A project has at least one place, and no blank or very long ones. */
export function placesProblems({ places }: { places?: readonly string[] }): Problem[] {
  if (places === undefined) return [];
  const isWrong = (place: string) => isBlank(place) || lengthOf(place) > limits.placeMax;
  if (places.length === 0 || places.length > limits.placesPerProject || places.some(isWrong))
    return [{ field: 'places', message: rulesText.places(limits.placesPerProject, limits.placeMax) }];
  return [];
}
