import { useEffect } from 'react';
import { useListVisitsQuery, type Visit } from '../../../api/visits';
import { areWindowsGone, awaitsResident, isVisitOver, openVisitStatuses } from '../../../contract/visitStatus';
import { spanWords } from '../../../contract/visitWords';
import { useNow } from '../../../ui/useNow';
import { claimsText as text } from '../claimsText';
import type { RowVisits } from '../claimTypes';

interface VisitsOfPageProps {
  /** The claims that the page shows. */
  ids: number[];
  onLoaded: (visits: RowVisits) => void;
}

/** Requests the open visits to all claims of a page in one call. Renders nothing. */
export default function VisitsOfPage({ ids, onLoaded }: VisitsOfPageProps) {
  const { data } = useListVisitsQuery({ claimId: ids.join(','), status: openVisitStatuses.join(',') });
  const now = useNow();
  useEffect(() => {
    const visits: RowVisits = new Map();
    for (const visit of data?.items ?? []) {
      const shown = rowVisitOf(visit, now);
      // Sorted by date: the first one stays, unless another waits for the resident.
      for (const { id } of visit.claims)
        if (shown && (!visits.has(id) || (shown.isAsked && !visits.get(id)!.isAsked))) visits.set(id, shown);
    }
    onLoaded(visits);
  }, [data, now, onLoaded]);
  return null;
}

/** Returns what a row says of a visit; undefined if the resident waits for an answer, or if its time is over. */
function rowVisitOf(visit: Visit, now: number) {
  if (areWindowsGone(visit, now)) return { text: text.proposeWindows, isAsked: true };
  if (awaitsResident(visit)) return { text: text.chooseWindow, isAsked: true };
  const { starts_at: start, ends_at: end } = visit;
  if (!start || !end || isVisitOver(visit, now)) return undefined;
  return { text: text.visitOn(spanWords({ starts_at: start, ends_at: end })), isAsked: false };
}
