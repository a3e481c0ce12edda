import type { Visit } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';

/** The items of each key, in the order in which the keys come first. */
export function groupedBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Who comes to a visit, as the address of the agenda names it: `c4` for a contractor, `s2` for one of the staff. */
export const workerKeyOf = ({ contractor_id: contractor, assignee_id: assignee }: Visit): string =>
  contractor ? `c${contractor}` : `s${assignee ?? ''}`;

/** A place of a work order to which nobody has agreed to come yet. */
export interface Undated {
  key: string;
  work: WorkOrder;
  worker: string;
  place: string;
  claims: WorkOrder['claims'];
  /** What was proposed for it; undefined where nothing was. */
  visit?: Visit;
}

/** The places of work orders without a date: their claims at one place together, without those that have a date. */
export function undatedOf(works: WorkOrder[], visits: Visit[]): Undated[] {
  return works.flatMap((work) => {
    const own = visits.filter(({ work_id: id }) => id === work.id);
    const places = groupedBy(work.claims, ({ place }) => place);
    return [...places].flatMap(([place, claims]) => {
      const visit = own.find((each) => each.claims.some(({ id }) => claims.some((claim) => claim.id === id)));
      if (visit && visit.status !== 'proposed') return [];
      const worker = (work.contractor ?? work.assignee)?.name ?? '';
      return [{ key: `${work.id} ${place}`, work, worker, place, claims, visit }];
    });
  });
}

/** Visits in the order of a round: by who comes, and of each in the order of the addresses. */
export function roundsOf(visits: Visit[]): [string, Visit[]][] {
  const byAddress = visits.toSorted(
    (a, b) =>
      a.address.localeCompare(b.address, 'es', { numeric: true }) ||
      a.place.localeCompare(b.place, 'es', { numeric: true }) ||
      (a.starts_at ?? '').localeCompare(b.starts_at ?? ''),
  );
  return [...groupedBy(byAddress, ({ worker }) => worker)].sort(([a], [b]) => a.localeCompare(b, 'es'));
}
