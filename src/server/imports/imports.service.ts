import { asc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { importOperations } from '../../contract/imports';
import {
  importColumns,
  type ImportColumn,
  type ImportFile,
  type ImportJob,
  type ImportRow,
} from '../../contract/imports';
import type { Context } from '../context';
import { importJob, importRow } from '../database/schema';
import { filesText } from '../files/filesText';
import type { UploadedFile } from '../files/uploads';
import { visibleImports } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { brokenRule, conflict, HttpError, notFound } from '../support/errors';
import { all, iso, listed, matchesWords, pageOf, runSql } from '../support/list';
import { applyPlan } from './importApply';
import { readImportFile, writeTable, type FileRow } from './importFile';
import { planImport, type PlannedRow } from './importPlan';
import { importText, templateExamples } from './importText';

/** A job whose process has been silent for so long has died with it. */
const silenceSeconds = 30;
const rowsPerInsert = 2000;
const columns = Object.keys(importColumns) as ImportColumn[];

/** An empty file with the headings and examples. */
export const importTemplate = (format: 'xlsx' | 'csv' = 'xlsx'): Promise<ImportFile> =>
  writeTable(importText.templateName, format, [Object.values(importColumns), ...templateExamples]);

/** Reads an uploaded file and starts its dry run, whose progress {@link getImport} tells. Throws 415 and 422. */
export async function createImport(context: Context, caller: Caller, files: UploadedFile[]): Promise<ImportJob> {
  const [file] = files;
  if (!file) throw brokenRule([{ field: 'file', message: filesText.missing }]);
  const rows = await readImportFile(context.reader, file.bytes);
  const [job] = await context.db
    .insert(importJob)
    .values({
      createdBy: caller.user.id,
      fileName: file.name,
      status: 'checking',
      total: rows.length,
      heartbeatAt: new Date(),
    })
    .returning({ id: importJob.id });
  void runStep(context, job!.id, () => check(context, job!.id, rows));
  return getImport(context, caller, job!.id);
}

/** How far an import is, and what it found. Throws 404. */
export async function getImport({ db, pool }: Context, caller: Caller, id: number): Promise<ImportJob> {
  // Whoever asks first notices that the process that was at it is gone.
  await pool.query(
    `update import_job set status = 'failed', message = $2 where id = $1 and status in ('checking', 'applying') and heartbeat_at < now() - make_interval(secs => ${silenceSeconds})`,
    [id, importText.interrupted],
  );
  const [row] = await runSql<Omit<ImportJob, 'created_at'> & { created_at: Date }>(
    pool,
    sql`
    select j.id, j.file_name, j.status, j.total, j.processed, j.message, j.created_at, (
      select json_build_object('create', count(*) filter (where outcome = 'create'), 'change', count(*) filter (where outcome = 'change'),
        'skip', count(*) filter (where outcome = 'skip'), 'error', count(*) filter (where outcome = 'error')) from import_row where job_id = j.id) as summary
    from import_job j where j.id = ${id} and ${await visibleImports(db, caller)}`,
  );
  if (!row) throw notFound(importText.unknown);
  return { ...row, created_at: iso(row.created_at) };
}

/** The rows of an import, in the file's order. Throws 404. */
export async function listImportRows(
  context: Context,
  caller: Caller,
  id: number,
  query: Static<typeof importOperations.listImportRows.query>,
) {
  await getImport(context, caller, id);
  const where = all([
    sql`job_id = ${id}`,
    query.outcome ? sql`outcome = ${query.outcome}` : undefined,
    matchesWords(sql`plain_text(cells::text || problems::text)`, query.q),
  ]);
  const direction = query.sort === '-row' ? sql`desc` : sql`asc`;
  return listed<ImportRow>(
    query,
    runSql<ImportRow>(
      context.pool,
      sql`select row_number as row, outcome, cells, problems from import_row where ${where} order by row_number ${direction} ${pageOf(query)}`,
    ),
    async () =>
      (
        await runSql<{ total: number }>(context.pool, sql`select count(*)::int as total from import_row where ${where}`)
      )[0]!.total,
  );
}

/** Starts to apply a checked import. Throws 404, and 409 where it is not ready, has errors that are not to be left out, or has nothing to do. */
export async function applyImport(
  context: Context,
  caller: Caller,
  id: number,
  {
    leave_out_errors: leaveOut = false,
    send_invitations: sendInvitations = false,
  }: Static<typeof importOperations.applyImport.body>,
): Promise<ImportJob> {
  const job = await getImport(context, caller, id);
  if (job.status !== 'checked') throw conflict(importText.notChecked);
  if (job.summary.error > 0 && !leaveOut) throw conflict(importText.hasErrors(job.summary.error));
  if (job.summary.error === job.total) throw conflict(importText.nothingToDo);
  // Only one of two impatient clicks starts it.
  const started = await context.db
    .update(importJob)
    .set({ status: 'applying', processed: 0, heartbeatAt: new Date() })
    .where(sql`${importJob.id} = ${id} and ${importJob.status} = 'checked'`)
    .returning({ id: importJob.id });
  if (started.length === 0) throw conflict(importText.notChecked);
  void runStep(context, id, () => apply(context, id, sendInvitations));
  return getImport(context, caller, id);
}

/** The rows with errors as a file, each with its number in the original and its errors. Throws 404. */
export async function importErrors(
  context: Context,
  caller: Caller,
  id: number,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<ImportFile> {
  await getImport(context, caller, id);
  const rows = await context.db
    .select()
    .from(importRow)
    .where(sql`${importRow.jobId} = ${id} and ${importRow.outcome} = 'error'`)
    .orderBy(asc(importRow.rowNumber));
  const errorsOf = (row: (typeof rows)[number]) =>
    row.problems.map(({ field, message }) => `${importColumns[field as ImportColumn] ?? field}: ${message}`).join(' ');
  return writeTable(importText.errorsName, format, [
    [...Object.values(importColumns), importText.rowHeading, importText.errorsHeading],
    ...rows.map((row) => [...columns.map((column) => row.cells[column] ?? ''), String(row.rowNumber), errorsOf(row)]),
  ]);
}

/** Runs a step of a job in the background of this process; a failure is told by the job. */
async function runStep({ db, log }: Context, id: number, step: () => Promise<void>): Promise<void> {
  const beat = setInterval(() => {
    db.update(importJob)
      .set({ heartbeatAt: new Date() })
      .where(eq(importJob.id, id))
      .catch(() => undefined);
  }, 5000);
  try {
    await step();
  } catch (error) {
    if (!(error instanceof HttpError)) log.error({ err: error, job: id }, 'An import failed.');
    const message = error instanceof HttpError ? error.message : importText.failed;
    await db
      .update(importJob)
      .set({ status: 'failed', message })
      .where(eq(importJob.id, id))
      .catch(() => undefined);
  } finally {
    clearInterval(beat);
  }
}

async function check(context: Context, id: number, rows: FileRow[]): Promise<void> {
  const planned = await planImport(context.db, rows);
  for (let start = 0; start < planned.length; start += rowsPerInsert) {
    await insertRows(context, id, planned.slice(start, start + rowsPerInsert));
    await context.db
      .update(importJob)
      .set({ processed: Math.min(start + rowsPerInsert, planned.length) })
      .where(eq(importJob.id, id));
  }
  await context.db.update(importJob).set({ status: 'checked' }).where(eq(importJob.id, id));
}

async function insertRows({ db }: Context, jobId: number, planned: PlannedRow[]): Promise<void> {
  const records = planned.map(({ row, outcome, cells, problems }) => ({ row, outcome, cells, problems }));
  await db.execute(sql`insert into import_row (job_id, row_number, outcome, cells, problems)
    select ${jobId}, x.row, x.outcome, x.cells, x.problems from json_to_recordset(${JSON.stringify(records)}) as x(row integer, outcome text, cells jsonb, problems jsonb)`);
}

/** Plans anew, because the database may have changed since the dry run, and carries it out: all in one transaction. */
async function apply(context: Context, id: number, sendInvitations: boolean): Promise<void> {
  const stored = await context.db
    .select()
    .from(importRow)
    .where(eq(importRow.jobId, id))
    .orderBy(asc(importRow.rowNumber));
  const rows = stored
    .filter(({ outcome }) => outcome !== 'error')
    .map(({ rowNumber, cells }): FileRow => ({ row: rowNumber, cells }));
  await context.db.transaction(async (tx) => {
    const planned = await planImport(tx, rows);
    if (planned.some(({ outcome }) => outcome === 'error')) throw conflict(importText.changedSince);
    // Told outside of the transaction: nobody else would see it before the end.
    const progress = async (done: number) => {
      await context.pool.query('update import_job set processed = $2, heartbeat_at = now() where id = $1', [id, done]);
    };
    await applyPlan(context, tx, planned, { sendInvitations, progress });
  });
  await context.db
    .update(importJob)
    .set({ status: 'applied', processed: sql`${importJob.total}`, message: null })
    .where(eq(importJob.id, id));
  context.claimCounts.clear();
}
