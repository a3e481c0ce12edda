import { DownOutlined, MenuOutlined, UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { userCan } from '../../session/useCan';
import { homePath } from '../../session/userTypes';
import { ActionMenu } from '../../ui/ActionMenu';
import { beforeLeaving } from '../../ui/leaveGuard';
import { uiText } from '../../ui/text';
import { appText } from '../appText';
import { menuScreens, type MenuPlace } from '../screens';
import { currentEntry } from './currentEntry';
import { Logo } from './Logo';
import { PaletteButton } from './PaletteButton';
import { restMs } from './restMs';
import { useLogout } from './useLogout';

const MobileMenu = lazy(() => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu'));
const WaitingLink = lazy(() =>
  // A number that could not be loaded is left out: the page stands without it.
  import(/* webpackChunkName: "waiting" */ '../../features/claims/WaitingLink').catch(() => ({ default: () => null })),
);
/** The entries that tell staff how many of their claims wait for an answer. */
const waitingModes: Partial<Record<string, 'unit' | 'project'>> = { reclamos: 'unit', 'consorcio-reclamos': 'project' };
/** A link of the menu asks for a fresh list, not for the one that was left. */
const fresh = { isFresh: true };

/** How the entry of where one is looks and sounds. */
const mark = (isCurrent: boolean, className = '') => ({
  className: `${className}${isCurrent ? ' active' : ''}`.trim() || undefined,
  'aria-current': isCurrent ? ('page' as const) : undefined,
});

/** How many claims wait beside their entry, once the page is at rest. */
function Waiting({ mode }: { mode: 'unit' | 'project' }) {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const idle = setTimeout(() => setIsAtRest(true), restMs);
    return () => clearTimeout(idle);
  }, []);
  return (
    isAtRest && (
      <Suspense fallback={null}>
        <WaitingLink mode={mode} />
      </Suspense>
    )
  );
}

/** Section 2, "Header": what each type of user finds where comes from the table of screens. */
export function Header({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const { logout, dialog } = useLogout(user);
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const screensAt = (place: MenuPlace) => menuScreens(place, user, (permission) => userCan(user, permission));
  const current = currentEntry(useLocation().pathname);
  const managed = screensAt('manage');
  const found = screensAt('plans');
  // Who sees one kind of plans sees them as "Planos".
  const plans = found.length === 1 ? found.map((screen) => ({ ...screen, title: appText.plans })) : found;
  const go = (path: string) => beforeLeaving(() => void navigate(`/${path}`, { state: fresh }));
  const toItems = (list: typeof plans) => list.map(({ path, title }) => ({ key: path, label: title }));
  const name = [user.name, user.last_name].filter(Boolean).join(' ') || user.username;

  return (
    <header className="header">
      <Button
        className="header-burger"
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={appText.openMenu}
        aria-expanded={isMenuOpen ?? false}
        onClick={() => setIsMenuOpen(true)}
      />
      <Link
        to={homePath(user.type)}
        state={fresh}
        className="header-logo"
        aria-label={`${uiText.appName}, ${uiText.goHome.toLowerCase()}`}
      >
        <Logo />
        <span>{uiText.appName}</span>
      </Link>
      <nav className="header-nav" aria-label={appText.mainNavigation}>
        {screensAt('header').map(({ path, title, preload }) => {
          const waiting = userCan(user, 'claims:changeStatus') ? waitingModes[path] : undefined;
          return (
            <Fragment key={path}>
              <Link to={`/${path}`} state={fresh} {...mark(path === current)} onPointerEnter={() => void preload()}>
                {title}
              </Link>
              {waiting && <Waiting mode={waiting} />}
            </Fragment>
          );
        })}
        {managed.length > 0 && (
          <ActionMenu items={toItems(managed)} selected={current} onSelect={go}>
            <button
              type="button"
              aria-haspopup="menu"
              {...mark(
                managed.some(({ path }) => path === current),
                'header-drop',
              )}
            >
              {appText.manage} <DownOutlined aria-hidden />
            </button>
          </ActionMenu>
        )}
        {plans.length === 1 && plans[0] && (
          <Link to={`/${plans[0].path}`} {...mark(plans[0].path === current)}>
            {plans[0].title}
          </Link>
        )}
        {plans.length > 1 && (
          <ActionMenu items={toItems(plans)} onSelect={go}>
            <button
              type="button"
              aria-haspopup="menu"
              {...mark(
                plans.some(({ path }) => path === current),
                'header-drop',
              )}
            >
              {appText.plans} <DownOutlined aria-hidden />
            </button>
          </ActionMenu>
        )}
      </nav>
      <PaletteButton user={user} />
      <ActionMenu
        placement="bottomRight"
        onSelect={(key) => (key === 'logout' ? beforeLeaving(logout) : go(key))}
        items={[
          {
            key: 'who',
            label: (
              <span className="header-who">
                {name}
                <small>{user.username}</small>
              </span>
            ),
            disabled: true,
          },
          { type: 'divider' },
          ...toItems(screensAt('user')),
          { type: 'divider' },
          { key: 'logout', label: appText.logout },
        ]}
      >
        <Button
          type="text"
          className="header-user"
          icon={<UserOutlined aria-hidden />}
          aria-label={`${appText.account}: ${user.name || user.username}`}
          aria-haspopup="menu"
        >
          <span className="header-user-name">{user.name || user.username}</span>
        </Button>
      </ActionMenu>
      {isMenuOpen !== undefined && (
        <Suspense fallback={null}>
          <MobileMenu
            user={user}
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            groups={[screensAt('header'), plans, screensAt('user')]}
            onLogout={() => beforeLeaving(logout)}
          />
        </Suspense>
      )}
      {dialog}
    </header>
  );
}
