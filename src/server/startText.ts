/** What the operator reads where the server can't start or has to end. */
export const serverFailureText = {
  portTaken: (port: number) => `El puerto ${port} ya está en uso. Cerrá el otro programa o elegí otro puerto con PORT.`,
  portForbidden: (port: number) => `No hay permiso para usar el puerto ${port}. Elegí otro con PORT.`,
  noSuchHost: (host: string) => `La dirección ${host} no es de esta máquina. Revisá HOST.`,
  databaseUnreachable: (reason: string) => `No pudimos conectarnos a la base de datos de DATABASE_URL: ${reason}`,
  roleNotSet: (role: string, reason: string, statements: string) =>
    `No pudimos darle al rol ${role} lo que necesita detrás de PgBouncer (${reason}). Que lo haga quien administra la base: ${statements}`,
  databaseLost: (reason: string) => `La base de datos se cerró y no pudo volver a iniciar: ${reason}`,
} as const;

/** What the operator reads once the server answers. */
export const mainText = {
  ready: (url: string) => `Posventa está en ${url}`,
  accounts: (password: string) => `Cuentas de demostración (contraseña ${password}):`,
} as const;
