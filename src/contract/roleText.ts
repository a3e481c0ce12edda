import type { Role } from './permissions';

/** The words of each role: one account, and those who sign in by its login. */
export const roleText = {
  admin: { one: 'Administrador', login: 'Administración' },
  manager: { one: 'Supervisor', login: 'Supervisores' },
  consortium: { one: 'Consorcio', login: 'Consorcios' },
  client: { one: 'Cliente', login: 'Clientes e inquilinos' },
} as const satisfies Record<Role, { one: string; login: string }>;
