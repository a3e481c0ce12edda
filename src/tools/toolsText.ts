export const toolsText = {
  building: 'Armando la interfaz…',
  notBuilt: 'La interfaz no está armada: corré `npm run build` antes de `npm start`.',
} as const;
