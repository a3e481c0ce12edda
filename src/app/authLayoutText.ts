export const authLayoutText = {
  tagline: 'Reclamos, unidades y documentación de tu obra, en un solo lugar.',
} as const;
