import { useCallback } from 'react';
import type { Responsible } from '../../../contract/claimResponsible';
import { useAppDispatch } from '../../../session/hooks';
import { useUser } from '../../../session/useCan';
import { edited, type EditedClaim } from './claimEditsSlice';
import './saveEdits';

/**
 * Returns a function that makes the user responsible for a claim: the key `m`, and "Asignarme". Does nothing if the
 * user already is.
 */
export function useAssignToMe(): (claim: EditedClaim, responsible: Responsible | null | undefined) => void {
  const dispatch = useAppDispatch();
  const { id: userId, name, last_name: lastName, username } = useUser();
  return useCallback(
    ({ recordId, claimId, claim_type }: EditedClaim, responsible: Responsible | null | undefined) => {
      if (responsible === undefined || responsible?.id === userId) return;
      dispatch(
        edited({
          claim: { recordId, claimId, claim_type },
          field: 'responsible',
          value: String(userId),
          from: responsible && String(responsible.id),
          displayFrom: responsible?.name,
          display: `${name} ${lastName}`.trim() || username,
          userId,
        }),
      );
    },
    [dispatch, userId, name, lastName, username],
  );
}
