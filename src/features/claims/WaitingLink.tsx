import { Link } from 'react-router-dom';
import { listPath } from './claimPaths';
import { claimsText } from './claimsText';
import type { ClaimMode } from './claimTypes';
import { useWaitingCount } from './useWaitingCount';

/** How many claims of a list wait for an answer of staff, and the way to them; nothing where none does. */
export default function WaitingLink({ mode }: { mode: ClaimMode }) {
  const count = useWaitingCount(mode);
  if (!count) return null;
  return (
    <Link
      to={`${listPath[mode]}?waiting=true`}
      className="header-waiting tabular"
      title={claimsText.waitingOf[mode](count)}
      aria-label={claimsText.waitingOf[mode](count)}
    >
      {count.toLocaleString('es-AR')}
    </Link>
  );
}
