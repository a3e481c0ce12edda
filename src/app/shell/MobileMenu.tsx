import { Button, Drawer, Segmented } from 'antd';
import { NavLink } from 'react-router-dom';
import type { SignedInUser } from '../../api/auth';
import { useCloseOnBack } from '../../ui/closeOnBack';
import { openMark } from '../../ui/openDialog';
import { appText } from '../appText';
import type { Screen } from '../screens';
import { themeOptions, useThemeChoice } from './themeChoice';

interface MobileMenuProps {
  user: SignedInUser;
  isOpen: boolean;
  onClose: () => void;
  /** The header's links, the plans and the user's menu, one block each. */
  groups: Screen[][];
  onLogout: () => void;
}

/** The slide-over menu of a phone: it mirrors the header (section 2). */
export default function MobileMenu({ user, isOpen, onClose, groups, onLogout }: MobileMenuProps) {
  useCloseOnBack(isOpen, onClose);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={300}
      title={
        <span {...openMark(isOpen)}>{[user.name, user.last_name].filter(Boolean).join(' ') || user.username}</span>
      }
    >
      <nav className="mobile-menu" aria-label={appText.menu}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <ul key={group[0]?.path}>
              {group.map(({ path, title }) => (
                <li key={path}>
                  <NavLink to={`/${path}`} end state={{ isFresh: true }} onClick={onClose}>
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
        <ThemeField />
        <Button block onClick={onLogout}>
          {appText.logout}
        </Button>
      </nav>
    </Drawer>
  );
}

/** Light, dark or as the system. */
function ThemeField() {
  const [theme, choose] = useThemeChoice();
  return (
    <div className="mobile-theme">
      <span id="mobile-theme">{appText.theme}</span>
      <Segmented block vertical aria-labelledby="mobile-theme" options={themeOptions} value={theme} onChange={choose} />
    </div>
  );
}
