export const authText = {
  loginFailed: 'Error al iniciar sesión',
  tooManyAttempts: (minutes: number) =>
    `Demasiados intentos. Esperá ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y volvé a intentar.`,
  wrongPassword: 'La contraseña actual no es correcta.',
  linkUsed: 'El enlace ya se usó o venció. Pedí uno nuevo desde «Olvidé mi contraseña».',
  recoverySent: 'Si la cuenta existe, te enviamos un email con un enlace para elegir una contraseña nueva.',
  passwordSet: 'Contraseña guardada. Ya podés iniciar sesión.',
  signedOut: 'Sesión cerrada.',
  profileSaved: 'Datos guardados.',
  oneself: 'No podés desactivar tu propia cuenta.',
  lastAdmin: 'No se puede desactivar al último administrador.',
  usernameTaken: 'Ya existe una cuenta con ese email.',
  documentTaken: 'Ya existe un cliente con ese DNI.',
} as const;
