import { useCallback } from 'react';
import { late } from '../../../ui/late';
import { ViewAction } from '../../../ui/table/rows/RowControls';
import type { RowLink, RowOffers } from '../../../ui/table/tableTypes';
import { claimsText as text } from '../claimsText';
import type { Claim, ClaimMode } from '../claimTypes';
import { StatusMenu } from '../edit/StatusMenu';
import { useAssignToMe } from '../edit/useAssignToMe';
import { useMarks } from '../news/useMarks';
import { useClaimRights } from '../useClaimRights';
import { ReadKey, RowMenu } from './RowMenu';

const ClaimPeek = late(() => import(/* webpackChunkName: "claim-peek" */ '../peek/ClaimPeek'));

/** Returns what a claim's row offers to the user; the same function until the user changes. */
export function useClaimOffers(mode: ClaimMode) {
  const { canChangeStatus, canAssign } = useClaimRights();
  const assignToMe = useAssignToMe();
  const mark = useMarks(mode);
  const toggleRead = useCallback(
    (claim: Claim) => void mark({ ids: [claim.claimId], is_read: claim.news !== null }),
    [mark],
  );
  return useCallback(
    (link: RowLink<Claim>, open: (claim: Claim) => void): RowOffers<Claim> => ({
      actions: (claim) => (
        <>
          {canChangeStatus ? (
            <RowMenu row={claim} onOpen={open} onToggleRead={toggleRead} />
          ) : (
            <ViewAction row={claim} link={link} icon="open" />
          )}
          <ReadKey row={claim} onToggleRead={toggleRead} />
        </>
      ),
      actionsWidth: 38,
      canHaveCards: !canChangeStatus,
      cardActions: canChangeStatus ? (claim) => <StatusMenu claim={claim} status={claim.status.code} /> : undefined,
      peek: {
        label: ({ claimId }) => text.peekOf(claimId),
        show: (claim) => <ClaimPeek row={claim} link={link} />,
      },
      onTake: canAssign ? (claim) => assignToMe(claim, claim.responsible) : undefined,
    }),
    [canChangeStatus, canAssign, assignToMe, toggleRead],
  );
}
