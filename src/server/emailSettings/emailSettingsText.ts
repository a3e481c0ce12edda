export const emailSettingsText = {
  staffOnly: 'Quién es responsable de un reclamo lo sabe solo el equipo: ese aviso va a supervisores y administración.',
  unknownProject: 'Uno de los proyectos no existe.',
  unknownMail: 'No encontramos ese email.',
  notFailed: 'Solo se puede reintentar un email que falló.',
} as const;
