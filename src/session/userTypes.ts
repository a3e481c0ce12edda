import type { Role } from '../contract/permissions';

/** The slugs of the login routes (section 2) and the type each signs in. */
export const loginSlugs = {
  clientes: 'client',
  manager: 'manager',
  consortium: 'consortium',
  admin: 'admin',
} as const satisfies Record<string, Role>;
export type LoginSlug = keyof typeof loginSlugs;
export const defaultLogin = '/auth/login/clientes';

export const isLoginSlug = (text: string | undefined): text is LoginSlug =>
  text !== undefined && Object.hasOwn(loginSlugs, text);

/** The login page of a type of user. */
export function loginPath(type: Role): string {
  const slug = (Object.keys(loginSlugs) as LoginSlug[]).find((key) => loginSlugs[key] === type);
  return `/auth/login/${slug}`;
}

/** Where a type of user begins (section 2, "Home by user type"). */
export const homePath = (type: Role): string => (type === 'consortium' ? '/consorcio-reclamos' : '/reclamos');
