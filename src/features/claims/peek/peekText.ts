export const peekText = {
  messages: 'Mensajes',
  openPage: 'Abrir el reclamo',
} as const;
