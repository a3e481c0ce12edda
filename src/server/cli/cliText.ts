export const cliText = {
  usage:
    'Uso: npm run create-admin -- --email persona@empresa.ar --nombre Ana --apellido Pérez\nLa contraseña se pide por pantalla, o se toma de ADMIN_PASSWORD.',
  email: 'Email: ',
  name: 'Nombre: ',
  lastName: 'Apellido: ',
  password: 'Contraseña (10 a 128 caracteres): ',
  created: (username: string) => `Se creó la cuenta de administrador ${username}.`,
  migrated: 'El esquema de la base de datos está al día.',
  secondFactorUsage: 'Uso: npm run reset-second-factor -- --email persona@empresa.ar',
  unknownAccount: (email: string) => `No hay ninguna cuenta con el email ${email}.`,
  noSecondFactor: (email: string) => `La cuenta ${email} no tiene activada la verificación en dos pasos.`,
  secondFactorRemoved: (email: string) =>
    `Se quitó la verificación en dos pasos de ${email} y se cerraron sus sesiones. Se le avisa por email.`,
  moveUsage:
    'Uso: npm run move-files, con FILES_DIR (la carpeta) y FILES_URL (el bucket). Con -- --back, del bucket a la carpeta.',
  moving: (done: number) => `${done} archivos...`,
  moved: (copied: number, unchanged: number, bytes: number) =>
    `Se copiaron y compararon ${copied} archivos; ${unchanged} ya estaban (${(bytes / 1e6).toFixed(1)} MB en total). Los originales siguen en su lugar.`,
  noRegistry: 'El registro de paquetes no respondió: no se pudo saber si hay vulnerabilidades. Probá más tarde.',
  noVulnerability: 'Ningún paquete de producción tiene vulnerabilidades conocidas.',
  vulnerable: (name: string, range: string, severity: string, days: number, reasons: string) =>
    `${`${name} ${range}`.trim()}: ${severity}, a reemplazar en ${days} días. ${reasons}`,
  noLockfile: 'Falta package-lock.json: corré npm run audit donde está el código de esta instalación.',
  benchUsage: 'Uso: node --import tsx src/server/cli/seedBench.ts 10000 (cuántos reclamos se agregan)',
  benchDone: (count: number, seconds: string) => `La base tiene ${count} reclamos más (${seconds} s).`,
} as const;
