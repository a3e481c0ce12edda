import type { Static } from 'typebox';
import type { deliveryOperations, SavedDeliveries, UndeliveredUnit } from '../../contract/deliveries';
import { deliveryProblem } from '../../contract/recordRules';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { dayInArgentina, shownDay } from '../support/days';
import { brokenRule } from '../support/errors';
import { lockDeliveries, readUndelivered, saveDeliveryDays } from './deliveries.repository';
import { unitText } from './unitText';

const text = {
  uneven: 'Cada unidad necesita una fecha.',
  twice: 'La unidad está dos veces, con fechas distintas.',
  other: (day: string) => `Otra persona ya cargó el ${shownDay(day)}.`,
} as const;

/** Returns the active units without a delivery date. */
export const listUndelivered = (
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  projectId: number | undefined,
): Promise<UndeliveredUnit[]> => readUndelivered(db, caller, projectId);

/**
 * Stores delivery dates of units that have none. A unit that already has the same date counts as saved, so that a
 * repeated request has the same result; rows that are refused change nothing. Throws 422 if a date is missing.
 */
export async function saveDeliveries(
  { db }: Context,
  caller: Caller,
  { unit_ids: ids, delivery_dates: dates }: Static<typeof deliveryOperations.saveDeliveries.body>,
): Promise<SavedDeliveries> {
  if (ids.length !== dates.length) throw brokenRule([{ field: 'delivery_dates', message: text.uneven }]);
  const today = dayInArgentina();
  const wanted = new Map<number, string[]>();
  ids.forEach((id, index) => wanted.set(id, [...(wanted.get(id) ?? []), dates[index] ?? '']));
  return db.transaction(async (tx) => {
    const known = new Map((await lockDeliveries(tx, caller, [...wanted.keys()])).map(({ id, day }) => [id, day]));
    const refusalOf = (id: number, days: string[]): string | undefined => {
      const [day = ''] = days;
      const stored = known.get(id);
      if (stored === undefined) return unitText.unknown;
      if (new Set(days).size > 1) return text.twice;
      const problem = deliveryProblem(day, today);
      if (problem) return problem;
      return stored === null || stored === day ? undefined : text.other(stored);
    };
    const saved: { id: number; day: string }[] = [];
    const refused: SavedDeliveries['refused'] = [];
    for (const [id, days] of wanted) {
      const message = refusalOf(id, days);
      if (message) refused.push({ unit_id: id, message });
      else saved.push({ id, day: days[0] ?? '' });
    }
    const changed = saved.filter(({ id }) => known.get(id) === null);
    if (changed.length > 0) await saveDeliveryDays(tx, changed);
    return { saved: saved.map(({ id }) => id), refused };
  });
}
