import './styles/auth.css';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { LoginScreen } from '../features/auth/LoginScreen';
import { selectUser } from '../session/authSlice';
import { useSessionSelector } from '../session/hooks';
import { selectLastPath } from '../session/storedSlice';
import { isLoginSlug } from '../session/userTypes';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { afterLogin } from './afterLogin';
import { appText } from './appText';
import { AuthLayout } from './AuthLayout';
import { LastPath, useRememberPath } from './LastPath';
import { usePrepareHome } from './usePrepareHome';

const PasswordArea = lazy(() => import(/* webpackChunkName: "password" */ './PasswordArea'));

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
    <AuthLayout company={appText.company}>
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

/** A link with a one-time token is no path to come back to: only the login is remembered, and only it prepares what follows. */
function RememberedLogin() {
  useRememberPath();
  const { type } = useParams();
  usePrepareHome(isLoginSlug(type) ? type : 'clientes');
  return <LoginScreen />;
}
