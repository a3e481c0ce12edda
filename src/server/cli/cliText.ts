export const cliText = {
  usage:
    'Uso: npm run create-admin -- --email persona@empresa.ar --nombre Ana --apellido Pérez\nLa contraseña se pide por pantalla, o se toma de ADMIN_PASSWORD.',
  email: 'Email: ',
  name: 'Nombre: ',
  lastName: 'Apellido: ',
  password: 'Contraseña (10 a 128 caracteres): ',
  created: (username: string) => `Se creó la cuenta de administrador ${username}.`,
  benchDone: (count: number, seconds: string) => `La base tiene ${count} reclamos más (${seconds} s).`,
} as const;
