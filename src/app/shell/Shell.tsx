import '../styles/shell.css';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { loggedOutTarget } from '../../session/loggedOutTarget';
import { selectEndedSession, selectUser } from '../../session/authSlice';
import { useAppDispatch, useSessionSelector } from '../../session/hooks';
import { screenOf } from '../../session/screenPaths';
import { navigated, selectLastPath } from '../../session/storedSlice';
import { preloadNotices } from '../../ui/notify';
import { preloadPopups } from '../../ui/popups';
import { homePath } from '../../session/userTypes';
import { AntArea } from '../AntArea';
import { appText } from '../appText';
import { LastPath } from '../LastPath';
import { screens } from '../screens';
import { Footer } from './Footer';
import { Header } from './Header';
import { Page } from './Page';
import { restMs } from './restMs';

/** Loads the code of the screen that an address leads to, ahead of it. */
export async function preloadScreen(address: string): Promise<void> {
  const path = screenOf(address);
  await screens.find((screen) => screen.path === path)?.preload();
}

/** With nobody signed in: where they wanted to go is the last path, to come back to; who signed out leaves none. */
function ToLogin() {
  const lastPath = useSessionSelector(selectLastPath);
  const ended = useSessionSelector(selectEndedSession);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const wanted = ended?.by !== 'user' && screenOf(pathname) ? pathname + search : undefined;
  useEffect(() => {
    if (wanted) dispatch(navigated(wanted));
  }, [dispatch, wanted]);
  return <Navigate to={loggedOutTarget(pathname, lastPath, ended?.type)} replace />;
}

/**
 * The authenticated shell (section 2): header, one screen, footer. With nobody signed in it sends to the login, and back afterwards.
 * Once the page is at rest it loads what a failure is told with, what opens over the page, and the screens that are opened from where
 * people begin.
 */
export default function Shell() {
  const user = useSessionSelector(selectUser);

  useEffect(() => {
    const idle = setTimeout(() => {
      preloadNotices();
      preloadPopups();
      for (const screen of screens) if (screen.isNext) void screen.preload().catch(() => {});
    }, restMs);
    return () => clearTimeout(idle);
  }, []);

  if (!user) return <ToLogin />;
  return (
    <AntArea>
      <a className="skip-link" href="#contenido">
        {appText.skip}
      </a>
      <Header user={user} />
      <main id="contenido" className="main" tabIndex={-1}>
        <Routes>
          <Route index element={<Navigate to={homePath(user.type)} replace />} />
          {screens.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<Page screen={screen} />} />
          ))}
          <Route path="*" element={<LastPath />} />
        </Routes>
      </main>
      <Footer />
    </AntArea>
  );
}
