export const planText = {
  unknown: 'No encontramos ese plano.',
  unknownProject: 'No encontramos ese proyecto.',
} as const;
