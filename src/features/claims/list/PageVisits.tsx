import '../news/news.css';
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import { isOpenStatus } from '../../../contract/claimStatus';
import { useCan } from '../../../session/useCan';
import { loadCode } from '../../../ui/loadCode';
import { logFailure } from '../../../ui/log';
import type { Claim, RowVisits } from '../claimTypes';

// Only residents need it: staff have the agenda. If its code cannot be loaded, the list is shown without visits.
const VisitsOfPage = lazy(() =>
  loadCode(() => import(/* webpackChunkName: "row-visits" */ './VisitsOfPage')).catch((error: unknown) => {
    logFailure('load the visits of the page', error);
    return { default: () => null };
  }),
);

const PageVisitsContext = createContext<RowVisits>(new Map());

/** Shows residents the open visits to the claims of a page in their rows ({@link RowVisit}). */
export function PageVisits({ ids, children }: { ids: number[]; children: ReactNode }) {
  const isStaff = useCan('visits:arrange');
  const [visits, setVisits] = useState<RowVisits>(() => new Map());
  return (
    <PageVisitsContext value={visits}>
      {children}
      {!isStaff && ids.length > 0 && (
        <Suspense fallback={null}>
          <VisitsOfPage ids={ids} onLoaded={setVisits} />
        </Suspense>
      )}
    </PageVisitsContext>
  );
}

/**
 * Below the number of a phone's card: what is due, and a resident's visit. A resident's line is there from the start on
 * a claim that has not ended, so that the cards do not move when the visits arrive.
 */
export function CardDue({ row, children }: { row: Claim; children: ReactNode }) {
  const isStaff = useCan('visits:arrange');
  if (isStaff || !isOpenStatus(row.status.code)) return children;
  return (
    <p className="card-visit">
      {children} <RowVisit claimId={row.claimId} />
    </p>
  );
}

/** For a resident: that the visit to a claim of the page waits for the choice of a window, or its date. */
export function RowVisit({ claimId }: { claimId: number }) {
  const visit = use(PageVisitsContext).get(claimId);
  return visit && <span className={visit.isAsked ? 'row-visit is-asked' : 'row-visit'}>{visit.text}</span>;
}
