import './claimsSlice';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { late } from '../../ui/late';
import { useGetProjectClaimQuery, useGetUnitClaimQuery, type ProjectClaim, type UnitClaim } from '../../api/claims';
import { useFreshRecord } from '../../session/useFreshSeconds';
import { useUser } from '../../session/useCan';
import { RecordState } from '../../ui/RecordState';
import { AnotherClaim } from './detail/AnotherClaim';
import { BackToList } from './detail/BackToList';
import { claimDetailText as text } from './detail/claimDetailText';
import { selectActiveClaim } from './claimsStore';
import { listTitles } from './claimsText';
import type { Claim, ClaimMode } from './claimTypes';
import { ClaimView } from './detail/ClaimView';
import { OwnProjectCorrection, OwnUnitCorrection } from './detail/OwnCorrection';
import { ClaimWithdrawal } from './detail/ClaimWithdrawal';
import { Button } from 'antd';
import { canCorrectClaim } from '../../contract/claimStatus';
import { scopeOf } from '../../contract/permissions';
import { useDialog } from '../../ui/useDialog';

interface ClaimPageProps {
  mode: ClaimMode;
  claim: Claim | undefined;
  createdBy: ProjectClaim['created_by'] | undefined;
  /** Whether the user is the author, if the server says so; else the creator is. */
  isAuthor?: boolean;
  /** The correction buttons: of the user who created the claim, and of staff. */
  ownCorrection?: ReactNode;
  correction?: ReactNode;
  error: unknown;
  refetch: () => unknown;
}

function ClaimPage({ mode, claim, createdBy, isAuthor, ownCorrection, correction, error, refetch }: ClaimPageProps) {
  const { username } = useUser();
  const isOwn = isAuthor ?? createdBy?.username === username;
  const isCorrectable = isOwn && claim !== undefined && canCorrectClaim(claim.status.code);
  if (claim)
    return (
      <ClaimView
        key={claim.claimId}
        claim={claim}
        isOwn={isOwn}
        correction={!isCorrectable && correction}
        ownActions={
          isOwn && (
            <>
              <AnotherClaim />
              {ownCorrection}
              <ClaimWithdrawal claimId={claim.claimId} status={claim.status.code} />
            </>
          )
        }
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
  const { active, wire, error, refetch } = useGetUnitClaimQuery(
    { id },
    { refetchOnMountOrArgChange: useFreshRecord(), selectFromResult: selectActiveClaim<UnitClaim> },
  );
  return (
    <ClaimPage
      mode="unit"
      claim={active}
      createdBy={wire?.created_by}
      ownCorrection={wire && <OwnUnitCorrection claim={wire} />}
      correction={wire && <ClaimCorrection claim={wire.unit_claim} />}
      error={error}
      refetch={refetch}
    />
  );
}

/** /consorcio-reclamos/{id} */
export function ProjectClaimScreen() {
  const id = Number(useParams().id);
  const { active, wire, error, refetch } = useGetProjectClaimQuery(
    { id },
    { refetchOnMountOrArgChange: useFreshRecord(), selectFromResult: selectActiveClaim<ProjectClaim> },
  );
  return (
    <ClaimPage
      mode="project"
      claim={active}
      createdBy={wire?.created_by}
      isAuthor={wire?.project_claim.is_own}
      ownCorrection={wire && <OwnProjectCorrection claim={wire} />}
      error={error}
      refetch={refetch}
    />
  );
}

const CorrectDialog = late(() => import(/* webpackChunkName: "record-dialogs" */ './detail/CorrectDialog'));

/** For staff: corrects location and item of a unit claim. */
function ClaimCorrection({ claim }: { claim: UnitClaim['unit_claim'] }) {
  const canCorrect = scopeOf(useUser(), 'claims:correct') === 'any';
  const { open, dialog } = useDialog<{ claim: UnitClaim['unit_claim']; onClose: () => void }>(CorrectDialog);
  // A different server may omit the ids of location and item.
  if (!canCorrect || !claim.claim_location?.id || !claim.claim_item?.id) return null;
  return (
    <>
      <Button aria-label={text.correctTitle} onClick={() => open({ claim })}>
        {text.correct}
      </Button>
      {dialog}
    </>
  );
}
