import { Link } from 'react-router-dom';
import { to } from '../../../contract/links';
import { claimScreens } from '../../../contract/claimScreens';
import type { ClaimMode } from '../claimTypes';
import { newsText } from './newsText';
import { useUnread } from './useUnread';

/** The number of the user's unread claims of a list, with a link to them; nothing if there are none. */
export default function UnreadLink({ mode, onFollow }: { mode: ClaimMode; onFollow?: () => void }) {
  const unread = useUnread();
  const count = unread?.[mode];
  if (!count) return null;
  return (
    <Link
      to={to(claimScreens[mode].list, { query: { unread: 'true' } })}
      className="header-waiting tabular"
      title={newsText[mode](count)}
      aria-label={newsText[mode](count)}
      onClick={onFollow}
    >
      {count.toLocaleString('es-AR')}
    </Link>
  );
}
