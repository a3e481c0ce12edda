import { useEffect, type Ref } from 'react';
import { late, LatePart } from '../../../ui/late';
import { errorMessage, type ApiError } from '../../../api/envelope';
import { useCan } from '../../../session/useCan';
import { ErrorState } from '../../../ui/states';
import { Fold } from '../../../ui/Fold';
import { preload } from '../../../ui/loadCode';
import { Panel } from '../../../ui/Panel';
import { uiText } from '../../../ui/text';
import { useNow } from '../../../ui/timing';
import { visitLine } from '../../../visits/visitLine';
import { visitsText as text } from '../../../visits/visitsText';
import { useClaimWorks } from '../talk/useClaimWorks';
import { useClaimVisits, worksWithoutVisit } from './claimVisits';

const load = () => import(/* webpackChunkName: "claim-visit" */ './VisitCards');
const VisitCards = late(load);

/** Milliseconds after which the code of the visits is loaded, for a page that is printed with them. */
const restMs = 2000;

export interface ClaimFoldProps {
  claimId: number;
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLElement>;
}

/**
 * The visits of a claim, folded to what matters: the next one, or the last. Open, they have the buttons to arrange them.
 * Renders nothing if there is none and none to arrange.
 */
export function VisitFold({ claimId, isOpen, onToggle, ref }: ClaimFoldProps) {
  const isStaff = useCan('visits:arrange');
  const works = useClaimWorks(claimId);
  const { data, error, refetch } = useClaimVisits(claimId);
  const now = useNow();
  const visits = data?.items ?? [];
  const toArrange = data ? worksWithoutVisit(works.data?.items ?? [], visits) : [];
  const isShown = visits.length + toArrange.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => preload(load), restMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (error && !data) {
    // A server that implements only the specification has no visits.
    if ((error as ApiError).status === 404) return null;
    return (
      <Panel title={text.title}>
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (!isShown) return null;
  return (
    <Fold
      ref={ref}
      className="claim-visits"
      title={text.title}
      line={visitLine(visits, isStaff, now) ?? text.line.toArrange}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <LatePart fallback={<p className="card-soft">{uiText.loading}</p>}>
        <VisitCards claimId={claimId} visits={visits} works={works.data?.items ?? []} />
      </LatePart>
    </Fold>
  );
}
