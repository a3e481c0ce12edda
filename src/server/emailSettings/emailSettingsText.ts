export const emailSettingsText = {
  unknownProject: 'Uno de los proyectos no existe.',
  unknownMail: 'No encontramos ese email.',
  notFailed: 'Solo se puede reintentar un email que falló.',
} as const;
