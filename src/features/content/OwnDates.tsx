import { serverOffers } from '../../api/otherServer/server';
import { useListOwnWarrantyQuery } from '../../api/ownWarranty';
import { lastDayWords } from '../../contract/warrantyWords';
import { useCan, useUser } from '../../session/useCan';
import { today } from '../../ui/dates';

/** The last day of a term for one of the client's units. */
interface OwnDate {
  contractId: number;
  unit: string;
  lastDay: string;
}
export type OwnDates = ReadonlyMap<number, OwnDate[]>;

/** Returns the last days of the terms for a client's units, by row of the table; undefined for others. */
export function useOwnDates(): OwnDates | undefined {
  const hasUnits = useUser().properties_count > 0;
  const isClient = useCan('warranty:own');
  const isShown = isClient && hasUnits && serverOffers('listOwnWarranty');
  const { data } = useListOwnWarrantyQuery(undefined, { skip: !isShown });
  if (!isShown || !data || data.items.length === 0) return undefined;
  const dates = new Map<number, OwnDate[]>();
  for (const { contract_id: contractId, unit, terms } of data.items)
    for (const { term_id: id, expires_on: lastDay } of terms)
      dates.set(id, [...(dates.get(id) ?? []), { contractId, unit, lastDay }]);
  return dates;
}

/** The last days of a term: one line, or one for each unit if they differ. */
export function OwnDatesLines({ dates = [] }: { dates: OwnDate[] | undefined }) {
  const now = today();
  const [first] = dates;
  if (!first) return null;
  const isSame = dates.every(({ lastDay }) => lastDay === first.lastDay);
  return (isSame ? [first] : dates).map(({ contractId, unit, lastDay }) => (
    <small className="warranty-note" key={contractId}>
      {isSame ? lastDayWords(lastDay, now) : `${unit}: ${lastDayWords(lastDay, now)}`}
    </small>
  ));
}
