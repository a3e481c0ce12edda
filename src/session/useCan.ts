import { can, type Permission } from '../contract/permissions';
import type { SignedInUser } from '../api/auth';
import { selectUser } from './authSlice';
import { useSessionSelector } from './hooks';

/** Whether a user may do something; nobody may do anything. */
export const userCan = (user: SignedInUser | null, permission: Permission): boolean =>
  user !== null && can(user, permission);

/** Whether the signed-in user may do something; false with nobody signed in. */
export function useCan(permission: Permission): boolean {
  const user = useSessionSelector(selectUser);
  return userCan(user, permission);
}

/** The signed-in user. Only for screens behind the authenticated shell, which doesn't render without one. */
export function useUser(): SignedInUser {
  const user = useSessionSelector(selectUser);
  if (!user) throw new Error('No user is signed in');
  return user;
}
