import type { OwnWork } from '../../../api/ownWork';
import { workMoveOf } from '../../../contract/workStatus';
import type { UnsentCommand } from '../outbox/workStore';

type Place = OwnWork['places'][number];

/**
 * Returns a work order with the unsent commands applied, so that a contractor who finished it offline is not asked to
 * finish it again.
 */
export function withUnsent(work: OwnWork, unsent: readonly UnsentCommand[]): OwnWork {
  let { status, arrived_at: arrivedAt, visits, places } = work;
  const atPlaces = (claimId: number | undefined, change: Partial<Place>) => {
    places = places.map((place) =>
      claimId === undefined || place.claim_id === claimId ? { ...place, ...change } : place,
    );
  };
  for (const { command, failure } of unsent) {
    if (failure !== undefined) continue;
    if (command.kind === 'arrive') {
      arrivedAt = command.at;
      atPlaces(command.claimId, { arrived_at: command.at });
    }
    if (command.kind === 'miss') {
      const missed = { status: 'missed', missed_by: 'resident', note: command.note, can_change: false } as const;
      visits = visits.map((visit) => (visit.id === command.visitId ? { ...visit, ...missed } : visit));
    }
    if (command.kind !== 'move' || !workMoveOf(command.body.move).from.includes(status)) continue;
    const { move, claim_id: claimId, at } = command.body;
    if (move === 'finish') atPlaces(claimId, { done_at: at ?? null });
    if (move !== 'finish' || claimId === undefined || places.every(({ done_at: doneAt }) => doneAt))
      status = workMoveOf(move).to;
  }
  return { ...work, status, arrived_at: arrivedAt, visits, places };
}
