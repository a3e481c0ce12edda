export const warrantyText = {
  unknown: 'No encontramos esa garantía.',
  unknownCategory: 'No encontramos ese rubro.',
  unknownItem: 'El ítem no corresponde al rubro.',
} as const;
