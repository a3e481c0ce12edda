import { sql } from 'drizzle-orm';
import { comparableText } from '../../contract/textForm';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { sendPasswordLinks } from '../accounts/passwordLinks.service';
import { dayInArgentina } from '../support/days';
import { unitKey } from './importKnown';
import type { PlannedRow } from './importPlan';

const chunkRows = 1000;

/** Ids that this import found or created, by the keys that rows use. */
interface Ids {
  clients: Map<string, number>;
  units: Map<string, number>;
}

/**
 * Carries out planned rows within a transaction, a thousand at a time, because a statement per row would take minutes.
 * @param progress receives the number of finished rows.
 */
export async function applyPlan(
  context: Context,
  tx: Executor,
  rows: PlannedRow[],
  { sendInvitations, progress }: { sendInvitations: boolean; progress(done: number): Promise<void> },
): Promise<void> {
  const ids: Ids = { clients: new Map(), units: new Map() };
  await createProjects(tx, rows);
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = rows.slice(start, start + chunkRows);
    const created = await createClients(tx, chunk, ids);
    if (sendInvitations) await sendPasswordLinks(context, tx, created, 'invitation');
    await changeClients(tx, chunk);
    await createUnits(tx, chunk, ids);
    await changeUnits(tx, chunk);
    await assignOwners(tx, chunk, ids);
    // The triggers' plans were made for the earlier tables: on a new database these plans read a complete table for
    // each row.
    if (start === 0 && rows.length > chunkRows) await tx.execute(sql`analyze account, unit, contract`);
    await progress(Math.min(start + chunkRows, rows.length));
  }
}

/** One JSON parameter per chunk: there is no limit on the number of parameters, and one plan serves every size. */
const asRecords = (records: object[], columns: string) =>
  sql`json_to_recordset(${JSON.stringify(records)}) as x(${sql.raw(columns)})`;

/**
 * Returns the planned records that neither the database nor an earlier row has, each once; stores the ids of the other
 * ones in `ids`.
 */
function takeMissing<T extends { id: number | undefined }>(
  records: (T | undefined)[],
  keyOf: (record: T) => string,
  ids: Map<string, number>,
): T[] {
  const missing = new Map<string, T>();
  for (const record of records) {
    if (!record) continue;
    if (record.id !== undefined) ids.set(keyOf(record), record.id);
    else if (!ids.has(keyOf(record))) missing.set(keyOf(record), record);
  }
  return [...missing.values()];
}

/** Creates the missing projects that the rows name, and stores their ids in the plan. */
async function createProjects(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const missing = new Map(rows.flatMap(({ newProject }) => (newProject ? [[newProject.key, newProject]] : [])));
  if (missing.size === 0) return;
  const { rows: created } = await tx.execute<{ id: number; name: string }>(sql`
    insert into project (name) select x.name from ${asRecords([...missing.values()], 'name text')}
    returning id, name`);
  for (const { id, name } of created) {
    const project = missing.get(comparableText(name));
    if (project) project.id = id;
  }
}

async function createClients(tx: Executor, rows: PlannedRow[], ids: Ids): Promise<{ id: number; username: string }[]> {
  const clients = takeMissing(
    rows.map(({ client }) => client),
    ({ username }) => username,
    ids.clients,
  );
  if (clients.length === 0) return [];
  const { rows: created } = await tx.execute<{ id: number; username: string }>(sql`
    insert into account (type, username, name, last_name, document, phone_number, address)
    select 'client', x.username, x.name, x."lastName", x.document, x."phoneNumber", x.address
    from ${asRecords(clients, 'username text, name text, "lastName" text, document text, "phoneNumber" text, address text')}
    returning id, username`);
  for (const { id, username } of created) ids.clients.set(username, id);
  return created;
}

async function changeClients(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const clients = rows.flatMap(({ client }) => (client?.isChanged ? [client] : []));
  if (clients.length === 0) return;
  await tx.execute(sql`
    update account a set name = x.name, last_name = x."lastName", document = x.document,
      document_confirmed = a.document_confirmed or a.document is distinct from x.document, phone_number = x."phoneNumber", address = x.address, version = a.version + 1
    from ${asRecords(clients, 'id integer, name text, "lastName" text, document text, "phoneNumber" text, address text')} where a.id = x.id`);
}

async function createUnits(tx: Executor, rows: PlannedRow[], ids: Ids): Promise<void> {
  const units = takeMissing(
    rows.map(({ unit }) => unit),
    ({ key }) => key,
    ids.units,
  );
  if (units.length === 0) return;
  const records = units.map(({ project, ...unit }) => ({ ...unit, projectId: project.id }));
  const keyOf = new Map(units.map(({ project }) => [project.id, project.key]));
  const { rows: created } = await tx.execute<{ id: number; project_id: number; name: string }>(sql`
    insert into unit (project_id, unit_type_id, name, description, delivered_on)
    select x."projectId", x."unitTypeId", x.name, coalesce(x.description, ''), x."deliveredOn"
    from ${asRecords(records, '"projectId" integer, "unitTypeId" integer, name text, description text, "deliveredOn" date')}
    returning id, project_id, name`);
  for (const { id, project_id: projectId, name } of created)
    ids.units.set(unitKey(keyOf.get(projectId) ?? '', name), id);
}

async function changeUnits(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const units = rows.flatMap(({ unit }) => (unit?.isChanged ? [unit] : []));
  if (units.length === 0) return;
  await tx.execute(sql`
    update unit u set unit_type_id = x."unitTypeId", description = x.description, delivered_on = x."deliveredOn", version = u.version + 1
    from ${asRecords(units, 'id integer, "unitTypeId" integer, description text, "deliveredOn" date')} where u.id = x.id`);
}

async function assignOwners(tx: Executor, rows: PlannedRow[], ids: Ids): Promise<void> {
  const owners = rows.flatMap(({ client, unit, isAssigned }) =>
    isAssigned && client && unit
      ? [{ clientId: ids.clients.get(client.username), unitId: ids.units.get(unit.key) }]
      : [],
  );
  if (owners.length === 0) return;
  await tx.execute(sql`
    insert into contract (client_id, unit_id, start_date)
    select x."clientId", x."unitId", ${dayInArgentina()}::date from ${asRecords(owners, '"clientId" integer, "unitId" integer')}`);
}
