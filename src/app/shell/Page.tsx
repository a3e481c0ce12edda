import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, useLocation } from 'react-router-dom';
import { useCan } from '../../session/useCan';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { CrashScreen } from '../CrashScreen';
import { screenOf } from '../../session/screenPaths';
import { LastPath, useRememberPath } from '../LastPath';
import { useIsArriving } from '../firstScreen';
import type { Screen } from '../screens';
import { ForbiddenScreen } from './ForbiddenScreen';
import { PageStart } from './PageFrame';

let hasBegun = false;

/** Faded in (section 2, 0.3 s); what a document begins with is no transition, and stands at once. */
function Frame({ children }: { children: ReactNode }) {
  const [isEntering] = useState(hasBegun);
  useEffect(() => {
    hasBegun = true;
  }, []);
  return <div className={isEntering ? 'page is-entering' : 'page'}>{children}</div>;
}

/** One screen in the shell: stored as the last path, guarded by its permission. */
export function Page({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const isAllowed = useCan(screen.permission);
  // "/reclamos/abc" names no record: an unknown path like any other.
  const isKnown = screenOf(pathname) === screen.path;
  const isArriving = useIsArriving(pathname);
  useRememberPath(isKnown);
  if (!isKnown) return <LastPath />;
  // Section 2: the email settings send others home without a word.
  if (!isAllowed) return screen.isSilent ? <Navigate to="/" replace /> : <ForbiddenScreen />;
  return (
    <Frame key={pathname}>
      {isArriving ? (
        <PageStart path={screen.path} />
      ) : (
        <ErrorBoundary FallbackComponent={CrashScreen}>
          <Suspense fallback={<PageSkeleton />}>
            <screen.Component />
          </Suspense>
        </ErrorBoundary>
      )}
    </Frame>
  );
}
