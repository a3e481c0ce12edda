import './styles/auth.css';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoginScreen } from '../features/auth/LoginScreen';
import type { SignedInUser } from '../api/auth';
import { selectUser } from '../session/authSlice';
import { useSessionSelector } from '../session/hooks';
import { screenOf, screenPermissions } from '../session/screenPaths';
import { selectLastPath } from '../session/storedSlice';
import { userCan } from '../session/useCan';
import { homePath, isLoginSlug } from '../session/userTypes';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { uiText } from '../ui/text';
import { appText } from './appText';
import { LastPath, useRememberPath } from './LastPath';

const PasswordArea = lazy(() => import(/* webpackChunkName: "password" */ './PasswordArea'));

/** Section 2: a confirmed login leads to the stored path; home where that is no screen, or none that this user may open. */
function afterLogin(user: SignedInUser, lastPath: string | undefined): string {
  const screen = screenOf(lastPath);
  return screen && lastPath && userCan(user, screenPermissions[screen]) ? lastPath : homePath(user.type);
}

/** The login pages in their layout (section 2). Once somebody is signed in, on to where they wanted to go, or home. */
export default function AuthArea() {
  const user = useSessionSelector(selectUser);
  const lastPath = useSessionSelector(selectLastPath);
  const { pathname } = useLocation();
  const [, , page, slug] = pathname.split('/');
  const isPassword = page === 'recuperar' || page === 'restablecer';
  if (user) return <Navigate to={afterLogin(user, lastPath)} replace />;
  if (!isPassword && !(page === 'login' && isLoginSlug(slug))) return <LastPath />;
  return (
    <AuthLayout>
      {isPassword ? (
        <Suspense fallback={<FullScreenSpinner />}>
          <PasswordArea />
        </Suspense>
      ) : (
        <Routes>
          <Route path="login/:type" element={<RememberedLogin />} />
        </Routes>
      )}
    </AuthLayout>
  );
}

/** A link with a one-time token is no path to come back to: only the login is remembered. */
function RememberedLogin() {
  useRememberPath();
  return <LoginScreen />;
}

function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <aside className="auth-brand">
        <div className="auth-name">{uiText.appName}</div>
        <p className="auth-company">{appText.company}</p>
        <p className="auth-tagline">{appText.tagline}</p>
      </aside>
      <main className="auth-main">{children}</main>
    </div>
  );
}
