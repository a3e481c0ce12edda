/** Messages to the operator if the embedded database cannot start. */
export const embeddedText = {
  noAccount:
    'PostgreSQL no funciona como root y no hay una cuenta «postgres» ni «nobody» para usar en su lugar. Iniciá el servidor con un usuario común o indicá DATABASE_URL.',
  noPackage: (platform: string, name: string) =>
    `No encontramos PostgreSQL para ${platform} (paquete ${name}). Instalá las dependencias con «npm ci» o indicá DATABASE_URL.`,
  unreachable: (path: string) =>
    `La cuenta de la base de datos no puede llegar a los programas de PostgreSQL en «${path}» y no pudimos copiarlos a /var/lib/posventa. Iniciá el servidor con un usuario común o indicá DATABASE_URL.`,
  inUse: (folder: string) =>
    `Otro servidor ya está usando la carpeta de datos «${folder}». Cerralo primero, o elegí otra carpeta con DATA_DIR.`,
  notACluster: (folder: string) =>
    `La carpeta «${folder}» tiene archivos pero no es una base de datos completa: falta «PG_VERSION». No borramos nada. Recuperala de una copia de respaldo, o movela a otro lugar para empezar con una base vacía.`,
  noPassword: (file: string) =>
    `Falta «${file}», la contraseña de la base de datos de esta carpeta. Recuperala de una copia de respaldo.`,
  failed: (program: string, output: string) => `La base de datos no pudo iniciar (${program}): ${output}`,
  notStopped: (output: string) => `La base de datos no se pudo detener (pg_ctl stop): ${output}`,
  died: 'La base de datos se cerró de golpe; la volvemos a iniciar.',
} as const;
