import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { to } from '../../../contract/links';
import { useAppDispatch } from '../../../session/hooks';
import { unreadCounted } from '../../../session/liveSlice';
import { claimScreens } from '../claimScreens';
import type { ClaimMode } from '../claimTypes';
import { newsText } from './newsText';
import { useUnread } from './useUnread';

/** How many claims of a list the person has not read, and the way to them; nothing where there is none. The title and the icon tell it too. */
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
