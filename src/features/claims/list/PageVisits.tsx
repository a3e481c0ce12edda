import '../news/news.css';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useListVisitsQuery, type Visit } from '../../../api/visits';
import { awaitsResident, isVisitOver, openVisitStatuses } from '../../../contract/visitStatus';
import { useCan } from '../../../session/useCan';
import { useNow } from '../../../ui/useNow';
import { spanWords } from '../../../contract/visitWords';
import { claimsText as text } from '../claimsText';

const PageVisitsContext = createContext<ReadonlyMap<number, Visit>>(new Map());

/**
 * For residents: requests the open visits to all claims of a page in one call, for its rows ({@link RowVisit}). Staff
 * have the agenda.
 */
export function PageVisits({ ids, children }: { ids: number[]; children: ReactNode }) {
  const isStaff = useCan('visits:arrange');
  const { data } = useListVisitsQuery(
    { claimId: ids.join(','), status: openVisitStatuses.join(',') },
    { skip: isStaff || ids.length === 0 },
  );
  const byClaim = useMemo(() => {
    const visits = new Map<number, Visit>();
    for (const visit of data?.items ?? [])
      for (const { id } of visit.claims) {
        const other = visits.get(id);
        if (!other || (awaitsResident(visit) && !awaitsResident(other))) visits.set(id, visit);
      }
    return visits;
  }, [data]);
  return <PageVisitsContext value={byClaim}>{children}</PageVisitsContext>;
}

/** For a resident: that the visit to a claim of the page waits for the choice of a window, or its date. */
export function RowVisit({ claimId }: { claimId: number }) {
  const visit = use(PageVisitsContext).get(claimId);
  return visit && <OpenVisit visit={visit} />;
}

function OpenVisit({ visit }: { visit: Visit }) {
  const now = useNow();
  if (awaitsResident(visit)) return <span className="row-visit is-asked">{text.chooseWindow}</span>;
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end || isVisitOver(visit, now)) return null;
  return <span className="row-visit">{text.visitOn(spanWords({ starts_at: start, ends_at: end }))}</span>;
}
