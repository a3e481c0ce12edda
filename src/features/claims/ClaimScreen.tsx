import 'antd-styles/form.css';
import { useEffect, useLayoutEffect } from 'react';
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
import { activeProjectClaim, activeUnitClaim } from './claimMapping';
import { activeSet, selectActiveClaim } from './claimsSlice';
import { claimsText, listTitles } from './claimsText';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimMode } from './claimTypes';
import { ClaimView } from './ClaimView';

interface Loaded {
  /** What the list already told of it, until its own call has answered. */
  known: ActiveUnitClaim | ActiveProjectClaim | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/** The active claim of the store, once it is the one of the address. */
function ActiveClaim({ mode, id, known, error, refetch }: Loaded & { mode: ClaimMode; id: number }) {
  const active = useSelector(selectActiveClaim);
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (known) dispatch(activeSet(known));
    // Once, on opening: from then on the calls feed the store.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, id]);
  useEffect(() => () => void dispatch(activeSet(null)), [dispatch, id]);

  const recordId = active?.claim_type === 'UNIT' ? active.unitClaimId : active?.projectClaimId;
  if (active && recordId === id && (active.claim_type === 'UNIT') === (mode === 'unit'))
    return <ClaimView key={active.id} claim={active} />;
  if (!error)
    return (
      <>
        <h1 className="visually-hidden">{listTitles[mode]}</h1>
        <PageSkeleton />
      </>
    );
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader title={claimsText.claimNumber(id)} back={<BackToList mode={mode} />} />
      <ErrorState
        title={isMissing ? text.notFound : text.loadFailed}
        message={isMissing ? undefined : errorMessage(error)}
        onRetry={isMissing ? undefined : () => void refetch()}
      />
    </>
  );
}

function useId(): number {
  return Number(useParams().id);
}

/** /reclamos/{id} */
export function UnitClaimScreen() {
  const id = useId();
  const { data, error, refetch } = useGetUnitClaimQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <ActiveClaim key={id} mode="unit" id={id} known={data && activeUnitClaim(data)} error={error} refetch={refetch} />
  );
}

/** /consorcio-reclamos/{id} */
export function ProjectClaimScreen() {
  const id = useId();
  const { data, error, refetch } = useGetProjectClaimQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <ActiveClaim
      key={id}
      mode="project"
      id={id}
      known={data && activeProjectClaim(data)}
      error={error}
      refetch={refetch}
    />
  );
}
