import type { LoginSlug } from '../../session/userTypes';

export const authText = {
  title: 'Iniciar sesión',
  submit: 'Iniciar sesión',
  email: 'Email',
  password: 'Contraseña',
  code: 'Código de verificación',
  codeHint: 'Los seis dígitos de tu aplicación, o uno de tus códigos de recuperación.',
  show: 'Mostrar',
  hide: 'Ocultar',
  forgot: 'Olvidé mi contraseña',
  emailMissing: 'Ingresá tu email.',
  passwordMissing: 'Ingresá tu contraseña.',
  failed: 'Error al iniciar sesión',
  sessionEnded: 'Tu sesión terminó. Volvé a ingresar para seguir donde estabas: lo que escribiste está guardado.',
  otherTypes: 'Ingresar como',
} as const;

/** The user types of each login route. */
export const loginNames = {
  clientes: 'Clientes e inquilinos',
  consortium: 'Consorcios',
  manager: 'Supervisores',
  admin: 'Administración',
} satisfies Record<LoginSlug, string>;
