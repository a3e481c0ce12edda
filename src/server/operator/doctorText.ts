const gigabytes = (bytes: number) => `${(bytes / 1e9).toLocaleString('es-AR', { maximumFractionDigits: 1 })} GB`;
const ago = (hours: number) =>
  hours < 48 ? `${Math.round(hours)} horas` : `${Math.round(hours / 24).toLocaleString('es-AR')} días`;

/** The lines of `npm run doctor`. */
export const doctorText = {
  marks: { right: 'bien ', note: 'ojo  ', wrong: 'MAL  ' },
  allRight: 'No encontramos nada mal.',
  someWrong: (count: number) => (count === 1 ? 'Hay 1 cosa mal.' : `Hay ${count} cosas mal.`),
  failed: (what: string, reason: string) => `${what}: no se pudo revisar: ${reason}`,

  settings: 'Configuración: todas las variables tienen un valor posible.',
  database: (variable: string, version: string) => `Base de datos: PostgreSQL ${version} responde en ${variable}.`,
  noEmbedded: 'Base de datos: la de DATA_DIR no está andando. Iniciá el portal y probá de nuevo.',
  schema: 'Base de datos: el esquema es el de esta versión.',
  otherSchema: (applied: number, needed: number) =>
    `Base de datos: el esquema tiene ${applied} migraciones y esta versión necesita ${needed}. Corré npm run migrate.`,
  noAdmin: 'Cuentas: no hay ningún administrador. Creá el primero con npm run create-admin.',
  waitingJobs: (minutes: number) =>
    `Trabajos: uno espera hace ${minutes} minutos. Fijate si el portal está andando y qué dice su registro.`,
  noWaitingJobs: 'Trabajos: ninguno espera de más.',

  portal: (url: string) => `Portal: responde en ${url} y puede trabajar.`,
  portalNotReady: (url: string) =>
    `Portal: responde en ${url}, pero no puede trabajar (/api/ready). Su registro dice por qué.`,
  noPortal: (url: string) => `Portal: no responde en ${url}. Fijate si está andando, y con los mismos HOST y PORT.`,

  writable: (variable: string, path: string) => `Carpetas: se puede escribir en ${path} (${variable}).`,
  bucket: 'Archivos: el bucket de FILES_URL responde.',
  noBucket: (reason: string) => `Archivos: el bucket de FILES_URL no responde: ${reason}`,
  space: (path: string, free: number, size: number) =>
    `Espacio: ${gigabytes(free)} libres de ${gigabytes(size)} en ${path}.`,
  littleSpace: (path: string, free: number, size: number) =>
    `Espacio: quedan ${gigabytes(free)} libres de ${gigabytes(size)} en ${path}. Liberá espacio o agrandá el disco.`,

  noMail: 'Emails: sin SMTP_URL quedan en la lista de salida y no los recibe nadie.',
  mail: 'Emails: el servidor de SMTP_URL acepta la conexión y la contraseña.',
  mailFailed: (reason: string) => `Emails: ${reason}`,
  oldMail: (minutes: number) => `Emails: uno espera hace ${minutes} minutos.`,

  noPublicUrl: 'Dirección pública: sin PUBLIC_URL los enlaces de los emails no llevan a ningún lado.',
  publicUrl: (url: string) => `Dirección pública: ${url} llega al portal, con HTTPS.`,
  publicPlain: (url: string) => `Dirección pública: ${url} no usa HTTPS.`,
  publicOther: (url: string, status: number) =>
    `Dirección pública: ${url}/api/health responde ${status} y no es el portal. Revisá PUBLIC_URL y el proxy.`,
  publicFailed: (url: string, reason: string) => `Dirección pública: no se llega a ${url}: ${reason}`,
  proxyNotTrusted: (url: string) =>
    `Dirección pública: el portal no sabe que ${url} usa HTTPS. El proxy tiene que mandar X-Forwarded-Proto y X-Forwarded-For, y TRUST_PROXY nombrar su dirección.`,
  networkReasons: {
    ENOTFOUND: 'su nombre no existe en el DNS',
    EAI_AGAIN: 'no se puede averiguar su dirección ahora',
    ECONNREFUSED: 'nadie atiende ahí; fijate si el proxy está andando',
    ETIMEDOUT: 'no respondió',
    UND_ERR_CONNECT_TIMEOUT: 'no respondió',
    CERT_HAS_EXPIRED: 'su certificado venció',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'su certificado no es de una autoridad conocida',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'su certificado no es de una autoridad conocida',
    UNABLE_TO_GET_ISSUER_CERT: 'su certificado no es de una autoridad conocida',
    SELF_SIGNED_CERT_IN_CHAIN: 'su certificado no es de una autoridad conocida',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'al certificado le falta la cadena de su autoridad',
    ERR_TLS_CERT_ALTNAME_INVALID: 'su certificado es de otro nombre',
  } as Partial<Record<string, string>>,
  noAnswer: 'no respondió en ocho segundos',

  clock: 'Reloj: sincronizado por NTP.',
  clockUnknown: 'Reloj: no pudimos saber si está sincronizado. La verificación en dos pasos necesita la hora exacta.',
  clockFree: 'Reloj: no está sincronizado. Activalo con timedatectl set-ntp true.',
  clockDiffers: (variable: string, seconds: number) =>
    `Reloj: el de ${variable} difiere ${seconds} segundos del de este equipo. Activá NTP en los dos.`,

  noBackups: 'Copias: con BACKUP_KEEP=0 el portal no hace ninguna. Fijate que las haga otro programa.',
  backup: (folder: string, hours: number) => `Copias: la última completa, ${folder}, tiene ${ago(hours)}.`,
  oldBackup: (folder: string, hours: number) =>
    `Copias: la última completa, ${folder}, tiene ${ago(hours)}. El registro del portal dice por qué no hay otra (backup).`,
  neverBackedUp: (path: string) => `Copias: no hay ninguna completa en ${path}. Hacé la primera con npm run backup.`,
} as const;
