import '../styles/shell.css';
import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { loggedOutTarget } from '../../session/loggedOutTarget';
import { selectEndedSession, selectUser } from '../../session/authSlice';
import { useAppDispatch, useSessionSelector } from '../../session/hooks';
import { screenOf } from '../../session/screenPaths';
import { navigated, selectLastPath } from '../../session/storedSlice';
import { preloadNotices } from '../../ui/notify';
import { homePath } from '../../session/userTypes';
import { AntArea } from '../AntArea';
import { appText } from '../appText';
import { LastPath } from '../LastPath';
import { screens } from '../screens';
import { Footer } from './Footer';
import { Header } from './Header';
import { Page } from './Page';

/** Loads the code of the screen that an address leads to, ahead of it. */
export async function preloadScreen(address: string): Promise<void> {
  const path = screenOf(address);
  await screens.find((screen) => screen.path === path)?.preload();
}

/** The authenticated shell (section 2): header, one screen, footer. With nobody signed in it sends to the login, and back afterwards. */
export default function Shell() {
  const user = useSessionSelector(selectUser);
  const lastPath = useSessionSelector(selectLastPath);
  const ended = useSessionSelector(selectEndedSession);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const [isAtRest, setIsAtRest] = useState(false);

  useEffect(() => {
    // Once the page is at rest: what a failure is told with, and the screens that are opened from where people begin.
    const idle = setTimeout(() => {
      setIsAtRest(true);
      preloadNotices();
      for (const screen of screens) if (screen.isNext) void screen.preload().catch(() => {});
    }, 1500);
    return () => clearTimeout(idle);
  }, []);

  // Where somebody who isn't signed in wanted to go is the last path; who signed out leaves none.
  const wanted = !user && ended?.by !== 'user' && screenOf(pathname) ? pathname + search : undefined;
  useEffect(() => {
    if (wanted) dispatch(navigated(wanted));
  }, [dispatch, wanted]);

  if (!user) return <Navigate to={loggedOutTarget(pathname, lastPath, ended?.type)} replace />;
  return (
    <AntArea>
      <a className="skip-link" href="#contenido">
        {appText.skip}
      </a>
      <Header user={user} isAtRest={isAtRest} />
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
