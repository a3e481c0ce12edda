export const planText = {
  unknown: 'No encontramos ese plano.',
  unknownUnit: 'No encontramos esa unidad.',
  unknownProject: 'No encontramos ese proyecto.',
} as const;
