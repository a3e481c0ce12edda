import './claimsSlice';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProjectClaimQuery, useGetUnitClaimQuery } from '../../api/claims';
import { RecordState } from '../../ui/RecordState';
import { BackToList } from './BackToList';
import { claimDetailText as text } from './claimDetailText';
import { activeProjectClaim, activeUnitClaim } from './claimMapping';
import { listTitles } from './claimsText';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimMode } from './claimTypes';
import { ClaimView } from './ClaimView';

interface ClaimPageProps {
  mode: ClaimMode;
  claim: ActiveUnitClaim | ActiveProjectClaim | undefined;
  error: unknown;
  refetch: () => unknown;
}

function ClaimPage({ mode, claim, error, refetch }: ClaimPageProps) {
  if (claim) return <ClaimView key={claim.id} claim={claim} />;
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
  return <ClaimPage mode="unit" claim={claim} error={error} refetch={refetch} />;
}

/** /consorcio-reclamos/{id} */
export function ProjectClaimScreen() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetProjectClaimQuery({ id });
  const claim = useMemo(() => currentData && activeProjectClaim(currentData), [currentData]);
  return <ClaimPage mode="project" claim={claim} error={error} refetch={refetch} />;
}
