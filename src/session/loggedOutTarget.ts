import type { Role } from '../contract/permissions';
import { isLoginPath } from './screenPaths';
import { defaultLogin, loginPath } from './userTypes';

/**
 * Where the authenticated shell sends with nobody signed in (section 2): to the last stored path where that is a login page, since any
 * other would lead back here; otherwise to the login of who was signed in, or the clients'. The guard of the email settings sends
 * to the admins' login.
 */
export function loggedOutTarget(pathname: string, lastPath: string | undefined, lastType: Role | undefined): string {
  if (pathname === '/email-settings') return loginPath('admin');
  if (lastType) return loginPath(lastType);
  return lastPath && isLoginPath(lastPath) ? lastPath : defaultLogin;
}
