import type { SignedInUser } from '../api/auth';
import { screenOf, screenRecord } from '../contract/links';
import { userCan } from '../session/useCan';
import { homeOf } from '../session/userTypes';

/**
 * Section 2: after a login the user returns to the stored path; or to the home page, if the stored path is not a screen
 * that this user may open.
 */
export function afterLogin(user: SignedInUser, lastPath: string | undefined): string {
  const screen = screenOf(lastPath);
  return screen && lastPath && userCan(user, screenRecord(screen).permission) ? lastPath : homeOf(user);
}
