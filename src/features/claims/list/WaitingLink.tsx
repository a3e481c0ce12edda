import { to } from '../../../contract/links';
import { Link } from 'react-router-dom';
import { claimScreens } from '../claimScreens';
import type { ClaimMode } from '../claimTypes';
import { useWaitingCount } from './useWaitingCount';
import { waitingText } from './waitingText';

/** How many claims of a list wait for an answer of staff, and the way to them; nothing where none does. */
export default function WaitingLink({ mode }: { mode: ClaimMode }) {
  const count = useWaitingCount(mode);
  if (!count) return null;
  return (
    <Link
      to={to(claimScreens[mode].list, { query: { waiting: 'true' } })}
      className="header-waiting tabular"
      title={waitingText[mode](count)}
      aria-label={waitingText[mode](count)}
    >
      {count.toLocaleString('es-AR')}
    </Link>
  );
}
