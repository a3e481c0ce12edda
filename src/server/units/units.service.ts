import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { unitOperations } from '../../contract/units';
import { type Unit } from '../../contract/units';
import { requireVersion } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { account, contract, project, unit, unitType } from '../database/schema';
import { visibleUnits } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { withConstraints } from '../support/constraints';
import { dayInArgentina } from '../support/days';
import { conflict, notFound, requireRules } from '../support/errors';
import { findUnit } from './units.repository';
import { unitText } from './unitText';

const taken = { unit_name_key: [unitText.nameTaken, 'name'] } satisfies Record<string, [string, string]>;

/** One unit. Throws 404 where it is unknown or not visible to the user. */
export async function getUnit(context: Context, caller: Caller, id: number): Promise<Unit> {
  const found = await findUnit(context, caller, id);
  if (!found) throw notFound(unitText.unknown);
  return found;
}

/** Creates a unit. Throws 422, and 409 where the project has one of that name. */
export async function createUnit(
  context: Context,
  caller: Caller,
  body: Static<typeof unitOperations.createUnit.body>,
): Promise<Unit> {
  const name = body.name?.trim() ?? '';
  requireRules(unitProblems({ name, unit_type_id: body.unit_type_id, project_id: body.project_id }));
  await requirePlace(context.db, body.project_id!, body.unit_type_id!);
  const values = {
    name,
    description: body.description?.trim() ?? '',
    projectId: body.project_id!,
    unitTypeId: body.unit_type_id!,
  };
  const [row] = await withConstraints(taken, () => context.db.insert(unit).values(values).returning({ id: unit.id }));
  return getUnit(context, caller, row!.id);
}

/** Edits a unit, its active flag too. Throws 404, 422, and 409 where somebody else did since `version` or the name is taken. */
export async function updateUnit(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof unitOperations.updateUnit.body>,
): Promise<Unit> {
  requireRules(unitProblems(body));
  await context.db.transaction(async (tx) => {
    const isVisible = sql`exists (select 1 from unit u where u.id = ${id} and ${await visibleUnits(tx, caller)})`;
    const [current] = await tx
      .select()
      .from(unit)
      .where(and(eq(unit.id, id), isVisible))
      .for('update');
    if (!current) throw notFound(unitText.unknown);
    requireVersion(current.version, body.version);
    await requirePlace(tx, body.project_id, body.unit_type_id);
    const values = {
      name: body.name.trim(),
      description: body.description.trim(),
      projectId: body.project_id,
      unitTypeId: body.unit_type_id,
      active: body.active,
      version: current.version + 1,
    };
    await withConstraints(taken, () => tx.update(unit).set(values).where(eq(unit.id, id)));
  });
  context.claimCounts.clear();
  return getUnit(context, caller, id);
}

function unitProblems({
  name,
  unit_type_id: type,
  project_id: place,
}: {
  name: string;
  unit_type_id?: number | null;
  project_id?: number | null;
}): Problem[] {
  const missing = [
    ...(name.trim() === '' ? ['name'] : []),
    ...(type ? [] : ['unit_type_id']),
    ...(place ? [] : ['project_id']),
  ];
  return missing.map((field) => ({ field, message: rulesText.allFields }));
}

async function requirePlace(db: Executor, projectId: number, typeId: number): Promise<void> {
  const places = await db.select({ id: project.id }).from(project).where(eq(project.id, projectId));
  const types = await db.select({ id: unitType.id }).from(unitType).where(eq(unitType.id, typeId));
  requireRules([
    ...(places.length > 0 ? [] : [{ field: 'project_id', message: unitText.unknownProject }]),
    ...(types.length > 0 ? [] : [{ field: 'unit_type_id', message: unitText.unknownType }]),
  ]);
}

/** Makes a client the owner of a unit from today on. Throws 422, 404, and 409 where the unit has an owner or is inactive. */
export async function assignClient(
  context: Context,
  { client_id: clientId, unit_id: unitId }: Static<typeof unitOperations.assignClient.body>,
) {
  requireRules(
    [...(clientId ? [] : ['client_id']), ...(unitId ? [] : ['unit_id'])].map((field) => ({
      field,
      message: rulesText.clientAndUnit,
    })),
  );
  const startDate = dayInArgentina();
  const id = await context.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.id, clientId!), eq(account.type, 'client'), eq(account.active, true)))
      .for('share');
    if (!owner) throw notFound(unitText.unknownClient);
    // A trigger writes the unit when its owner changes: a weaker lock, held by two at once, would have each wait for the other.
    const [place] = await tx
      .select({ active: unit.active })
      .from(unit)
      .where(eq(unit.id, unitId!))
      .for('no key update');
    if (!place) throw notFound(unitText.unknown);
    if (!place.active) throw conflict(unitText.inactive, 'unit_id');
    const [present] = await tx
      .select({ id: contract.id })
      .from(contract)
      .where(and(eq(contract.unitId, unitId!), isNull(contract.endDate)));
    if (present) throw conflict(unitText.alreadyOwned, 'unit_id');
    const values = { clientId: clientId!, unitId: unitId!, startDate };
    const [row] = await withConstraints({ contract_active_key: [unitText.alreadyOwned, 'unit_id'] }, () =>
      tx.insert(contract).values(values).returning({ id: contract.id }),
    );
    return row!.id;
  });
  return { id, client_id: clientId!, unit_id: unitId!, start_date: startDate };
}
