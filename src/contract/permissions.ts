/**
 * The permission table (specification section 6, decisions 7): who may do what, and over which records.
 * The server's routes, the API document (`x-roles`), the router and the menus all read it.
 */
export const roles = ['admin', 'manager', 'consortium', 'client'] as const;
export type Role = (typeof roles)[number];

/** `own`: only the rows that belong to the user (a client's units, a consortium's project), as `server/policies` define them. */
export type Scope = 'any' | 'own';

/** Who asks: the role and, for what one account of a role holds alone, the mark that this account carries. */
export interface Holder {
  type: Role;
  can_manage_email_settings: boolean;
}

const staff = { admin: 'any', manager: 'any' } as const;
const everyone = { admin: 'any', manager: 'any', consortium: 'own', client: 'own' } as const;
/** What belongs to nobody: the warranty table, the lists that forms choose from. */
const shared = { admin: 'any', manager: 'any', consortium: 'any', client: 'any' } as const;
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
  'claims:correct': staff,
  'claims:withdraw': { consortium: 'own', client: 'own' },
  'claims:seePriority': staff,
  'claims:seePrice': { ...staff, consortium: 'own' },
  'lookups:read': shared,
  'clients:manage': staff,
  'units:read': { ...staff, client: 'own' },
  'units:manage': staff,
  'contracts:create': staff,
  'contracts:end': staff,
  'leaseRequests:read': { ...staff, client: 'own' },
  'leaseRequests:create': { ...staff, client: 'own' },
  'leaseRequests:decide': staff,
  'leaseRequests:withdraw': { ...staff, client: 'own' },
  'leases:end': staff,
  'projects:read': { ...staff, consortium: 'own' },
  'projects:manage': staff,
  'projects:close': staff,
  'managers:manage': adminOnly,
  'consortiums:manage': adminOnly,
  'admins:manage': adminOnly,
  'profile:edit': everyone,
  'secondFactor:use': { admin: 'own', manager: 'own' },
  'profile:see': { ...staff, client: 'own' },
  'unitPlans:read': { ...staff, client: 'own' },
  'projectPlans:read': { ...staff, consortium: 'own' },
  'plans:manage': staff,
  'warranty:read': shared,
  'warranty:manage': adminOnly,
  'emailSettings:manage': adminOnly,
  'imports:run': staff,
  'views:use': { admin: 'own', manager: 'own' },
  'search:use': staff,
} as const satisfies Record<string, Partial<Record<Role, Scope>>>;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[];

/** Permissions that only one account of the role holds, and the mark by which that account is known (EMAIL_SETTINGS_USERNAME). */
const marks: Partial<Record<Permission, keyof Omit<Holder, 'type'>>> = {
  'emailSettings:manage': 'can_manage_email_settings',
};

const scopeOfRole = (role: Role, permission: Permission): Scope | undefined =>
  (table[permission] as Partial<Record<Role, Scope>>)[role];

/** The records that somebody reaches with a permission; undefined where they may not use it at all (403). */
export function scopeOf(holder: Holder, permission: Permission): Scope | undefined {
  const mark = marks[permission];
  return mark && !holder[mark] ? undefined : scopeOfRole(holder.type, permission);
}

/** Whether somebody holds a permission, on any record or on their own ones. */
export function can(holder: Holder, permission: Permission): boolean {
  return scopeOf(holder, permission) !== undefined;
}

/** The roles of which somebody holds a permission, in the table's order. */
export function rolesWith(permission: Permission): Role[] {
  return roles.filter((role) => scopeOfRole(role, permission) !== undefined);
}
