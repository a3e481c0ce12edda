import { settings } from '../api/settings';

/** Texts about accounts of all types. */
export const accountText = {
  deactivateTitle: (name: string) => `¿Desactivar a ${name}?`,
  reactivate: 'Reactivar',
  reactivateTitle: (name: string) => `¿Reactivar a ${name}?`,
  reactivateHint:
    'Va a poder iniciar sesión con la contraseña que tenía, y le mandamos un email con un enlace para elegir otra.',
  invitation: 'Invitación',
  noPassword: 'Todavía no eligió su contraseña: no puede iniciar sesión hasta que use el enlace de la invitación.',
  inviteAgain: 'Invitar de nuevo',
  inviteAgainOf: (name: string) => `Invitar de nuevo a ${name}`,
  invited: 'Invitación enviada',
  invitedTo: (email: string) => `El enlace va a ${email} y vence en 7 días.`,
  link: 'Enlace de la invitación',
  linkHint:
    'No hay un servidor de correo configurado: pasale vos este enlace para que elija su contraseña. Sirve una sola vez, vence en 7 días y no lo volvemos a mostrar.',
  copyLink: 'Copiar',
  linkCopied: 'Enlace copiado',
  endSessions: 'Cerrar sesiones',
  endSessionsTitle: (name: string) => `¿Cerrar las sesiones de ${name}?`,
  endSessionsHint: 'Se cierran en el momento, en todos sus dispositivos. Puede volver a iniciar sesión.',
  sessionsEnded: 'Sesiones cerradas',
  username: 'Email',
  usernameHint: 'Ahí llega el enlace. Cambialo si ya no es el suyo.',
  reactivated: 'Cuenta reactivada',
  formerTitle: 'Una cuenta desactivada tiene ese dato',
  formerHint: (name: string) =>
    `Si es la misma persona, reactivá la cuenta${name && ` de ${name}`}: conserva su historial. Si no, la cuenta nueva se queda con el dato y la vieja sigue desactivada.`,
  formerElse: 'La cuenta vieja sigue desactivada; si algún día se reactiva, va a necesitar otro.',
  reactivateFormer: 'Reactivar esa cuenta',
  takeOver: {
    username: 'Usar el email en la cuenta nueva',
    document: 'Usar el DNI en la cuenta nueva',
  },
} as const;

/** The hint of the e-mail field of a new account: how its owner gets a password. */
export const invitationHint = (): string =>
  settings.sendsMail
    ? 'Ahí le mandamos un enlace para que elija su contraseña.'
    : 'Al crear la cuenta te damos un enlace para que elija su contraseña.';
