export const toolsText = {
  building: 'Armando la interfaz…',
} as const;
