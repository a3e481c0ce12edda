export const viewText = {
  unknown: 'No encontramos esa vista.',
  nameTaken: 'Ya tenés una vista con ese nombre.',
} as const;
