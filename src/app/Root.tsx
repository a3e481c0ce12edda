import './CrashScreen.css';
import '../ui/states.css';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useGetSessionQuery } from '../api/auth';
import { sessionEnded } from '../api/token';
import { selectAuthError, selectIsLoading, selectIsLoggedIn } from '../session/authSlice';
import { useAppDispatch, useAppSelector } from '../session/hooks';
import { readStored } from '../session/storedKeys';
import { selectToken } from '../session/storedSlice';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { uiText } from '../ui/text';
import { appText } from './appText';

/**
 * Ends the session in this tab when the user signs out in another tab. When another user signs in there, this page is
 * loaded again as that user's: all tabs share one session.
 */
function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== 'token') return;
      // A tab in the background gets the event late: what counts is what is stored now.
      const stored = readStored('token');
      if (stored === undefined) dispatch(sessionEnded(undefined));
      else if (token && stored !== token) window.location.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch, token]);
}

/** Checks the stored token once per page load. */
function useSession() {
  const token = useAppSelector(selectToken);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isLoading = useAppSelector(selectIsLoading);
  const error = useAppSelector(selectAuthError);
  const { refetch } = useGetSessionQuery(undefined, { skip: !token || isLoggedIn });
  const isChecking = Boolean(token) && !isLoggedIn;
  return {
    isLoading: isChecking && (isLoading || error === null),
    error: isChecking ? error : null,
    retry: refetch,
  };
}

/** Wraps every page: renders nothing until the session has been checked. */
export function Root() {
  const { isLoading, error, retry } = useSession();
  useOtherTabs();
  if (isLoading) return <FullScreenSpinner />;
  if (error !== null) return <SessionFailed message={error} onRetry={() => void retry()} />;
  return <Outlet />;
}

/** Shown when the stored session can't be checked: the reason and a retry. The token is kept, as it may still be valid. */
export function SessionFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="state" role="alert">
      <h1>{appText.sessionFailed}</h1>
      <p>{message}</p>
      <button type="button" className="plain-button" onClick={onRetry}>
        {uiText.retry}
      </button>
    </main>
  );
}
