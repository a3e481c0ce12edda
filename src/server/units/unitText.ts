export const unitText = {
  unknown: 'No encontramos esa unidad.',
  unknownProject: 'No encontramos ese proyecto.',
  unknownType: 'No encontramos ese tipo de unidad.',
  nameTaken: 'El proyecto ya tiene una unidad con ese nombre.',
  alreadyOwned: 'La unidad ya tiene un propietario.',
  unknownClient: 'No encontramos ese cliente.',
  inactive: 'La unidad está inactiva.',
} as const;
