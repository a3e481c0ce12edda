import type { Static } from 'typebox';
import type { importOperations } from '../../contract/imports';
import { importColumns, importProblems, type ImportKind } from '../../contract/importColumns';
import type { ImportFile, ImportJob } from '../../contract/imports';
import { can } from '../../contract/permissions';
import type { Context } from '../context';
import { filesText } from '../files/filesText';
import type { UploadedFile } from '../files/uploads';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, forbidden, notFound } from '../support/errors';
import { enqueue } from '../jobs/enqueue';
import { readImportFile } from './importFile';
import { headingsKey, isSelfEvident, isUnambiguous, identifies, readingOf } from './importMapping';
import { findMapping, insertUpload } from './importUploads.repository';
import { writeTable } from './writeTable';
import { beginStep, findImport, insertImport, insertRows, listRows, readErrorRows } from './imports.repository';
import { importText, templateExamples } from './importText';

/** Attempts of a step; after the last one it ends as failed. */
const stepAttempts = 3;
/** One import at a time: two large ones would only slow each other down. */
const importQueue = 'imports';
/** A user who imports contractors must also be allowed to create them one by one. */
export function requireKind({ user }: Caller, kind: ImportKind): void {
  if (kind === 'contractors' && !can(user, 'contractors:manage')) throw forbidden();
}

/** Returns a template file with the headings and examples. */
export const importTemplate = (kind: ImportKind = 'clients', format: 'xlsx' | 'csv' = 'xlsx'): Promise<ImportFile> =>
  writeTable(importText.templateName[kind], format, [Object.values(importColumns[kind]), ...templateExamples[kind]]);

/**
 * Reads an uploaded file and starts its dry run, unless its columns must be chosen first; {@link getImport} returns its
 * progress. Throws 403, 415 and 422.
 */
export async function createImport(
  context: Context,
  caller: Caller,
  kind: ImportKind = 'clients',
  files: UploadedFile[],
  once: Once,
): Promise<ImportJob> {
  requireKind(caller, kind);
  const [file] = files;
  if (!file) throw brokenRule([{ field: 'file', message: filesText.missing }]);
  const read = await readKnownColumns(context, kind, file.bytes);
  if (read?.rows.length === 0) throw brokenRule([{ field: 'file', message: importText.noRows }]);
  const id = await createOnce(context.db, once, async (tx) => {
    const jobId = await insertImport(tx, {
      createdBy: caller.user.id,
      kind,
      fileName: file.name,
      status: read ? 'checking' : 'mapping',
      total: read?.rows.length ?? 0,
      reading: read && readingOf(read.facts, false),
    });
    await insertUpload(tx, jobId, file.bytes);
    if (read) {
      await insertRows(tx, jobId, read.rows);
      await enqueue(tx, 'check_import', [checkStep(jobId)]);
    }
    return jobId;
  });
  return getImport(context, caller, id);
}

/** Returns the job of an import's dry run. */
export const checkStep = (id: number) => ({ payload: { id }, queue: importQueue, maxAttempts: stepAttempts });

/**
 * Reads a file whose columns are known: by their headings, or from an earlier file with the same ones. Returns undefined
 * if the user must choose.
 */
async function readKnownColumns({ db, reader }: Context, kind: ImportKind, bytes: Buffer) {
  const read = await readImportFile(reader, bytes, kind);
  if (isSelfEvident(kind, read.facts)) return read;
  if (!isUnambiguous(read.facts)) return undefined;
  const columns = await findMapping(db, kind, headingsKey(read.facts));
  if (!columns || !identifies(kind, columns)) return undefined;
  return readImportFile(reader, bytes, kind, { headingRow: read.facts.headingRow, columns });
}

/** Returns the progress and result of an import. Throws 404. */
export async function getImport(context: Context, caller: Caller, id: number): Promise<ImportJob> {
  const job = await findImport(context, caller, id);
  if (!job) throw notFound(importText.unknown);
  return job;
}

/**
 * Starts the dry run of a checked import again, with or without the missing projects. Throws 403 for users who may not
 * create projects, 404, and 409 if the import is not checked.
 */
export async function checkImport(
  context: Context,
  caller: Caller,
  id: number,
  { create_projects: createsProjects }: Static<typeof importOperations.checkImport.body>,
): Promise<ImportJob> {
  if (createsProjects && !can(caller.user, 'projects:manage')) throw forbidden();
  await getImport(context, caller, id);
  await context.db.transaction(async (tx) => {
    if (!(await beginStep(tx, id, { status: 'checking', createsProjects }))) throw conflict(importText.notChecked);
    await enqueue(tx, 'check_import', [checkStep(id)]);
  });
  return getImport(context, caller, id);
}

/** Returns the rows of an import, in the file's order. Throws 404. */
export async function listImportRows(
  context: Context,
  caller: Caller,
  id: number,
  query: Static<typeof importOperations.listImportRows.query>,
) {
  await getImport(context, caller, id);
  return listRows(context, id, query);
}

/**
 * Starts applying a checked import. Throws 403, 404, and 409 if it is not checked, has errors that must not be skipped,
 * or has nothing to do.
 */
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
  requireKind(caller, job.kind);
  if (job.status !== 'checked') throw conflict(importText.notChecked);
  if (job.summary.error > 0 && !leaveOut) throw conflict(importText.hasErrors(job.summary.error));
  if (job.summary.error === job.total) throw conflict(importText.nothingToDo);
  await context.db.transaction(async (tx) => {
    // Of two quick clicks only one starts it.
    if (!(await beginStep(tx, id, { status: 'applying' }))) throw conflict(importText.notChecked);
    await enqueue(tx, 'apply_import', [
      { payload: { id, sendInvitations }, queue: importQueue, maxAttempts: stepAttempts },
    ]);
  });
  return getImport(context, caller, id);
}

/** Returns the rows with errors as a file, each with its original row number and its errors. Throws 404. */
export async function importErrors(
  context: Context,
  caller: Caller,
  id: number,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<ImportFile> {
  const { kind } = await getImport(context, caller, id);
  const rows = await readErrorRows(context.db, id);
  const headings: Record<string, string> = importColumns[kind];
  return writeTable(importText.errorsName, format, [
    [...Object.values(headings), importText.rowHeading, importText.errorsHeading],
    ...rows.map((row) => [
      ...Object.keys(headings).map((column) => row.cells[column] ?? ''),
      String(row.rowNumber),
      importProblems(kind, row.problems),
    ]),
  ]);
}
