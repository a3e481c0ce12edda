/**
 * The user types and the permission table (specification sections 2 and 6, decisions 7): which role may do what, and on
 * which records. The server's routes, the API document (`x-roles`), the router and the menus all use it. `home` is the
 * first screen after the login, `profileFields` are the fields of the profile, `audience` are the accounts that e-mail
 * settings choose together (null: such mails never go to the role), `party` is whom the role speaks for in a claim (null:
 * the company; a client who rents speaks for the tenant). Its words are in `roleText.ts`.
 */
export const userTypes = {
  admin: {
    isStaff: true,
    supervisesProjects: false,
    loginSlug: 'admin',
    home: 'reclamos',
    profileFields: ['name', 'last_name', 'phone_number'],
    managePermission: 'admins:manage',
    audience: 'admins',
    party: null,
  },
  manager: {
    isStaff: true,
    supervisesProjects: true,
    loginSlug: 'manager',
    home: 'reclamos',
    profileFields: ['name', 'last_name', 'phone_number'],
    managePermission: 'managers:manage',
    audience: 'managers',
    party: null,
  },
  consortium: {
    isStaff: false,
    supervisesProjects: false,
    loginSlug: 'consortium',
    home: 'consorcio-reclamos',
    profileFields: ['name', 'phone_number'],
    managePermission: 'consortiums:manage',
    audience: 'consortium',
    party: 'consortium',
  },
  client: {
    isStaff: false,
    supervisesProjects: false,
    loginSlug: 'clientes',
    home: 'reclamos',
    profileFields: ['name', 'last_name', 'document', 'phone_number', 'address'],
    managePermission: 'clients:manage',
    audience: 'client',
    party: 'owner',
  },
} as const;
export type Role = keyof typeof userTypes;
export const roles = Object.keys(userTypes) as Role[];

/**
 * Roles without an account, with a link: a contractor to its work order or to the list of its open ones, a resident to
 * its visit, an answerer to the question whether a completed claim is solved.
 */
export const linkRoles = ['contractor', 'contractorList', 'resident', 'answerer'] as const;
export type LinkRole = (typeof linkRoles)[number];
/** Roles of the permission table: the account types, then the roles of links. */
export type Actor = Role | LinkRole;
export const actors: readonly Actor[] = [...roles, ...linkRoles];

const isAccount = (type: Actor): type is Role => type in userTypes;

/** Whether a role works for the company; false for null and for the roles of links. */
export const isStaff = (type: Actor | null): boolean => type !== null && isAccount(type) && userTypes[type].isStaff;

/**
 * `own`: only the rows that belong to the user (a client's units, a consortium's project, the work order of a link), as
 * `server/policies` define them.
 */
export type Scope = 'any' | 'own';

/** A holder of permissions: its role and, for permissions of a single account, that account's flag. */
export interface Holder {
  type: Actor;
  can_manage_email_settings: boolean;
  /** Whether an admin lets this supervisor read and write costs. */
  can_manage_costs?: boolean;
  /** Permissions that the holder's server cannot serve: another server than ours (`api/otherServer`). */
  lacks?: readonly string[];
}

const staff = { admin: 'any', manager: 'any' } as const;
const everyone = { admin: 'any', manager: 'any', consortium: 'own', client: 'own' } as const;
/** Records without an owner: the warranty table, the lists that forms use. */
const shared = { admin: 'any', manager: 'any', consortium: 'any', client: 'any' } as const;
const adminOnly = { admin: 'any' } as const;

const table = {
  'session:use': everyone,
  'today:see': staff,
  'panel:see': { ...staff, consortium: 'own' },
  'unitClaims:read': { ...staff, client: 'own' },
  'unitClaims:create': { ...staff, client: 'own' },
  'projectClaims:read': { ...staff, consortium: 'own' },
  'projectClaims:create': { admin: 'any', consortium: 'own' },
  'claims:discuss': everyone,
  'claims:note': staff,
  'claims:changeStatus': staff,
  'claims:decide': staff,
  'claims:changePriority': staff,
  'claims:changePrice': staff,
  'claims:assign': staff,
  'claims:correct': everyone,
  'claims:withdraw': { consortium: 'own', client: 'own' },
  'claims:answer': { consortium: 'own', client: 'own' },
  'claims:seeAnswers': staff,
  'claims:seePriority': staff,
  'claims:seeResponsible': staff,
  'claims:seeViewers': staff,
  'claims:seePrice': { ...staff, consortium: 'own' },
  'complaints:read': everyone,
  'complaints:make': { consortium: 'own', client: 'own' },
  'complaints:manage': staff,
  'documents:issue': everyone,
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
  'photos:readOriginal': staff,
  'contractors:manage': staff,
  'works:manage': staff,
  // For supervisors whom an admin names: see accountFlags.
  'costs:manage': staff,
  'visits:read': everyone,
  'visits:answer': everyone,
  'visits:arrange': staff,
  'visits:report': { consortium: 'own', client: 'own' },
  'managers:manage': adminOnly,
  'consortiums:manage': adminOnly,
  'admins:manage': adminOnly,
  'security:manage': adminOnly,
  'sessions:end': adminOnly,
  'accounts:invite': staff,
  'profile:edit': everyone,
  'secondFactor:use': { admin: 'own', manager: 'own' },
  'profile:see': { ...staff, client: 'own' },
  'unitPlans:read': { ...staff, client: 'own' },
  'projectPlans:read': { ...staff, consortium: 'own' },
  'plans:manage': staff,
  'houseRules:read': everyone,
  'houseRules:manage': adminOnly,
  'warranty:read': shared,
  'warranty:own': { client: 'own' },
  'warranty:manage': adminOnly,
  'company:manage': adminOnly,
  'terms:manage': adminOnly,
  'terms:readFigures': staff,
  'emailSettings:manage': adminOnly,
  'imports:run': staff,
  'preferences:use': { admin: 'own', manager: 'own', consortium: 'own', client: 'own' },
  'views:use': { admin: 'own', manager: 'own' },
  'replies:use': { admin: 'own', manager: 'own' },
  'search:use': staff,
  'ownWork:read': { contractor: 'own' },
  'ownWork:do': { contractor: 'own' },
  'ownWorks:read': { contractorList: 'own' },
  'linkVisits:read': { contractor: 'own', resident: 'own' },
  'linkVisits:answer': { contractor: 'own', resident: 'own' },
  'linkVisits:arrange': { contractor: 'own' },
  'linkVisits:report': { resident: 'own' },
  'linkAnswers:read': { answerer: 'own' },
  'linkAnswers:answer': { answerer: 'own' },
} as const satisfies Record<string, Partial<Record<Actor, Scope>>>;

export type Permission = keyof typeof table;
/** The permissions of link roles; no account has any of them. */
export type LinkPermission = {
  [P in Permission]: keyof (typeof table)[P] & LinkRole extends never ? never : P;
}[Permission];
/** Returns the permission to manage the accounts of a user type. */
export const managePermissionOf = (type: Role): Permission => userTypes[type].managePermission;
export const permissions = Object.keys(table) as Permission[];

/**
 * Permissions that some accounts of a role have alone, with the account's flag: the e-mail settings one admin
 * (EMAIL_SETTINGS_USERNAME, else the first), costs the supervisors whom an admin names.
 */
const accountFlags: Partial<Record<Permission, { flag: keyof Omit<Holder, 'type' | 'lacks'>; role: Role }>> = {
  'emailSettings:manage': { flag: 'can_manage_email_settings', role: 'admin' },
  'costs:manage': { flag: 'can_manage_costs', role: 'manager' },
};

const scopeOfRole = (role: Actor, permission: Permission): Scope | undefined =>
  (table[permission] as Partial<Record<Actor, Scope>>)[role];

/** Whether a permission belongs to link roles. */
export const isForLinks = (permission: Permission | 'public'): permission is LinkPermission =>
  permission !== 'public' && linkRoles.some((role) => scopeOfRole(role, permission) !== undefined);

/** Returns the scope of a user's permission; undefined if the user does not have it (403). */
export function scopeOf(holder: Holder, permission: Permission): Scope | undefined {
  const named = accountFlags[permission];
  if (holder.lacks?.includes(permission)) return undefined;
  return named?.role === holder.type && !holder[named.flag] ? undefined : scopeOfRole(holder.type, permission);
}

/** Whether a user has a permission, on all records or on its own. */
export function can(holder: Holder, permission: Permission): boolean {
  return scopeOf(holder, permission) !== undefined;
}

/** Returns the roles with a permission, in the order of the table. */
export function rolesWith(permission: Permission): Actor[] {
  return actors.filter((role) => scopeOfRole(role, permission) !== undefined);
}
