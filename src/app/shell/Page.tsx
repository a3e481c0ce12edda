import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { screenOf, screenRecord } from '../../contract/links';
import { userCan, useUser } from '../../session/useCan';
import { homeOf } from '../../session/userTypes';
import { LeaveBlocker, useIsUnsent } from '../../ui/leaveGuard';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { Redrawn } from '../../ui/Redrawn';
import { closeReadReceipts } from '../../ui/table/bulk/readReceipts';
import { LastPath, useRememberPath } from '../LastPath';
import { useWantedPath } from '../wantedPath';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { uiText } from '../../ui/text';
import { appText } from '../appText';
import { arriveAt } from './arrival';

/** Shown at the address of a screen that the user may not open. */
export function ForbiddenScreen() {
  const user = useUser();
  return (
    <>
      <PageHeader title={appText.forbiddenTitle} />
      <div className="stack">
        <p>{appText.forbidden}</p>
        <p>
          <LinkButton type="primary" to={homeOf(user)}>
            {uiText.goHome}
          </LinkButton>
        </p>
      </div>
    </>
  );
}

let hasBegun = false;

/** Milliseconds after which a skeleton replaces the page that the user is leaving. */
const slowMs = 200;

interface FrameProps {
  /** The path of the page inside the frame. */
  pathname: string;
  children: ReactNode;
}

/**
 * Fades a page in (section 2, 0.3 s), except the first one after a page load. A page that the user is leaving is dimmed
 * at once and takes no input, so that keys and clicks do not reach the old page.
 */
function Frame({ pathname, children }: FrameProps) {
  const isLeaving = useWantedPath() !== pathname;
  const [isEntering] = useState(hasBegun);
  const [isSlow, setIsSlow] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (isEntering && current) return arriveAt(current);
  }, [isEntering]);
  useEffect(() => {
    hasBegun = true;
  }, []);
  useEffect(() => {
    if (!isLeaving) return;
    const slow = setTimeout(() => setIsSlow(true), slowMs);
    return () => {
      clearTimeout(slow);
      setIsSlow(false);
    };
  }, [isLeaving]);
  const isHeld = isLeaving && !isSlow;
  const hold = (event: SyntheticEvent) => {
    if (!isHeld) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      className={isEntering ? 'page is-entering' : 'page'}
      onKeyDownCapture={(event) => !event.ctrlKey && !event.metaKey && hold(event)}
      onPointerDownCapture={hold}
      onMouseDownCapture={hold}
      onClickCapture={hold}
    >
      {isSlow ? <PageSkeleton /> : children}
      {/* Neither `inert` nor above the pointer: the browser would recompute the styles of all elements below, or of
          those that lose their hover, before it shows the response to the click. */}
      {isHeld && <div className="page-veil" />}
    </div>
  );
}

/**
 * The screen of the current address. Stores the address as the last path, and shows the screen only to users with its
 * permission.
 */
export function Page({ user }: { user: SignedInUser }) {
  const { pathname } = useLocation();
  // "/reclamos/abc" is an unknown path: it has no valid id.
  const path = screenOf(pathname);
  useRememberPath(path !== undefined);
  useEffect(() => closeReadReceipts(pathname), [pathname]);
  const isUnsent = useIsUnsent();
  if (pathname === '/')
    return (
      <>
        <PageSkeleton />
        <Navigate to={homeOf(user)} replace />
      </>
    );
  if (!path) return <LastPath />;
  const { permission, isSilent } = screenRecord(path);
  // Section 2: the email settings redirect other users home without a message.
  if (!userCan(user, permission)) return isSilent ? <Navigate to="/" replace /> : <ForbiddenScreen />;
  return (
    <Frame key={pathname} pathname={pathname}>
      {isUnsent && <LeaveBlocker />}
      <Redrawn>
        <Outlet />
      </Redrawn>
    </Frame>
  );
}
