import { asc, sql } from 'drizzle-orm';
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
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound } from '../support/errors';
import { all, iso, listed, matchesWords, pageOf, runSql } from '../support/list';
import { enqueue } from '../jobs/enqueue';
import { readImportFile, writeTable } from './importFile';
import { importText, templateExamples } from './importText';

/** Attempts of a step: what fails again and again is told as failed. */
const stepAttempts = 3;
/** One import at a time: two large ones would only slow each other down. */
const importQueue = 'imports';
const columns = Object.keys(importColumns) as ImportColumn[];

/** An empty file with the headings and examples. */
export const importTemplate = (format: 'xlsx' | 'csv' = 'xlsx'): Promise<ImportFile> =>
  writeTable(importText.templateName, format, [Object.values(importColumns), ...templateExamples]);

/** Reads an uploaded file and starts its dry run, whose progress {@link getImport} tells. Throws 415 and 422. */
export async function createImport(
  context: Context,
  caller: Caller,
  files: UploadedFile[],
  once: Once,
): Promise<ImportJob> {
  const [file] = files;
  if (!file) throw brokenRule([{ field: 'file', message: filesText.missing }]);
  const rows = await readImportFile(context.reader, file.bytes);
  const id = await createOnce(context.db, once, async (tx) => {
    const [job] = await tx
      .insert(importJob)
      .values({ createdBy: caller.user.id, fileName: file.name, status: 'checking', total: rows.length })
      .returning({ id: importJob.id });
    await tx.execute(sql`insert into import_row (job_id, row_number, cells)
      select ${job!.id}, x.row, x.cells from json_to_recordset(${JSON.stringify(rows)}) as x(row integer, cells jsonb)`);
    await enqueue(tx, 'check_import', [{ payload: { id: job!.id }, queue: importQueue, maxAttempts: stepAttempts }]);
    return job!.id;
  });
  return getImport(context, caller, id);
}

/** How far an import is, and what it found. Throws 404. */
export async function getImport({ db, pool }: Context, caller: Caller, id: number): Promise<ImportJob> {
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
    sql`job_id = ${id} and outcome is not null`,
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
  await context.db.transaction(async (tx) => {
    // Only one of two impatient clicks starts it.
    const started = await tx
      .update(importJob)
      .set({ status: 'applying', processed: 0 })
      .where(sql`${importJob.id} = ${id} and ${importJob.status} = 'checked'`)
      .returning({ id: importJob.id });
    if (started.length === 0) throw conflict(importText.notChecked);
    await enqueue(tx, 'apply_import', [
      { payload: { id, sendInvitations }, queue: importQueue, maxAttempts: stepAttempts },
    ]);
  });
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
