export const contractorText = {
  unknown: 'No encontramos ese contratista.',
  cuitTaken: 'Ya existe un contratista con ese CUIT.',
  unknownCategory: 'Alguno de los rubros ya no existe.',
  unknownProject: 'Alguno de los proyectos ya no existe.',
} as const;
