import { roles, userTypes, type Role } from './permissions';

export type LoginSlug = (typeof userTypes)[Role]['loginSlug'];
/** The slugs of the login routes (specification section 2) and the type that each signs in. */
export const loginSlugs = Object.fromEntries(roles.map((role) => [userTypes[role].loginSlug, role])) as Record<
  LoginSlug,
  Role
>;

/** The login page of a type of user. */
export const loginPath = (type: Role): string => `/auth/login/${userTypes[type].loginSlug}`;

/** The page of a work order for its contractor, below which its service worker stands. The secret is no part of what the browser asks for. */
export const workLinkPage = '/trabajo/';
export const workLinkPath = (secret: string): string => `${workLinkPage}#${secret}`;

/** The page of a visit for whoever is visited, who need not sign in. */
export const visitLinkPage = '/visita';
export const visitLinkPath = (secret: string): string => `${visitLinkPage}#${secret}`;

export const resetPath = (token: string): string => `/auth/restablecer?token=${token}`;

/** Calls below /api that the page already makes while its bundle is on the way (`app/boot`). */
export const earlyCalls = {
  getSession: '/auth/info',
  listUnitClaims: '/logic/unit_claim',
  listProjectClaims: '/logic/project_claim',
} as const;
