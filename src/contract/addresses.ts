import type { ClaimType } from './claimStatus';
import type { Role } from './permissions';

/** The slugs of the login routes (specification section 2) and the type that each signs in. */
export const loginSlugs = {
  clientes: 'client',
  manager: 'manager',
  consortium: 'consortium',
  admin: 'admin',
} as const satisfies Record<string, Role>;
export type LoginSlug = keyof typeof loginSlugs;

/** The login page of a type of user. */
export function loginPath(type: Role): string {
  const slug = (Object.keys(loginSlugs) as LoginSlug[]).find((key) => loginSlugs[key] === type);
  return `/auth/login/${slug}`;
}

/** The screens that a mail leads to; the router's table has the same, as a test holds. */
export const claimPath = (type: ClaimType, id: number): string =>
  type === 'UNIT' ? `/reclamos/${id}` : `/consorcio-reclamos/${id}`;
export const leaseRequestPath = (id: number): string => `/lease-request/${id}`;
export const resetPath = (token: string): string => `/auth/restablecer?token=${token}`;

/** Calls below /api that the page already makes while its bundle is on the way (`app/boot`). */
export const earlyCalls = {
  getSession: '/auth/info',
  listUnitClaims: '/logic/unit_claim',
  listProjectClaims: '/logic/project_claim',
} as const;
