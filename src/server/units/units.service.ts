import type { Static } from 'typebox';
import { assignProblems, unitProblems } from '../../contract/recordRules';
import type { Unit, unitOperations } from '../../contract/units';
import { lockActiveAccount } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { hasUnitType } from '../lookups/lookups.service';
import type { Caller } from '../policies/rows';
import { hasProjects } from '../projects/projects.service';
import { createOnce, type Once } from '../support/createOnce';
import { withConstraints } from '../support/constraints';
import { dayInArgentina } from '../support/days';
import { conflict, notFound, requireRules, requireVersion } from '../support/errors';
import {
  findUnit,
  hasNamesake,
  insertOwnership,
  insertUnit,
  isOwned,
  lockUnit,
  saveDelivery,
  saveUnit,
  toUnitColumns,
  type UnitBody,
} from './units.repository';
import { unitText } from './unitText';

const uniqueMessages = { unit_name_key: [unitText.nameTaken, 'name'] } satisfies Record<string, [string, string]>;

/** Returns one unit. Throws 404 if it is unknown or not visible to the caller. */
export async function getUnit(context: Context, caller: Caller, id: number): Promise<Unit> {
  const unit = await findUnit(context, caller, id);
  if (!unit) throw notFound(unitText.unknown);
  return unit;
}

/** Creates a unit. Throws 422, and 409 if the project has one with that name. */
export async function createUnit(
  context: Context,
  caller: Caller,
  body: Static<typeof unitOperations.createUnit.body>,
  once: Once,
): Promise<Unit> {
  const id = await createOnce(context.db, once, async (tx) => {
    requireRules(unitProblems(body, dayInArgentina()));
    await requireKnown(tx, body);
    await requireOtherName(tx, body);
    return withConstraints(uniqueMessages, () => insertUnit(tx, toUnitColumns(body)));
  });
  return getUnit(context, caller, id);
}

/**
 * Edits a unit, including its active flag. Throws 404, 422, and 409 if another user edited it since `version` or the
 * name is taken.
 */
export async function updateUnit(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof unitOperations.updateUnit.body>,
): Promise<Unit> {
  await context.db.transaction(async (tx) => {
    const current = await lockUnit(tx, caller, id);
    if (!current) throw notFound(unitText.unknown);
    requireVersion(current.version, body.version);
    requireRules(unitProblems(body, dayInArgentina()));
    await requireKnown(tx, body);
    await requireOtherName(tx, body, id);
    const values = {
      ...toUnitColumns(body),
      active: body.active ?? current.active,
      version: current.version + 1,
    };
    await withConstraints(uniqueMessages, () => saveUnit(tx, id, values));
  });
  return getUnit(context, caller, id);
}

async function requireKnown(
  tx: Executor,
  { project_id: projectId, unit_type_id: unitTypeId }: UnitBody,
): Promise<void> {
  const isProjectKnown = await hasProjects(tx, [projectId]);
  const isTypeKnown = await hasUnitType(tx, unitTypeId);
  requireRules([
    ...(isProjectKnown ? [] : [{ field: 'project_id', message: unitText.unknownProject }]),
    ...(isTypeKnown ? [] : [{ field: 'unit_type_id', message: unitText.unknownType }]),
  ]);
}

/**
 * Throws 409 if the project has a unit whose name is only written otherwise: "1ºA" and "1° A". Units that already had such
 * names keep them, as long as their own name is not changed.
 */
async function requireOtherName(tx: Executor, { project_id: projectId, name }: UnitBody, ownId = 0): Promise<void> {
  if (await hasNamesake(tx, { projectId, name: name.trim(), ownId })) throw conflict(unitText.nameTaken, 'name');
}

/**
 * Makes a client the owner of a unit from today on, and stores the delivery date if given. Throws 422, 404, and 409 if
 * the unit has an owner or is inactive.
 */
export async function assignClient(
  context: Context,
  caller: Caller,
  body: Static<typeof unitOperations.assignClient.body>,
  once: Once,
) {
  const { client_id: clientId, unit_id: unitId, delivery_date: delivered } = body;
  const startDate = dayInArgentina();
  requireRules(assignProblems(body, startDate));
  const id = await createOnce(context.db, once, async (tx) => {
    if (!(await lockActiveAccount(tx, 'client', clientId))) throw notFound(unitText.unknownClient);
    const unit = await lockUnit(tx, caller, unitId);
    if (!unit) throw notFound(unitText.unknown);
    if (!unit.active) throw conflict(unitText.inactive, 'unit_id');
    if (await isOwned(tx, unitId)) throw conflict(unitText.alreadyOwned, 'unit_id');
    if (delivered !== undefined && (delivered || null) !== unit.deliveredOn)
      await saveDelivery(tx, unit, delivered || null);
    return withConstraints({ contract_active_key: [unitText.alreadyOwned, 'unit_id'] }, () =>
      insertOwnership(tx, { clientId, unitId, startDate }),
    );
  });
  return { id, client_id: clientId, unit_id: unitId, start_date: startDate };
}
