import type { Role } from '../contract/permissions';
import { to } from '../contract/links';
import { defaultLogin, isLoginPath, loginPath } from './userTypes';

/**
 * Where the shell redirects with nobody signed in (section 2): the login of the last user's type; else the last stored path, if it is a login
 * page; else the clients' login. The guard of the email settings redirects to the admins' login.
 */
export function loggedOutTarget(pathname: string, lastPath: string | undefined, lastType: Role | undefined): string {
  if (pathname === to('email-settings')) return loginPath('admin');
  if (lastType) return loginPath(lastType);
  return lastPath && isLoginPath(lastPath) ? lastPath : defaultLogin;
}
