import { useListWorksQuery } from '../../../api/works';
import { useCan } from '../../../session/useCan';

/** The work orders of a claim; none for users who do not manage them. */
export const useClaimWorks = (claimId: number) => {
  const canManage = useCan('works:manage');
  return useListWorksQuery({ claimId: String(claimId), sort: '-date' }, { skip: !canManage });
};
