import type { SignedInUser } from '../api/auth';
import { screenOf, screenPermissions } from '../session/screenPaths';
import { userCan } from '../session/useCan';
import { homePath } from '../session/userTypes';

/** Section 2: a confirmed login leads to the stored path; home where that is no screen, or none that this user may open. */
export function afterLogin(user: SignedInUser, lastPath: string | undefined): string {
  const screen = screenOf(lastPath);
  return screen && lastPath && userCan(user, screenPermissions[screen]) ? lastPath : homePath(user.type);
}
