import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { sendPasswordLinks } from '../mail/passwordLinks';
import { dayInArgentina } from '../support/days';
import type { PlannedRow } from './importPlan';

const chunkRows = 1000;

/**
 * Carries out planned rows within a transaction, a thousand at a time: a statement for each row would take minutes.
 * @param progress is told how many rows are done.
 */
export async function applyPlan(context: Context, tx: Executor, rows: PlannedRow[], { sendInvitations, progress }: { sendInvitations: boolean; progress(done: number): Promise<void> }): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = rows.slice(start, start + chunkRows);
    const created = await createClients(tx, chunk);
    if (sendInvitations) await sendPasswordLinks(context, tx, created, 'invitation');
    await changeClients(tx, chunk);
    await createUnits(tx, chunk);
    await changeUnits(tx, chunk);
    await assignOwners(tx, chunk);
    await progress(Math.min(start + chunkRows, rows.length));
  }
}

/** One JSON parameter for the whole chunk: no limit on the number of parameters, and one plan for every size. */
const asRecords = (records: object[], columns: string) => sql`json_to_recordset(${JSON.stringify(records)}) as x(${sql.raw(columns)})`;

async function createClients(tx: Executor, rows: PlannedRow[]): Promise<{ id: number; username: string }[]> {
  const clients = rows.flatMap(({ client }) => (client && client.id === undefined ? [client] : []));
  const { rows: created } = await tx.execute<{ id: number; username: string }>(sql`
    insert into account (type, username, name, last_name, document, phone_number, address)
    select distinct on (x.username) 'client', x.username, x.name, x."lastName", x.document, x."phoneNumber", x.address
    from ${asRecords(clients, 'username text, name text, "lastName" text, document text, "phoneNumber" text, address text')}
    where not exists (select 1 from account a where lower(a.username) = x.username and a.type = 'client' and a.document = x.document)
    returning id, username`);
  return created;
}

async function changeClients(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const clients = rows.flatMap(({ client }) => (client?.isChanged ? [client] : []));
  if (clients.length === 0) return;
  await tx.execute(sql`
    update account a set name = x.name, last_name = x."lastName", document = x.document, phone_number = x."phoneNumber", address = x.address, version = a.version + 1
    from ${asRecords(clients, 'id integer, name text, "lastName" text, document text, "phoneNumber" text, address text')} where a.id = x.id`);
}

async function createUnits(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const units = rows.flatMap(({ unit }) => (unit && unit.id === undefined ? [unit] : []));
  if (units.length === 0) return;
  await tx.execute(sql`
    insert into unit (project_id, unit_type_id, name, description)
    select x."projectId", x."unitTypeId", x.name, coalesce(x.description, '')
    from ${asRecords(units, '"projectId" integer, "unitTypeId" integer, name text, description text')}
    on conflict (project_id, plain_text(name)) do nothing`);
}

async function changeUnits(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const units = rows.flatMap(({ unit }) => (unit?.isChanged ? [unit] : []));
  if (units.length === 0) return;
  await tx.execute(sql`
    update unit u set unit_type_id = x."unitTypeId", description = x.description, version = u.version + 1
    from ${asRecords(units, 'id integer, "unitTypeId" integer, description text')} where u.id = x.id`);
}

/** Found by their names, because the chunk may have made both a moment ago. */
async function assignOwners(tx: Executor, rows: PlannedRow[]): Promise<void> {
  const owners = rows.flatMap(({ client, unit, isAssigned }) => (isAssigned && client && unit ? [{ username: client.username, projectId: unit.projectId, name: unit.name }] : []));
  if (owners.length === 0) return;
  await tx.execute(sql`
    insert into contract (client_id, unit_id, start_date)
    select a.id, u.id, ${dayInArgentina()}::date
    from ${asRecords(owners, 'username text, "projectId" integer, name text')}
    join account a on lower(a.username) = x.username join unit u on u.project_id = x."projectId" and plain_text(u.name) = plain_text(x.name)`);
}
