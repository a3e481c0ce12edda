import { useMemo } from 'react';
import { scopeOf } from '../../contract/permissions';
import { userCan, useUser } from '../../session/useCan';
import { ownProjects } from '../../session/ownProjects';

export type ClaimRights = ReturnType<typeof useClaimRights>;

/** Returns what the user may see and change in the rows of claims; the same object until the user changes. */
export function useClaimRights() {
  const user = useUser();
  return useMemo(
    () => ({
      canSeePrice: userCan(user, 'claims:seePrice'),
      canSeePriority: userCan(user, 'claims:seePriority'),
      canSeeResponsible: userCan(user, 'claims:seeResponsible'),
      canChangePrice: userCan(user, 'claims:changePrice'),
      canChangePriority: userCan(user, 'claims:changePriority'),
      canChangeStatus: userCan(user, 'claims:changeStatus'),
      canAssign: userCan(user, 'claims:assign'),
      /** The buildings of a user who sees only the own ones; undefined for others. */
      buildings: scopeOf(user, 'projectClaims:read') === 'own' ? ownProjects(user) : undefined,
    }),
    [user],
  );
}
