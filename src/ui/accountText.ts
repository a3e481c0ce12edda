/** Words about accounts of whatever kind. */
export const accountText = {
  deactivateTitle: (name: string) => `¿Desactivar a ${name}?`,
  reactivate: 'Reactivar',
  reactivateTitle: (name: string) => `¿Reactivar a ${name}?`,
  reactivateHint:
    'Va a poder iniciar sesión con la contraseña que tenía, y le mandamos un email con un enlace para elegir otra.',
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
