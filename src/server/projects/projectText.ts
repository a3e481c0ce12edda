export const projectText = {
  unknown: 'No encontramos ese proyecto.',
  nameTaken: 'Ya existe un proyecto con ese nombre.',
  alreadyClosed: 'Otra persona ya cerró este proyecto.',
  alreadyOpen: 'Otra persona ya reabrió este proyecto.',
} as const;
