import { useGetSessionQuery } from '../api/auth';
import { selectIsLoggedIn } from '../session/authSlice';
import { useSessionSelector } from '../session/hooks';
import { selectToken } from '../session/storedSlice';

/** Checks the stored token once per page; loading until it is known who is signed in. */
export function useSession() {
  const token = useSessionSelector(selectToken);
  const isLoggedIn = useSessionSelector(selectIsLoggedIn);
  const { isLoading, isFetching, error, refetch } = useGetSessionQuery(undefined, { skip: !token || isLoggedIn });
  const isChecking = Boolean(token) && !isLoggedIn;
  return {
    isLoading: isChecking && (isLoading || isFetching || !error),
    error: isChecking ? error : undefined,
    retry: refetch,
  };
}
