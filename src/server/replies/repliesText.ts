export const repliesText = {
  unknown: 'No encontramos esa respuesta guardada.',
  nameTaken: 'Ya tenés una respuesta con ese nombre.',
} as const;
