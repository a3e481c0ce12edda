import './AuthLayout.css';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useCompany } from '../api/settings';
import { screenOf } from '../contract/links';
import { LoginScreen } from '../features/auth/LoginScreen';
import { selectUser } from '../session/authSlice';
import { useAppSelector } from '../session/hooks';
import { selectLastPath } from '../session/storedSlice';
import { isLoginSlug, homeOf, type LoginSlug } from '../session/userTypes';
import { FullScreenSpinner } from '../ui/FullScreenSpinner';
import { AuthLayout } from './AuthLayout';
import { LastPath, useRememberPath, afterLogin } from './LastPath';
import { PageFrame } from './start/PageFrame';
import { usePrepareHome } from './start/usePrepareHome';
import { useWantedPath } from './wantedPath';

/**
 * The login pages in their layout (section 2). Redirects a user who opens one while signed in to the home page, and a
 * user who signs in here to the last path, whose frame is shown until its code is loaded.
 */
export function AuthArea() {
  const user = useAppSelector(selectUser);
  const lastPath = useAppSelector(selectLastPath);
  const [wasSignedIn] = useState(user !== null);
  const company = useCompany();
  // Replaces the form at once while the next page loads, so that the user cannot type into the old form.
  const isLeaving = useWantedPath() !== useLocation().pathname;
  const next = user && (wasSignedIn ? homeOf(user) : afterLogin(user, lastPath));
  if (next)
    return (
      <>
        <PageFrame path={screenOf(next)} role={user.type} {...company} />
        <Navigate to={next} replace />
      </>
    );
  return <AuthLayout {...company}>{isLeaving ? <FullScreenSpinner /> : <Outlet />}</AuthLayout>;
}

/**
 * The login of a user type. Only this page is stored as the last path: a link with a one-time token must not be stored.
 */
export function Login() {
  const { type } = useParams();
  return isLoginSlug(type) ? <KnownLogin slug={type} /> : <LastPath />;
}

function KnownLogin({ slug }: { slug: LoginSlug }) {
  useRememberPath();
  usePrepareHome(slug);
  return <LoginScreen />;
}
