import 'antd-styles/form.css';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { errorMessage, isApiError } from '../../api/envelope';
import { useGetProjectClaimQuery, useGetUnitClaimQuery } from '../../api/claims';
import { useAppDispatch } from '../../session/hooks';
import { ErrorState } from '../../ui/ErrorState';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { BackToList } from './BackToList';
import { claimDetailText as text } from './claimDetailText';
import { activeSet, selectActiveClaim } from './claimsSlice';
import { claimsText, listTitles } from './claimsText';
import type { ClaimMode } from './claimTypes';
import { ClaimView } from './ClaimView';

interface Loaded {
  error?: unknown;
  refetch: () => unknown;
}

/** The active claim of the store, once it is the one of the address. */
function ActiveClaim({ mode, id, error, refetch }: Loaded & { mode: ClaimMode; id: number }) {
  const active = useSelector(selectActiveClaim);
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(activeSet(null)), [dispatch, id]);

  const recordId = active?.claim_type === 'UNIT' ? active.unitClaimId : active?.projectClaimId;
  if (active && recordId === id && (active.claim_type === 'UNIT') === (mode === 'unit')) return <ClaimView key={active.id} claim={active} />;
  if (!error) return <><h1 className="visually-hidden">{listTitles[mode]}</h1><PageSkeleton /></>;
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={claimsText.claimNumber(id)} back={<BackToList mode={mode} />} />
      <ErrorState title={isMissing ? text.notFound : text.loadFailed} message={isMissing ? undefined : errorMessage(error)} onRetry={isMissing ? undefined : () => void refetch()} />
    </>
  );
}

function useId(): number {
  return Number(useParams().id);
}

/** /reclamos/{id} */
export function UnitClaimScreen() {
  const id = useId();
  const { error, refetch } = useGetUnitClaimQuery({ id }, { refetchOnMountOrArgChange: true });
  return <ActiveClaim key={id} mode="unit" id={id} error={error} refetch={refetch} />;
}

/** /consorcio-reclamos/{id} */
export function ProjectClaimScreen() {
  const id = useId();
  const { error, refetch } = useGetProjectClaimQuery({ id }, { refetchOnMountOrArgChange: true });
  return <ActiveClaim key={id} mode="project" id={id} error={error} refetch={refetch} />;
}
