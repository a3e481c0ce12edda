import type { SignedInUser } from '../api/auth';
import { loginPath, loginSlugs, type LoginSlug } from '../contract/addresses';
import { screenOf, screenRecord, to } from '../contract/links';
import { roles, rolesWith, userTypes, type Role } from '../contract/permissions';

export { loginPath, loginSlugs, type LoginSlug } from '../contract/addresses';
export const defaultLogin = loginPath('client');

export const isLoginSlug = (text: string | undefined): text is LoginSlug =>
  text !== undefined && Object.hasOwn(loginSlugs, text);

/** Returns the home page of a user type (section 2, "Home by user type"). */
export const homePath = (type: Role): string => to(userTypes[type].home);

/**
 * Returns the first page of a signed-in user: the setup steps for an admin of an installation that is not in use yet,
 * else the home page.
 */
export const homeOf = ({ type, is_setting_up: isSettingUp }: Pick<SignedInUser, 'type' | 'is_setting_up'>): string =>
  isSettingUp ? to('primeros-pasos') : homePath(type);

/** Whether an address is a login page of the portal. */
export const isLoginPath = (address: string | undefined): boolean =>
  roles.some((type) => loginPath(type) === address?.split(/[?#]/)[0]);

/**
 * Returns the login of the users who may open a screen: the clients' if they may, else that of the last type in the table
 * that may, because a link does not say whether an admin or a supervisor follows it.
 */
function loginOf(pathname: string): string {
  const screen = screenOf(pathname);
  const permission = screen && screenRecord(screen).permission;
  const allowed = permission ? rolesWith(permission) : [];
  const type = roles.findLast((role) => allowed.includes(role));
  return type ? loginPath(type) : defaultLogin;
}

/**
 * Returns the target of the shell's redirect without a session (section 2): the login of the last user's type; else the
 * last stored path, if it is a login page; else the login of those who may open the page. The guard of the email settings
 * redirects to the admins' login.
 */
export function loggedOutTarget(pathname: string, lastPath: string | undefined, lastType: Role | undefined): string {
  if (pathname === to('email-settings')) return loginPath('admin');
  if (lastType) return loginPath(lastType);
  return lastPath && isLoginPath(lastPath) ? lastPath : loginOf(pathname);
}
