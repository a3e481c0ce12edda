import type { Static } from 'typebox';
import type { Unit, unitOperations } from '../../contract/units';
import { lockActiveAccount } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { dayInArgentina, shownDay } from '../support/days';
import { brokenRule, conflict, notFound } from '../support/errors';
import {
  saveOwnershipEnd,
  lockLease,
  lockOwnership,
  moveLeases,
  shortenLease,
  shortenLeasesOf,
  unitOfLease,
  unitOfOwnership,
  type OwnershipRecord,
} from './ownership.repository';
import { insertOwnership, lockUnit, type UnitRecord } from './units.repository';
import { getUnit } from './units.service';
import { unitText } from './unitText';

/** For the deactivation of a client. */
export { endLeasesOfClient } from './ownership.repository';

/**
 * Ends an ownership and its leases, because without an owner nobody is responsible for a tenant. Throws 422 for a
 * future day or one before its start, 404, and 409 if it has ended.
 */
export async function endOwnership(
  context: Context,
  caller: Caller,
  id: number,
  { end_date: day }: Static<typeof unitOperations.endOwnership.body>,
): Promise<Unit> {
  const unitId = await context.db.transaction(async (tx) => {
    const { unit } = await lockOwned(tx, caller, id, 'end_date', day);
    await saveOwnershipEnd(tx, id, day);
    await shortenLeasesOf(tx, id, day);
    return unit.id;
  });
  return getUnit(context, caller, unitId);
}

/**
 * Makes another client the owner from a day on. Leases continue, except the new owner's own. Throws 422 for a future
 * day or one before the ownership's start, 404, and 409 if it has ended, the unit is inactive or the client already
 * owns it.
 */
export async function transferOwnership(
  context: Context,
  caller: Caller,
  id: number,
  { client_id: clientId, start_date: day }: Static<typeof unitOperations.transferOwnership.body>,
): Promise<Unit> {
  const unitId = await context.db.transaction(async (tx) => {
    if (!(await lockActiveAccount(tx, 'client', clientId))) throw notFound(unitText.unknownClient);
    const { unit, owned } = await lockOwned(tx, caller, id, 'start_date', day);
    if (owned.clientId === clientId) throw conflict(unitText.sameOwner, 'client_id');
    if (!unit.active) throw conflict(unitText.inactive);
    await saveOwnershipEnd(tx, id, day);
    await shortenLeasesOf(tx, id, day, clientId);
    const next = await insertOwnership(tx, { clientId, unitId: unit.id, startDate: day });
    await moveLeases(tx, id, next, day);
    return unit.id;
  });
  return getUnit(context, caller, unitId);
}

/** Ends a lease early. Throws 422 for a day before its start or not before its end, 404, and 409 if it has ended. */
export async function endLease(
  context: Context,
  caller: Caller,
  id: number,
  { end_date: day }: Static<typeof unitOperations.endLease.body>,
): Promise<Unit> {
  const unitId = await context.db.transaction(async (tx) => {
    const unit = await unitOfLease(tx, caller, id);
    const lease = unit === undefined ? undefined : await lockLease(tx, id);
    if (!lease) throw notFound(unitText.unknownLease);
    if (!lease.active || lease.endDate < dayInArgentina()) throw conflict(unitText.leaseEnded);
    const wrong = (message: string) => brokenRule([{ field: 'end_date', message }]);
    if (day < lease.startDate) throw wrong(unitText.beforeStart(shownDay(lease.startDate)));
    if (day >= lease.endDate) throw wrong(unitText.afterEnd(shownDay(lease.endDate)));
    await shortenLease(tx, id, day);
    return lease.unitId;
  });
  return getUnit(context, caller, unitId);
}

/**
 * Returns an active ownership and its unit, both locked. The unit is locked first, as in all code that changes owners.
 */
async function lockOwned(
  tx: Executor,
  caller: Caller,
  id: number,
  field: string,
  day: string,
): Promise<{ unit: UnitRecord; owned: OwnershipRecord }> {
  const unitId = await unitOfOwnership(tx, caller, id);
  const unit = unitId === undefined ? undefined : await lockUnit(tx, caller, unitId);
  const owned = unit && (await lockOwnership(tx, id));
  if (!unit || !owned) throw notFound(unitText.unknownOwnership);
  if (owned.endDate !== null) throw conflict(unitText.ownershipEnded);
  if (day > dayInArgentina()) throw brokenRule([{ field, message: unitText.future }]);
  if (day < owned.startDate) throw brokenRule([{ field, message: unitText.beforeStart(shownDay(owned.startDate)) }]);
  return { unit, owned };
}
