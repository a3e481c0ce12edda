import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { screenOf, screenRecord } from '../../contract/links';
import { userCan } from '../../session/useCan';
import { homeOf } from '../../session/userTypes';
import { LeaveBlocker, useIsUnsent } from '../../ui/leaveGuard';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { LastPath, useRememberPath } from '../LastPath';
import { ForbiddenScreen } from './ForbiddenScreen';

let hasBegun = false;

/** Fades a page in (section 2, 0.3 s), except the first one after a page load. */
function Frame({ children }: { children: ReactNode }) {
  const [isEntering] = useState(hasBegun);
  useEffect(() => {
    hasBegun = true;
  }, []);
  return <div className={isEntering ? 'page is-entering' : 'page'}>{children}</div>;
}

/**
 * The screen of the current address: stored as the last path, and shown only to users with its permission. While the code of another screen
 * is loaded a skeleton is shown: what somebody types must not reach the page that they have left.
 */
export function Page({ user }: { user: SignedInUser }) {
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname ?? pathname;
  // "/reclamos/abc" is an unknown path: it has no valid id.
  const path = screenOf(pathname);
  useRememberPath(path !== undefined);
  const isUnsent = useIsUnsent();
  if (loading !== pathname)
    return (
      <Frame key={loading}>
        <PageSkeleton />
      </Frame>
    );
  if (pathname === '/') return <Navigate to={homeOf(user)} replace />;
  if (!path) return <LastPath />;
  const { permission, isSilent } = screenRecord(path);
  // Section 2: the email settings redirect other users home without a message.
  if (!userCan(user, permission)) return isSilent ? <Navigate to="/" replace /> : <ForbiddenScreen />;
  return (
    <Frame key={pathname}>
      {isUnsent && <LeaveBlocker />}
      <Outlet />
    </Frame>
  );
}
