export const warrantyText = {
  unknown: 'No encontramos esa garantía.',
  unknownCategory: 'No encontramos ese rubro.',
  notEmpty: 'El cuadro ya tiene plazos: la plantilla es para empezar uno vacío.',
  noTemplate: 'Ningún plazo de la plantilla corresponde a tus rubros. Agregalos a mano.',
  unknownItem: 'El ítem no corresponde al rubro.',
} as const;
