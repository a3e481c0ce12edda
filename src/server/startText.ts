/** Messages to the operator if the server cannot start or has to stop. */
export const serverFailureText = {
  roleNotSet: (role: string, reason: string, statements: string) =>
    `No pudimos darle al rol ${role} lo que necesita detrás de PgBouncer (${reason}). Que lo haga quien administra la base: ${statements}`,
  noDemo: 'Esta instalación no trae los datos de demostración: poné DEMO=0, o usá el código fuente.',
  mayNotMigrate:
    'El esquema de la base no está al día y el rol de DATABASE_URL no puede cambiarlo: poné en MIGRATE_DATABASE_URL el rol dueño de las tablas, o corré npm run migrate con él.',
  tooOld: (version: string, migrations: number, needed: number) =>
    `La base de datos es anterior a la versión ${version} (${migrations} migraciones de ${needed}). Actualizala primero con la versión ${version}, y después con esta.`,
  otherDefinitions:
    'Las funciones de la base de datos son de otra versión, que llegó después de esta, y quedan como están. Para poner las de esta: npm run migrate.',
  databaseLost: (reason: string) => `La base de datos se cerró y no pudo volver a iniciar: ${reason}`,
} as const;

/** Messages to the operator about settings that cannot be meant. */
export const settingsText = {
  noPages: (folder: string) =>
    `WEB_DIR: en ${folder} no hay un portal armado (falta index.html). Corré npm run build, o indicá su carpeta.`,
  noLogo: (logo: string) => `COMPANY_LOGO: no existe ${logo} en la carpeta public; se ve el logo del portal.`,
  noMailAccount: (username: string) =>
    `EMAIL_SETTINGS_USERNAME: ${username} no es una cuenta de administrador activa; nadie puede abrir la configuración de emails.`,
  noSender: (from: string) =>
    `SMTP_URL sin MAIL_FROM: los emails salen como ${from}, y muchos servidores los rechazan.`,
  noPublicUrl: (url: string) => `SMTP_URL sin PUBLIC_URL: los enlaces de los emails llevan a ${url}.`,
  trustsAnybody: (host: string, hops: number) =>
    `HOST=${host} con TRUST_PROXY=${hops}: quien llegue a este puerto sin pasar por el proxy puede fingir su dirección y HTTPS, y evitar los límites. Poné HOST=127.0.0.1, o en TRUST_PROXY la dirección del proxy.`,
  backups: (reason: string) => `Las copias de cada noche van a fallar. ${reason}`,
} as const;

/** Messages to the operator if the server did not shut down in order. */
export const endingText = {
  notInTime: (seconds: number) =>
    `El servidor no terminó de cerrarse en ${seconds} segundos: se cierra sin esperar más.`,
  secondSignal: 'El servidor se cierra ya, sin terminar lo que estaba haciendo.',
  failed: (reason: string) => `El servidor se cerró, pero no en orden: ${reason}`,
} as const;

/** Messages to the operator once the server listens. */
export const mainText = {
  ready: (url: string) => `Posventa está en ${url}`,
  noAdmin:
    'Todavía no hay ninguna cuenta. Creá la primera en otra terminal, con la misma configuración: npm run create-admin -- --email persona@empresa.ar --nombre Ana --apellido Pérez',
  wrongEmails: (usernames: string[]) =>
    `Cuentas cuyo email no es una dirección y que no reciben mensajes (${usernames.length}). Corregilas en Clientes o Supervisores: ${usernames.slice(0, 10).join(' · ')}${usernames.length > 10 ? ' …' : ''}`,
  accounts: (password: string) => `Cuentas de demostración (contraseña ${password}):`,
} as const;
