import { rulesText } from '../../contract/rulesText';
import type { Config } from '../config';
import type { VisitParty } from '../policies/visits.policy';
import { conflict, requireRules } from '../support/errors';
import type { VisitRecord } from './visitChanges.repository';
import { visitText } from './visitText';

const hourMs = 3_600_000;

/**
 * Throws 409 if a party can no longer change the date of a visit: staff until it begins, others until
 * `visitChangeHours` before.
 */
export function requireChangeable(
  { visitChangeHours }: Pick<Config, 'visitChangeHours'>,
  { side }: VisitParty,
  { startsAt }: VisitRecord,
  now = Date.now(),
): void {
  if (!startsAt) return;
  if (startsAt.getTime() <= now) throw conflict(visitText.begun);
  if (side !== 'company' && startsAt.getTime() - visitChangeHours * hourMs <= now)
    throw conflict(visitText.tooLate(visitChangeHours));
}

/** Throws 422 if a change of date has no reason. */
export function requireReason(reason: string | undefined): void {
  if (!reason?.trim()) requireRules([{ field: 'reason', message: rulesText.reason }]);
}
