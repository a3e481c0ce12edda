import { livingProblems } from './livingProblems';
import { otherRoomProblems } from './otherRoomProblems';
import type { UnitProblem } from './roomProblems';

export const unitProblems: UnitProblem[] = [...livingProblems, ...otherRoomProblems].flatMap(({ room, problems }) =>
  problems.map((problem): UnitProblem => [room, ...problem]),
);

/** Phrases before or after some of the texts, so that the same problem in two flats does not read the same. */
export const openings = [
  '',
  '',
  '',
  'Hola, buen día. ',
  'Buenas tardes: ',
  'Escribo de nuevo por el mismo tema. ',
  'Es la segunda vez que pasa. ',
];
/** Only for claims with photos. */
export const photoClosing = ' Adjunto foto.';
export const closings = [
  '',
  '',
  '',
  ' Estamos en casa a la tarde.',
  ' Por favor avisen antes de venir.',
  photoClosing,
  ' Gracias.',
  ' Puede pasar el encargado, que tiene llave.',
];
