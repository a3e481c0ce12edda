import { useListWorksQuery } from '../../../api/works';
import { useCan } from '../../../session/useCan';
import { useFreshRecord } from '../../../session/useFreshSeconds';

/** The arguments of the call for the work orders of a claim, the newest first. */
export const claimWorksArg = (claimId: number) => ({ claimId: String(claimId), sort: '-date' }) as const;

/** The work orders of a claim; none for users who do not manage them. */
export const useClaimWorks = (claimId: number) => {
  const canManage = useCan('works:manage');
  return useListWorksQuery(claimWorksArg(claimId), { skip: !canManage, refetchOnMountOrArgChange: useFreshRecord() });
};
