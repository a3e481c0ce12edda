import { useState } from 'react';
import { sendVisitCommand, type VisitSpan } from '../../../api/linkVisits';
import type { OwnWork } from '../../../api/ownWork';
import { openVisitStatuses } from '../../../contract/visitStatus';
import type { CommandOrigin } from '../outbox/outbox';
import { LinkVisit } from '../visit/LinkVisit';
import { linkVisitsText as text } from '../linkVisitsText';
import { LinkWindowsForm } from '../visit/LinkWindowsForm';
import { addressName } from './places';
import { isToDo } from '../../../contract/workStatus';

interface OwnWorkVisitsProps {
  origin: CommandOrigin;
  work: OwnWork;
  onChanged: () => Promise<void>;
}

/**
 * The visits of a work order, one for each address, and the addresses for which the contractor can still propose
 * windows.
 */
export function OwnWorkVisits({ origin, work, onChanged }: OwnWorkVisitsProps) {
  const [proposingFor, setProposingFor] = useState<number>();
  const open = work.visits.filter(({ status }) => openVisitStatuses.includes(status));
  const visited = new Set(open.flatMap(({ claims }) => claims.map(({ id }) => id)));
  // One claim for each address: its visit covers all claims at that address.
  const withoutVisit = work.places.filter(
    ({ claim_id: id, unit, project }, at, all) =>
      !visited.has(id) && all.findIndex((place) => place.unit === unit && place.project === project) === at,
  );
  const canAsk = isToDo(work.status);
  const listed = open.length > 0 ? open : work.visits.toSorted((a, b) => a.id - b.id).slice(-1);
  const areMany = work.places.length > 1;
  if (listed.length === 0 && !(canAsk && withoutVisit.length > 0)) return null;
  const propose = async (claimId: number, windows: VisitSpan[]) => {
    try {
      await sendVisitCommand(origin.link, { do: 'ask', claimId, windows });
    } finally {
      await onChanged();
    }
    setProposingFor(undefined);
  };
  return (
    <section className="ow-card" aria-labelledby="ow-visits">
      <h2 id="ow-visits">{text.title}</h2>
      {listed.map((visit) => (
        <div key={visit.id} className="ow-place">
          {areMany && <p className="ow-soft">{visit.place}</p>}
          <LinkVisit
            origin={origin}
            side="contractor"
            visit={visit}
            closedDays={work.closed_days}
            onChanged={onChanged}
          />
        </div>
      ))}
      {canAsk &&
        withoutVisit.map(({ claim_id: claimId, unit, project }) => {
          const place = addressName({ unit, project });
          return proposingFor === claimId ? (
            <LinkWindowsForm
              key={claimId}
              name={`of claim ${claimId}`}
              side="contractor"
              place={areMany ? place : undefined}
              closedDays={work.closed_days}
              onSend={(windows) => propose(claimId, windows)}
              onBack={() => setProposingFor(undefined)}
            />
          ) : (
            <button
              key={claimId}
              type="button"
              className="ow-button"
              aria-label={text.askFor(place)}
              onClick={() => setProposingFor(claimId)}
            >
              {areMany ? text.askFor(place) : text.ask}
            </button>
          );
        })}
    </section>
  );
}
