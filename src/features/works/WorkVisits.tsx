import type { WorkOrderDetail } from '../../api/works';
import { useListVisitsQuery } from '../../api/visits';
import { openVisitStatuses } from '../../contract/visitStatus';
import { isToDo } from '../../contract/workStatus';
import { Loaded } from '../../ui/Loaded';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { EarlierVisits, VisitCard } from '../../visits/VisitCard';
import { OfferVisit } from '../../visits/OfferVisit';
import { visitsText as text } from '../../visits/visitsText';

/** The visits of a work order: at most one pending visit for each address; others can be proposed. */
export function WorkVisits({ work }: { work: WorkOrderDetail }) {
  const result = useListVisitsQuery({ workId: String(work.id) });
  const { data } = result;
  const visits = data?.items ?? [];
  const open = visits.filter(({ status }) => openVisitStatuses.includes(status));
  const places = new Map<string, number>();
  for (const { place, id } of work.claims) if (!places.has(place)) places.set(place, id);
  const withoutVisit = isToDo(work.status)
    ? [...places].filter(([place]) => !open.some((visit) => visit.place === place))
    : [];
  const areMany = places.size > 1;
  return (
    <Panel title={areMany ? text.many : text.title}>
      <Loaded result={result} failed={text.failed} waiting={<p className="card-soft">{uiText.loading}</p>}>
        {() => (
          <>
            {visits.length === 0 && withoutVisit.length === 0 && <p className="part-empty">{text.none}</p>}
            {open.map((visit) => (
              <VisitCard key={visit.id} visit={visit} showsPlace={areMany} />
            ))}
            {withoutVisit.map(([place, claimId]) => (
              <OfferVisit
                key={place}
                workId={work.id}
                claimId={claimId}
                label={areMany ? text.offerAt(place) : undefined}
              />
            ))}
            <EarlierVisits visits={visits.filter((visit) => !open.includes(visit))} showsPlace={areMany} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
