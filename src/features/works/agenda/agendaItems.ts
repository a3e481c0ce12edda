import type { Visit } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';
import { visitsText } from '../../../visits/visitsText';
import { agendaText } from './agendaText';

/** Groups items by key, in the order in which the keys first occur. */
export function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Returns the key of a visit's assignee, as in the agenda's address: `c4` for a contractor, `s2` for a staff user. */
export const workerKeyOf = ({ contractor_id: contractor, assignee_id: assignee }: Visit): string =>
  contractor ? `c${contractor}` : `s${assignee ?? ''}`;

/** Returns what became of a visit; undefined for an agreed one that has no result yet. */
export function stateOf({ status, unattended_at: unattendedAt }: Visit): string | undefined {
  if (status !== 'agreed') return visitsText.status[status];
  return unattendedAt ? agendaText.unattended : undefined;
}

/** An address of a work order without an agreed visit. */
export interface Undated {
  key: string;
  work: WorkOrder;
  worker: string;
  place: string;
  claims: WorkOrder['claims'];
  /** The pending proposal; undefined if there is none. */
  visit?: Visit;
}

/** Returns the addresses of work orders without a date, each with its claims. */
export function undatedOf(works: WorkOrder[], visits: Visit[]): Undated[] {
  return works.flatMap((work) => {
    const workVisits = visits.filter(({ work_id: id }) => id === work.id);
    const places = groupBy(work.claims, ({ place }) => place);
    return [...places].flatMap(([place, claims]) => {
      const visit = workVisits.find((each) => each.claims.some(({ id }) => claims.some((claim) => claim.id === id)));
      if (visit && visit.status !== 'proposed') return [];
      const worker = (work.contractor ?? work.assignee)?.name ?? '';
      return [{ key: `${work.id} ${place}`, work, worker, place, claims, visit }];
    });
  });
}

/** Returns visits as rounds: grouped by assignee, and sorted by address, at one address by time. */
export function roundsOf(visits: Visit[]): [string, Visit[]][] {
  const byAddress = visits.toSorted(
    (a, b) =>
      a.address.localeCompare(b.address, 'es', { numeric: true }) ||
      (a.starts_at ?? '').localeCompare(b.starts_at ?? '') ||
      a.place.localeCompare(b.place, 'es', { numeric: true }),
  );
  return [...groupBy(byAddress, ({ worker }) => worker)].sort(([a], [b]) => a.localeCompare(b, 'es'));
}
