/**
 * The permission table (specification section 6, decisions 7): who may do what, and over which records.
 * The server's routes, the API document (`x-roles`), the router and the menus all read it.
 */
export const roles = ['admin', 'manager', 'consortium', 'client'] as const;
export type Role = (typeof roles)[number];

/** `own`: only what belongs to the user (a client's units, a consortium's project); the repository filters by it. */
export type Scope = 'any' | 'own';

const staff = { admin: 'any', manager: 'any' } as const;
const everyone = { admin: 'any', manager: 'any', consortium: 'own', client: 'own' } as const;
const adminOnly = { admin: 'any' } as const;

const table = {
  'session:use': everyone,
  'unitClaims:read': { ...staff, client: 'own' },
  'unitClaims:create': { ...staff, client: 'own' },
  'projectClaims:read': { ...staff, consortium: 'own' },
  'projectClaims:create': { admin: 'any', consortium: 'own' },
  'claims:discuss': everyone,
  'claims:changeStatus': staff,
  'claims:changePriority': staff,
  'claims:changePrice': staff,
  'claims:seePrice': { ...staff, consortium: 'own' },
  'lookups:read': everyone,
  'clients:manage': staff,
  'units:read': { ...staff, client: 'own' },
  'units:manage': staff,
  'contracts:create': staff,
  'leaseRequests:read': { ...staff, client: 'own' },
  'leaseRequests:create': { ...staff, client: 'own' },
  'leaseRequests:decide': staff,
  'projects:read': { ...staff, consortium: 'own' },
  'projects:manage': staff,
  'managers:manage': adminOnly,
  'consortiums:manage': adminOnly,
  'admins:manage': adminOnly,
  'profile:edit': everyone,
  'profile:see': { ...staff, client: 'own' },
  'unitPlans:read': { ...staff, client: 'own' },
  'projectPlans:read': { ...staff, consortium: 'own' },
  'plans:manage': staff,
  'warranty:read': everyone,
  'warranty:manage': adminOnly,
  /** Besides the role, only the account EMAIL_SETTINGS_USERNAME. */
  'emailSettings:manage': adminOnly,
  'imports:run': staff,
} as const satisfies Record<string, Partial<Record<Role, Scope>>>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];

/** The records a role reaches with a permission; undefined where it may not use it at all (403). */
export function scopeOf(role: Role, permission: Permission): Scope | undefined {
  return (table[permission] as Partial<Record<Role, Scope>>)[role];
}

/** Whether a role holds a permission, on any record or on its own ones. */
export function can(role: Role, permission: Permission): boolean {
  return scopeOf(role, permission) !== undefined;
}

/** The roles that hold a permission, in the table's order. */
export function rolesWith(permission: Permission): Role[] {
  return roles.filter((role) => can(role, permission));
}
