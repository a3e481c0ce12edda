export const passwordText = {
  email: 'Email',
  forgotTitle: 'Recuperar contraseña',
  forgotHint: 'Te mandamos un enlace para elegir una contraseña nueva.',
  forgotSubmit: 'Enviar enlace',
  forgotSent:
    'Si hay una cuenta con ese email, en unos minutos vas a recibir un enlace. Revisá también el correo no deseado.',
  resetTitle: 'Elegir contraseña',
  password: 'Contraseña nueva',
  passwordHint: 'Entre 10 y 128 caracteres.',
  repeated: 'Repetí la contraseña',
  differ: 'Las contraseñas no coinciden.',
  resetSubmit: 'Guardar contraseña',
  resetDone: 'Tu contraseña quedó guardada. Ya podés iniciar sesión.',
  noToken: 'El enlace está incompleto.',
  askAgain: 'Pedí un enlace nuevo',
  backToLogin: 'Volver a iniciar sesión',
} as const;
