import '../../../ui/table/bulk/bulk.css';
import type { VisitPlace } from '../../../api/visits';
import { RefusedPlaces } from './VisitPlaces';
import { worksBulkText as text } from './worksBulkText';

/** For how many places windows will be proposed, and why not for the others, before they are sent. */
export function ProposalForecast({ places }: { places: VisitPlace[] }) {
  const possible = places.filter(({ problem }) => problem === null);
  const perWorker = new Map<string, number>();
  for (const { worker } of possible) perWorker.set(worker, (perWorker.get(worker) ?? 0) + 1);
  const refusedCount = places.length - possible.length;
  return (
    <div className="bulk-forecast">
      <p>
        <strong>{text.can(possible.length, places.length)}</strong>
      </p>
      {refusedCount > 0 && <p>{text.canNot(refusedCount)}</p>}
      <RefusedPlaces places={places} />
      {[...perWorker].map(([worker, count]) => count > 1 && <p key={worker}>{text.sharedBy(worker, count)}</p>)}
    </div>
  );
}
