import type { OwnWork } from '../../api/ownWork';
import { workMoveOf } from '../../contract/workStatus';
import type { Waiting } from './kept';

/** A work order as it will be once what waits has reached the server: whoever finished without a connection is not asked to finish again. */
export function asDone(work: OwnWork, waiting: readonly Waiting[]): OwnWork {
  let { status, arrived_at: arrivedAt, visits } = work;
  for (const { command, failure } of waiting) {
    if (failure !== undefined) continue;
    if (command.kind === 'arrive') arrivedAt = command.at;
    if (command.kind === 'miss') {
      const missed = { status: 'missed', missed_by: 'resident', note: command.note, can_change: false } as const;
      visits = visits.map((visit) => (visit.id === command.visitId ? { ...visit, ...missed } : visit));
    }
    if (command.kind === 'move' && workMoveOf(command.body.move).from.includes(status))
      status = workMoveOf(command.body.move).to;
  }
  return { ...work, status, arrived_at: arrivedAt, visits };
}
