import { useMemo } from 'react';
import { userCan, useUser } from '../../session/useCan';

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
    }),
    [user],
  );
}
