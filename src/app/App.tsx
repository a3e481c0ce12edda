import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { errorMessage } from '../api/envelope';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { CrashScreen } from './CrashScreen';
import { LastPath } from './LastPath';
import { SessionFailed } from './SessionFailed';
import { shell } from './shellArea';
import { useOtherTabs } from './useOtherTabs';
import { useSession } from './useSession';

const AuthArea = lazy(() => import(/* webpackChunkName: "login" */ './AuthArea'));

/** The two areas of section 2: the login pages and the authenticated shell; anything else goes to the last path. */
export function App() {
  const { isLoading, error, retry } = useSession();
  useOtherTabs();
  if (isLoading) return <FullScreenSpinner />;
  if (error) return <SessionFailed message={errorMessage(error)} onRetry={() => void retry()} />;
  return (
    <ErrorBoundary FallbackComponent={CrashScreen}>
      <Suspense fallback={<FullScreenSpinner />}>
        <Routes>
          <Route path="/auth/*" element={<AuthArea />} />
          <Route path="/*" element={<shell.Component />} />
          <Route path="*" element={<LastPath />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
