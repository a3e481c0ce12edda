import { loginSlugs, type LoginSlug } from '../contract/addresses';
import type { Role } from '../contract/permissions';

export { loginPath, loginSlugs, type LoginSlug } from '../contract/addresses';
export const defaultLogin = '/auth/login/clientes';

export const isLoginSlug = (text: string | undefined): text is LoginSlug =>
  text !== undefined && Object.hasOwn(loginSlugs, text);

/** Where a type of user begins (section 2, "Home by user type"). */
export const homePath = (type: Role): string => (type === 'consortium' ? '/consorcio-reclamos' : '/reclamos');
