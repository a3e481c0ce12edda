import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { to } from '../../../contract/links';
import { useAppDispatch } from '../../../session/hooks';
import { unreadCounted } from '../../../session/liveSlice';
import { claimScreens } from '../claimScreens';
import type { ClaimMode } from '../claimTypes';
import { newsText } from './newsText';
import { useUnread } from './useUnread';

/**
 * The number of the user's unread claims of a list, with a link to them; nothing if there are none. Also updates the
 * number in the document's title and icon.
 */
export default function UnreadLink({ mode, onFollow }: { mode: ClaimMode; onFollow?: () => void }) {
  const unread = useUnread();
  const dispatch = useAppDispatch();
  const total = unread && unread.unit + unread.project;
  useEffect(() => {
    if (total !== undefined) dispatch(unreadCounted(total));
  }, [dispatch, total]);
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
