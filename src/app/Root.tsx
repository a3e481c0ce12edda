import { Outlet } from 'react-router-dom';
import { errorMessage } from '../api/envelope';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { SessionFailed } from './SessionFailed';
import { useOtherTabs } from './useOtherTabs';
import { useSession } from './useSession';

/** Around every page: nothing is rendered until it is known who is signed in. */
export function Root() {
  const { isLoading, error, retry } = useSession();
  useOtherTabs();
  if (isLoading) return <FullScreenSpinner />;
  if (error) return <SessionFailed message={errorMessage(error)} onRetry={() => void retry()} />;
  return <Outlet />;
}
