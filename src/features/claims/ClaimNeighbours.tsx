import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useSelector } from 'react-redux';
import { LinkButton } from '../../ui/LinkButton';
import { claimDetailText as text } from './claimDetailText';
import { claimPath } from './claimPaths';
import { selectClaims } from './claimsSlice';
import type { ClaimMode, ClaimRow } from './claimTypes';

/** The claims before and after this one in the list it was opened from: staff work a page through without going back. */
export function ClaimNeighbours({ mode, claimId }: { mode: ClaimMode; claimId: number }) {
  const list = useSelector(selectClaims);
  const type: ClaimRow['claim_type'] = mode === 'unit' ? 'UNIT' : 'PROJECT';
  const at = list.findIndex((claim) => claim.claim_id === claimId && claim.claim_type === type);
  if (at < 0 || list.length < 2) return null;
  const step = (row: ClaimRow | undefined, label: string, icon: React.ReactNode, placement: 'start' | 'end') =>
    row && (
      <LinkButton to={claimPath(mode, row.id)} icon={icon} iconPlacement={placement}>
        {label}
      </LinkButton>
    );
  return (
    <>
      {step(list[at - 1], text.previous, <LeftOutlined aria-hidden />, 'start')}
      {step(list[at + 1], text.next, <RightOutlined aria-hidden />, 'end')}
    </>
  );
}
