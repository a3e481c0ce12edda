export const themeText = {
  theme: 'Apariencia',
  themes: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  hint: 'Vale para este dispositivo.',
  chosen: '(elegida)',
} as const;
