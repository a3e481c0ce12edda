export const authText = {
  loginFailed: 'Error al iniciar sesión',
  firstPasswordEnded:
    'La contraseña inicial que te dieron venció: valía 7 días. Elegí la tuya desde «Olvidé mi contraseña».',
  codeNeeded: 'Ingresá el código de tu aplicación de verificación.',
  codeWrong: 'El código no es correcto o ya se usó.',
  noSetup: 'Empezá de nuevo la verificación en dos pasos.',
  alreadyOn: 'La verificación en dos pasos ya está activada.',
  notOn: 'La verificación en dos pasos no está activada.',
  issuer: 'Posventa',
  wrongPassword: 'La contraseña actual no es correcta.',
  linkUsed: 'El enlace ya se usó o venció. Pedí uno nuevo desde «Olvidé mi contraseña».',
  signedOut: 'Sesión cerrada.',
  oneself: 'No podés desactivar tu propia cuenta.',
  lastAdmin: 'No se puede desactivar al último administrador.',
} as const;
