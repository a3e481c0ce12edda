export const projectText = {
  unknown: 'No encontramos ese proyecto.',
  nameTaken: 'Ya existe un proyecto con ese nombre.',
} as const;
