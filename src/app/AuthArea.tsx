import 'antd-styles/login.css';
import './styles/auth.css';
import { ConfigProvider } from 'antd';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoginScreen } from '../features/auth/LoginScreen';
import { selectUser } from '../session/authSlice';
import { useSessionSelector } from '../session/hooks';
import { homePath, isLoginSlug } from '../session/userTypes';
import { uiText } from '../ui/text';
import { appText } from './appText';
import { LastPath, useRememberPath } from './LastPath';
import { theme } from './theme';

/** The login pages in their layout (section 2). Once somebody is signed in, on to where they wanted to go, or home. */
export default function AuthArea() {
  const user = useSessionSelector(selectUser);
  const { state } = useLocation();
  const { from } = (state ?? {}) as { from?: string };
  if (user) return <Navigate to={from ?? homePath(user.type)} replace />;
  return (
    <ConfigProvider theme={theme}>
      <Routes>
        <Route path="login/:type" element={<AuthLayout />} />
        <Route path="*" element={<LastPath />} />
      </Routes>
    </ConfigProvider>
  );
}

function AuthLayout() {
  useRememberPath();
  const slug = useLocation().pathname.split('/')[3];
  if (!isLoginSlug(slug)) return <LastPath />;
  return (
    <div className="auth">
      <aside className="auth-brand">
        <p className="auth-name">{uiText.appName}</p>
        <p className="auth-company">{appText.company}</p>
        <p className="auth-tagline">{appText.tagline}</p>
      </aside>
      <main className="auth-main">
        <LoginScreen />
      </main>
    </div>
  );
}
