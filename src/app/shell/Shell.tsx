import '../../ui/base.css';
import './antd.css';
import './shell.css';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loggedOutTarget } from '../../session/userTypes';
import { selectEndedSession, selectUser } from '../../session/authSlice';
import { useAppDispatch, useAppSelector } from '../../session/hooks';
import { screenOf, screenRecord } from '../../contract/links';
import { navigated, selectLastPath } from '../../session/storedSlice';
import { FullScreenSpinner } from '../../ui/FullScreenSpinner';
import { preload } from '../../ui/loadCode';
import { preloadNotices } from '../../ui/notify';
import { preloadPopups } from '../../ui/popups';
import { Redrawn } from '../../ui/Redrawn';
import { AntArea } from '../AntArea';
import { appText } from '../appText';
import { screens } from '../screens';
import { Footer } from './Footer';
import { Header, restMs } from './Header';
import { Page } from './Page';
import { RequiredFactor } from './RequiredFactor';

const loadOffline = () => import(/* webpackChunkName: "offline" */ '../offline/Offline');
const loadCopies = () => import(/* webpackChunkName: "copies" */ '../../api/copies');
const loadPreferences = () => import(/* webpackChunkName: "preferences" */ '../../session/preferences');

/** What the keys of a list start from: its first row, or the link of its first card. */
const firstRow = '.data-table :is(tr[data-row-key], li[data-row-key] a[data-row-link])';

/** Redirects to the login. The requested page is stored as the last path, except after signing out. */
function ToLogin() {
  const lastPath = useAppSelector(selectLastPath);
  const ended = useAppSelector(selectEndedSession);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const wanted = ended?.by !== 'user' && screenOf(pathname) ? pathname + search : undefined;
  useEffect(() => {
    if (wanted) dispatch(navigated(wanted));
  }, [dispatch, wanted]);
  // Nothing of this account stays on the device for the next one.
  useEffect(() => preload(async () => (await loadCopies()).dropCopies()), []);
  return (
    <>
      <FullScreenSpinner />
      <Navigate to={loggedOutTarget(pathname, lastPath, ended?.type)} replace />
    </>
  );
}

/**
 * The authenticated shell (section 2): header, one screen, footer. Without a session it redirects to the login. Once
 * the page is idle it loads the code of notifications, of menus, and of the most used screens, and the user's settings.
 */
export function Shell() {
  const user = useAppSelector(selectUser);
  const main = useRef<HTMLElement>(null);
  const path = screenOf(useLocation().pathname);
  const dispatch = useAppDispatch();
  const [Offline, setOffline] = useState<ComponentType>();

  useEffect(() => {
    const load = () =>
      preload(async () => {
        const { OfflineBar } = await loadOffline();
        setOffline(() => OfflineBar);
      });
    const idle = setTimeout(load, navigator.onLine ? restMs : 0);
    return () => clearTimeout(idle);
  }, []);

  useEffect(() => {
    const idle = setTimeout(() => {
      preloadNotices();
      preloadPopups();
      for (const screen of screens) if (screen.isNext) preload(screen.load);
    }, restMs);
    return () => clearTimeout(idle);
  }, []);

  const userId = user?.id;
  const isComplete = user !== null && !user.must_set_up_second_factor;
  useEffect(() => {
    if (!isComplete) return;
    const idle = setTimeout(() => {
      void loadPreferences().then(
        ({ preferencesWanted }) => dispatch(preferencesWanted()),
        () => {}, // This browser's stored settings apply.
      );
    }, restMs);
    return () => clearTimeout(idle);
  }, [dispatch, userId, isComplete]);

  const skipTo = (selector?: string) => (event: MouseEvent) => {
    // The address must not change: the router would handle it as a navigation.
    event.preventDefault();
    const target = selector && main.current?.querySelector<HTMLElement>(selector);
    (target || main.current)?.focus();
  };

  if (!user) return <ToLogin />;
  if (user.must_set_up_second_factor)
    return (
      <AntArea>
        <RequiredFactor user={user} />
      </AntArea>
    );
  return (
    <AntArea>
      <a className="skip-link" href="#contenido" onClick={skipTo()}>
        {appText.skip}
      </a>
      {path && screenRecord(path).start === 'list' && (
        <a className="skip-link" href="#contenido" onClick={skipTo(firstRow)}>
          {appText.skipToList}
        </a>
      )}
      <Redrawn>
        <Header user={user} />
      </Redrawn>
      {Offline && <Offline />}
      <main ref={main} id="contenido" className="main" tabIndex={-1}>
        <Page user={user} />
      </main>
      <Footer />
    </AntArea>
  );
}
