import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../session/hooks';
import { navigated, selectLastPath } from '../session/storedSlice';
import { screenOf, screenRecord } from '../contract/links';
import { defaultLogin, isLoginPath, homeOf } from '../session/userTypes';
import type { SignedInUser } from '../api/auth';
import { userCan } from '../session/useCan';

/** Section 2: an unknown path redirects to the last stored path, or to the clients' login if there is none. */
export function LastPath() {
  const lastPath = useAppSelector(selectLastPath);
  const { pathname, search } = useLocation();
  const isUsable = (screenOf(lastPath) || isLoginPath(lastPath)) && lastPath !== pathname + search;
  return <Navigate to={isUsable && lastPath ? lastPath : defaultLogin} replace />;
}

/** Section 2: stores path and query on every navigation to a page that exists. */
export function useRememberPath(isKnown = true): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isKnown) dispatch(navigated(pathname + search));
  }, [dispatch, isKnown, pathname, search]);
}

/**
 * Section 2: after a login the user returns to the stored path; or to the home page, if the stored path is not a screen
 * that this user may open.
 */
export function afterLogin(user: SignedInUser, lastPath: string | undefined): string {
  const screen = screenOf(lastPath);
  return screen && lastPath && userCan(user, screenRecord(screen).permission) ? lastPath : homeOf(user);
}
