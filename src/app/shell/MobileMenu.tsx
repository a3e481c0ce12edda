import './MobileMenu.css';
import { Button, Drawer } from 'antd';
import { NavLink } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { routeOf } from '../../contract/links';
import { useCloseOnBack, useWhileMounted } from '../../ui/closeOnBack';
import { openMark } from '../../ui/useKey';
import { ThemeField } from '../../ui/ThemeField';
import { themeText } from '../../ui/themeChoice';
import UnreadLink from '../../features/claims/news/UnreadLink';
import { appText } from '../appText';
import { type Screen, claimEntries } from '../screens';
import { fullName } from '../../ui/words';

interface MobileMenuProps {
  user: SignedInUser;
  isOpen: boolean;
  onClose: () => void;
  /** The entries of the header and of its menus: daily work first, pages for reading last. */
  groups: Screen[][];
  onLogout: () => void;
}

const Unread = ({ mode, onFollow }: { mode?: 'unit' | 'project'; onFollow: () => void }) =>
  mode && <UnreadLink mode={mode} onFollow={onFollow} />;

/** The slide-over menu of a phone, with the same entries as the header and its menus (section 2). */
export default function MobileMenu({ user, isOpen, onClose, groups, onLogout }: MobileMenuProps) {
  useCloseOnBack(isOpen, onClose);
  return (
    <Drawer
      open={isOpen}
      onClose={useWhileMounted(onClose)}
      placement="left"
      size={300}
      title={<span {...openMark(isOpen)}>{fullName(user) || user.username}</span>}
    >
      <nav className="mobile-menu" aria-label={appText.menu}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <ul key={group[0]?.path}>
              {group.map(({ path, title }) => (
                <li key={path}>
                  <NavLink to={routeOf(path)} end state={{ isFresh: true }} onClick={onClose}>
                    {title}
                  </NavLink>
                  <Unread mode={claimEntries[path]} onFollow={onClose} />
                </li>
              ))}
            </ul>
          ))}
        <div className="mobile-theme">
          <span aria-hidden>{themeText.theme}</span>
          <ThemeField isVertical />
        </div>
        <Button block onClick={onLogout}>
          {appText.logout}
        </Button>
      </nav>
    </Drawer>
  );
}
