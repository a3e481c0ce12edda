import { useGetSessionQuery } from '../api/auth';
import { selectIsLoggedIn } from '../session/authSlice';
import { useAppSelector } from '../session/hooks';
import { selectToken } from '../session/storedSlice';

/** Checks the stored token once per page load. */
export function useSession() {
  const token = useAppSelector(selectToken);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { isLoading, isFetching, error, refetch } = useGetSessionQuery(undefined, { skip: !token || isLoggedIn });
  const isChecking = Boolean(token) && !isLoggedIn;
  return {
    isLoading: isChecking && (isLoading || isFetching || !error),
    error: isChecking ? error : undefined,
    retry: refetch,
  };
}
