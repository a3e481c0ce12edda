import { DownOutlined, MenuOutlined, UserOutlined, CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { late, LatePart } from '../../ui/late';
import type { SignedInUser } from '../../api/auth';
import { useAppSelector } from '../../session/hooks';
import { userCan } from '../../session/useCan';
import { homeOf } from '../../session/userTypes';
import { ActionMenu } from '../../ui/ActionMenu';
import { beforeLeaving } from '../../ui/leaveGuard';
import { preload } from '../../ui/loadCode';
import { isThemeChoice, useThemeChoice, themeOptions, themeText as text, type ThemeChoice } from '../../ui/themeChoice';
import { uiText } from '../../ui/text';
import { selectUnread } from '../../ui/useDocumentTitle';
import { useIsPhone } from '../../ui/useMediaQuery';
import { appText } from '../appText';
import { entryOf, routeOf } from '../../contract/links';
import type { MenuName } from '../../contract/screens';
import { menuScreens, claimEntries } from '../screens';
import { Brand } from './Brand';
import { PaletteButton } from './PaletteButton';
import { useLogout } from './useLogout';
import { useCompany } from '../../api/settings';
import { fullName } from '../../ui/words';
import { headName } from '../../contract/webSettings';

/** Returns the theme choice as a group of entries of the user's menu; the chosen one has a check mark. */
const themeItem = (chosen: ThemeChoice) => ({
  key: 'theme',
  type: 'group' as const,
  label: text.theme,
  children: themeOptions.map(({ value, label }) => ({
    key: value,
    label:
      value === chosen ? (
        <span className="theme-chosen">
          <span>{label}</span> <span className="visually-hidden">{text.chosen}</span>
          <CheckOutlined aria-hidden />
        </span>
      ) : (
        label
      ),
  })),
});

/** Milliseconds after which a page counts as idle. Code that is not needed at once is loaded from then on. */
export const restMs = 1500;

const MobileMenu = late(() => import(/* webpackChunkName: "mobile-menu" */ './MobileMenu'));
const UnreadLink = late(() => import(/* webpackChunkName: "unread" */ '../../features/claims/news/UnreadLink'));
/** A menu link opens a fresh list, not the page and filter that the user left. */
const fresh = { isFresh: true };

/** Entries of "Gestión" that a wide bar shows beside it. */
const besideMenu: string[] = ['agenda', 'trabajos'];

/** Marks the menu entry of the current page, visually and for screen readers. */
const mark = (isCurrent: boolean, className = '') => ({
  className: `${className}${isCurrent ? ' active' : ''}`.trim() || undefined,
  'aria-current': isCurrent ? ('page' as const) : undefined,
});

/** The number of unread claims beside their menu entry; loaded once the page is idle. */
function Unread({ mode }: { mode: 'unit' | 'project' }) {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const idle = setTimeout(() => setIsAtRest(true), restMs);
    return () => clearTimeout(idle);
  }, []);
  return (
    isAtRest && (
      <LatePart isOptional>
        <UnreadLink mode={mode} />
      </LatePart>
    )
  );
}

/** Section 2, "Header". The table of screens defines the menu entries of each user type. */
export function Header({ user }: { user: SignedInUser }) {
  const navigate = useNavigate();
  const { logout, dialog } = useLogout(user);
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const isPhone = useIsPhone();
  const company = useCompany();
  const unread = useAppSelector(selectUnread);
  const [theme, chooseTheme] = useThemeChoice();
  const screensAt = (menu: MenuName) => menuScreens(menu, user, (permission) => userCan(user, permission));
  const current = entryOf(useLocation().pathname);
  const managed = screensAt('manage');
  const found = screensAt('plans');
  // With only one kind of plans its entry is called "Planos".
  const plans = found.length === 1 ? found.map((screen) => ({ ...screen, title: appText.plans })) : found;
  const go = (address: string) => void navigate(address, { state: fresh });
  const toItems = (list: typeof plans) => list.map(({ path, title }) => ({ key: routeOf(path), label: title }));
  const work = screensAt('work');
  const reading = screensAt('header');
  const toLink = ({ path, title, load }: (typeof work)[number], className?: string) => {
    const mode = claimEntries[path];
    return (
      <Fragment key={path}>
        <Link
          to={routeOf(path)}
          state={fresh}
          {...mark(path === current, className)}
          onPointerEnter={() => preload(load)}
        >
          {title}
        </Link>
        {mode && <Unread mode={mode} />}
      </Fragment>
    );
  };
  const name = fullName(user) || user.username;

  return (
    <header className="header">
      <Button
        className={unread > 0 ? 'header-burger has-unread' : 'header-burger'}
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label={unread > 0 ? appText.openMenuUnread(unread) : appText.openMenu}
        aria-expanded={isMenuOpen ?? false}
        onClick={() => setIsMenuOpen(true)}
      />
      <Link
        to={homeOf(user)}
        state={fresh}
        className="header-logo"
        aria-label={`${headName(company)}, ${uiText.goHome.toLowerCase()}`}
      >
        <Brand {...company} />
      </Link>
      <nav className="header-nav" aria-label={appText.mainNavigation}>
        {work.map((screen) => toLink(screen))}
        {/* What staff open many times a day, where there is room; they are in the menu too. */}
        {managed.filter(({ path }) => besideMenu.includes(path)).map((screen) => toLink(screen, 'header-wide'))}
        {managed.length > 0 && (
          <ActionMenu items={toItems(managed)} selected={current && routeOf(current)} onSelect={go}>
            <button
              type="button"
              aria-haspopup="menu"
              {...mark(
                managed.some(({ path }) => path === current),
                'header-drop',
              )}
            >
              <span>{appText.manage}</span> <DownOutlined aria-hidden />
            </button>
          </ActionMenu>
        )}
        {reading.map((screen) => toLink(screen))}
        {plans.length === 1 && plans[0] && (
          <Link to={routeOf(plans[0].path)} {...mark(plans[0].path === current)}>
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
              <span>{appText.plans}</span> <DownOutlined aria-hidden />
            </button>
          </ActionMenu>
        )}
      </nav>
      <PaletteButton user={user} />
      <ActionMenu
        placement="bottomRight"
        onSelect={(key) => {
          if (key === 'logout') beforeLeaving(logout);
          else if (isThemeChoice(key)) chooseTheme(key);
          else go(key);
        }}
        items={[
          {
            key: 'who',
            label: (
              <span className="header-who">
                <span>{name}</span>
                <small>{user.username}</small>
              </span>
            ),
            disabled: true,
          },
          { type: 'divider' },
          ...toItems(screensAt('user')),
          { type: 'divider' },
          // On a phone the theme is in the slide-over menu, which has space for it.
          ...(isPhone ? [] : [themeItem(theme), { type: 'divider' as const }]),
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
        <LatePart onFailure={() => setIsMenuOpen(undefined)}>
          <MobileMenu
            user={user}
            isOpen={isMenuOpen}
            onClose={() => setIsMenuOpen(false)}
            groups={[
              work,
              managed,
              screensAt('user').filter((screen) => !managed.includes(screen)),
              [...reading, ...plans],
            ]}
            onLogout={() => beforeLeaving(logout)}
          />
        </LatePart>
      )}
      {dialog}
    </header>
  );
}
