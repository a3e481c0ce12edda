import { Button } from 'antd';
import { late, LatePart } from '../../ui/late';
import type { SignedInUser } from '../../api/auth';
import { beforeLeaving, LeaveBlocker, useIsUnsent } from '../../ui/leaveGuard';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { appText } from '../appText';
import { Footer } from './Footer';
import { useLogout } from './useLogout';

const FactorDemanded = late(() => import(/* webpackChunkName: "second-factor" */ '../../features/auth/FactorDemanded'));

/** The shell for a user who must set up the second factor first: no menus, only a button to sign out. */
export function RequiredFactor({ user }: { user: SignedInUser }) {
  const { logout, dialog } = useLogout(user);
  const isUnsent = useIsUnsent();
  return (
    <>
      <main id="contenido" className="main" tabIndex={-1}>
        <div className="page">
          {isUnsent && <LeaveBlocker />}
          <LatePart fallback={<PageSkeleton />}>
            <FactorDemanded />
          </LatePart>
          <Button type="link" onClick={() => beforeLeaving(logout)}>
            {appText.logout}
          </Button>
        </div>
      </main>
      <Footer />
      {dialog}
    </>
  );
}
