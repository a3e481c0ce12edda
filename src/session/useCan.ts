import { can, type Permission } from '../contract/permissions';
import type { SignedInUser } from '../api/auth';
import { selectUser } from './authSlice';
import { useAppSelector } from './hooks';

/** Whether a user has a permission; false for null. */
export const userCan = (user: SignedInUser | null, permission: Permission): boolean =>
  user !== null && can(user, permission);

/** Whether the signed-in user has a permission; false without a session. */
export function useCan(permission: Permission): boolean {
  const user = useAppSelector(selectUser);
  return userCan(user, permission);
}

/** Returns the signed-in user. Only for screens behind the authenticated shell, which doesn't render without one. */
export function useUser(): SignedInUser {
  const user = useAppSelector(selectUser);
  if (!user) throw new Error('No user is signed in');
  return user;
}
