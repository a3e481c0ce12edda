/** Texts of the page on which a client says, without signing in, whether a completed claim is solved. */
export const linkAnswerText = {
  pageTitle: '¿Quedó resuelto tu reclamo?',
  claim: (id: number, what: string) => `Reclamo ${id} · ${what}`,
  done: 'Qué se hizo',
  openPhoto: (at: number) => `Ver la foto ${at} del trabajo terminado`,
  closed: 'Ya no se puede contestar por acá',
  closedHint: 'El reclamo cambió o pasó el tiempo. Si el problema sigue, escribinos un mensaje en el portal.',
  loading: 'Cargando el reclamo…',
  failed: 'No pudimos cargar el reclamo.',
  noLink: 'Falta el enlace',
  noLinkHint: 'Abrí esta página con el enlace completo que te mandó la empresa por email.',
  ended: 'Este enlace ya no sirve',
  endedHint: 'Entrá al portal para contestar, o llamá a la empresa.',
} as const;
