export const accessText = {
  ownFactorFirst: 'Activá primero tu propia verificación en dos pasos, en «Mi Perfil».',
  hasPassword: 'Ya eligió su contraseña. Si no la recuerda, la recupera desde «Olvidé mi contraseña».',
  ownSessions: 'Tus propias sesiones se cierran desde «Mi Perfil».',
} as const;
