const rowsOf = (count: number) => `${count.toLocaleString('es-AR')} ${count === 1 ? 'fila' : 'filas'}`;
const filesOf = (count: number) => `${count.toLocaleString('es-AR')} ${count === 1 ? 'archivo' : 'archivos'}`;

const faltan = (count: number) =>
  count === 1
    ? 'Falta 1 archivo que la base menciona y que no está'
    : `Faltan ${filesOf(count)} que la base menciona y que no están`;

/** Messages about backups to the operator. */
export const backupText = {
  usage: 'Uso: npm run restore -- CARPETA\nCARPETA es la de una copia hecha con npm run backup.',
  made: (folder: string, rows: number, files: number, linked: number) =>
    `Copia completa en ${folder}: ${rowsOf(rows)}, ${filesOf(files)}${linked > 0 ? ` (${linked.toLocaleString('es-AR')} en común con la copia anterior)` : ''}.`,
  incomplete: (folder: string, rows: number, files: number, missing: number, place: string) =>
    `Copia INCOMPLETA en ${folder}: ${rowsOf(rows)}, ${filesOf(files)}. ${faltan(missing)} en ${place}. Si el portal guarda sus archivos en otro lugar, indicá el mismo con FILES_DIR, DATA_DIR o FILES_URL, y hacé la copia de nuevo.`,
  restoredWithout: (missing: number) => `${faltan(missing)} en la copia. Los demás sí se restauraron.`,
  restored: (rows: number, files: number) =>
    `Se restauraron ${rowsOf(rows)} y ${filesOf(files)}, contadas y comparadas con la copia.`,
  noBackup: (folder: string) => `En ${folder} no hay una copia completa: falta manifest.json.`,
  unknownFormat: (folder: string) => `La copia de ${folder} no es de un formato conocido.`,
  newer: (theirs: number, ours: number) =>
    `La copia es de una versión más nueva (${theirs} migraciones, esta tiene ${ours}). Restaurala con esa versión.`,
  tooOld: (version: string, theirs: number, first: number) =>
    `La copia es anterior a la versión ${version} (${theirs} migraciones de ${first}). Restaurala con la versión ${version}, y después actualizá la base con esta.`,
  notEmpty: 'La base de datos ya tiene cuentas. Se restaura solo en una base vacía: usá otra DATA_DIR o DATABASE_URL.',
  damagedTable: (name: string) =>
    `La tabla ${name} no es la que se copió: el archivo tables/${name}.copy.gz de la copia está dañado o falta. Restaurá otra copia.`,
  damagedFile: (key: string) =>
    `El archivo files/${key} de la copia no es el que se copió: está dañado o falta. Restaurá otra copia.`,
  damagedManifest: (path: string) => `${path} está dañado: no es un JSON completo. Restaurá otra copia.`,
  differs: (key: string) => `El archivo ${key} no quedó igual que el original. Probá de nuevo.`,
  unreadable: (path: string, reason: string) => `No se pudo leer ${path}: ${reason}.`,
  unwritable: (path: string, reason: string) => `No se pudo escribir ${path}: ${reason}.`,
  reasons: {
    // PostgreSQL's code for a full disk.
    '53100': 'la base de datos no tiene espacio en el disco. Liberá espacio y empezá de nuevo',
    ENOSPC: 'no queda espacio en el disco. Liberá espacio o elegí otra carpeta, y empezá de nuevo',
    EDQUOT: 'se agotó el espacio permitido en el disco. Liberá espacio o elegí otra carpeta, y empezá de nuevo',
    EACCES: 'no hay permiso. Revisá de quién es la carpeta',
    EPERM: 'no hay permiso. Revisá de quién es la carpeta',
    EROFS: 'el disco es de solo lectura',
    ENOENT: 'no existe',
    ENOTDIR: 'no es una carpeta',
    EISDIR: 'es una carpeta',
    EIO: 'el disco falló al leer o escribir',
    EMFILE: 'hay demasiados archivos abiertos',
  } as Partial<Record<string, string>>,
} as const;
