import './claimsSlice';
import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProjectClaimQuery, useGetUnitClaimQuery, type ProjectClaim } from '../../api/claims';
import { RecordState } from '../../ui/RecordState';
import { BackToList } from './BackToList';
import { claimDetailText as text } from './claimDetailText';
import { activeProjectClaim, activeUnitClaim } from './claimMapping';
import { listTitles } from './claimsText';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimMode } from './claimTypes';
import { ClaimCorrection } from './ClaimCorrection';
import { ClaimView } from './ClaimView';
import { ClaimWithdrawal } from './ClaimWithdrawal';

interface ClaimPageProps {
  mode: ClaimMode;
  claim: ActiveUnitClaim | ActiveProjectClaim | undefined;
  createdBy: ProjectClaim['created_by'] | undefined;
  /** What stands beside the claim's data. */
  correction?: ReactNode;
  error: unknown;
  refetch: () => unknown;
}

function ClaimPage({ mode, claim, createdBy, correction, error, refetch }: ClaimPageProps) {
  if (claim)
    return (
      <ClaimView
        key={claim.id}
        claim={claim}
        correction={correction}
        withdrawal={<ClaimWithdrawal claimId={claim.id} status={claim.status.code} createdBy={createdBy} />}
      />
    );
  return (
    <RecordState
      title={listTitles[mode]}
      back={<BackToList mode={mode} />}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.loadFailed}
    />
  );
}

/** /reclamos/{id} */
export function UnitClaimScreen() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetUnitClaimQuery({ id });
  const claim = useMemo(() => currentData && activeUnitClaim(currentData), [currentData]);
  return (
    <ClaimPage
      mode="unit"
      claim={claim}
      createdBy={currentData?.created_by}
      correction={currentData && <ClaimCorrection claim={currentData.unit_claim} />}
      error={error}
      refetch={refetch}
    />
  );
}

/** /consorcio-reclamos/{id} */
export function ProjectClaimScreen() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetProjectClaimQuery({ id });
  const claim = useMemo(() => currentData && activeProjectClaim(currentData), [currentData]);
  return <ClaimPage mode="project" claim={claim} createdBy={currentData?.created_by} error={error} refetch={refetch} />;
}
