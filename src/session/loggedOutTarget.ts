import { defaultLogin, loginPath } from './userTypes';

/**
 * Where the authenticated shell sends with nobody signed in (section 2): to the last stored path where that is a login page, since any
 * other would lead back here; otherwise to the clients' login. The guard of the email settings sends to the admins' login.
 */
export function loggedOutTarget(pathname: string, lastPath: string | undefined): string {
  if (pathname === '/email-settings') return loginPath('admin');
  return lastPath?.startsWith('/auth/login/') ? lastPath : defaultLogin;
}
