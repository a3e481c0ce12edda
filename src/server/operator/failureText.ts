/** What a PostgreSQL address names, for messages; never its password. */
export interface Place {
  server: string;
  user: string;
  database: string;
}

/** Messages to the operator about what the server, or a command, could not use. */
export const failureText = {
  portTaken: (port: number) => `El puerto ${port} ya está en uso. Cerrá el otro programa o elegí otro puerto con PORT.`,
  portForbidden: (port: number) => `No hay permiso para usar el puerto ${port}. Elegí otro con PORT.`,
  noSuchHost: (host: string) => `La dirección ${host} no es de esta máquina. Revisá HOST.`,
  folder: (variable: string, path: string, reason: string) =>
    `${variable}: no se puede escribir en ${path}: ${reason}.`,
  folderVariables: 'DATA_DIR, FILES_DIR o BACKUP_DIR',
  database: (variable: string, reason: string) => `No pudimos usar la base de datos de ${variable}: ${reason}.`,
  embedded: 'la carpeta DATA_DIR',
  tooOldServer: (version: string) => `es PostgreSQL ${version}, y hace falta 15 o posterior`,
} as const;

/** Why a folder cannot be written, by the system's code. */
export const folderReasons: Partial<Record<string, string>> = {
  EACCES: 'no hay permiso; fijate de quién es la carpeta y con qué usuario corre el portal',
  EPERM: 'no hay permiso; fijate de quién es la carpeta y con qué usuario corre el portal',
  EROFS: 'el disco es de solo lectura (en systemd, falta ReadWritePaths)',
  ENOENT: 'no existe; creala para el usuario del portal, o indicá otra',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'no es una carpeta',
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'se agotó el espacio permitido en el disco',
  EIO: 'el disco falló',
};

/** Why PostgreSQL cannot be reached or used, by the code of Node or of PostgreSQL. */
export const databaseReasons: Partial<Record<string, (place: Place) => string>> = {
  ENOTFOUND: ({ server }) => `no existe el servidor ${server}, o este equipo no puede averiguar su dirección`,
  EAI_AGAIN: ({ server }) => `este equipo no puede averiguar ahora la dirección de ${server}`,
  ECONNREFUSED: ({ server }) => `nadie atiende en ${server}; fijate si PostgreSQL está andando`,
  ENOENT: ({ server }) => `no existe ${server}; fijate si PostgreSQL está andando`,
  EACCES: ({ server }) => `no hay permiso para conectarse a ${server}`,
  ECONNRESET: ({ server }) => `${server} cortó la conexión`,
  ETIMEDOUT: ({ server }) => `${server} no respondió en cinco segundos`,
  EHOSTUNREACH: ({ server }) => `no hay camino por la red hasta ${server}`,
  ENETUNREACH: ({ server }) => `no hay camino por la red hasta ${server}`,
  '28P01': ({ user }) => `la contraseña del rol ${user} no es la correcta, o el rol no existe`,
  '28000': ({ user, server }) =>
    `${server} no deja entrar al rol ${user}: no existe, no tiene LOGIN, o pg_hba.conf no lo permite desde este equipo`,
  '3D000': ({ database }) => `no existe la base ${database}; creala con su dueño`,
  '42501': ({ user }) => `al rol ${user} le falta un permiso; tiene que ser dueño de la base y de sus tablas`,
  '42P01': () => 'le faltan las tablas de esta versión; corré npm run migrate',
  '42703': () => 'le faltan columnas de esta versión; corré npm run migrate',
  '53300': () =>
    'PostgreSQL no tiene más conexiones libres; subí max_connections, o bajá DATABASE_CONNECTIONS en cada proceso',
  '53100': () => 'el disco de PostgreSQL está lleno',
  '57P03': () => 'PostgreSQL todavía está iniciando',
  '25006': () => 'es una réplica de solo lectura; va la dirección de la principal',
  '0A000': () => 'a PostgreSQL le falta una extensión (pg_trgm, unaccent o btree_gist); instalá postgresql-contrib',
  '58P01': () => 'a PostgreSQL le falta una extensión (pg_trgm, unaccent o btree_gist); instalá postgresql-contrib',
};

/** The same by the text of errors without a code. */
export const databaseMessages: [RegExp, string][] = [
  [
    /does not support SSL/i,
    'no ofrece TLS; activalo (ssl = on), o sacá sslmode y poné su servidor en PLAINTEXT_HOSTS si esa red es de confianza',
  ],
  [/certificate|CERT_|altname/i, 'no pudimos comprobar su certificado; indicá la autoridad con sslrootcert'],
  [/password must be a string|no password supplied/i, 'la dirección no tiene la contraseña, y el servidor la pide'],
  [/timeout exceeded|timeout expired/i, 'no respondió en cinco segundos'],
  [/connection terminated|server closed/i, 'cortó la conexión'],
];
