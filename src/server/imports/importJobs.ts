import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { importJob, importRow, type ImportStatus } from '../database/schema';
import { conflict, HttpError } from '../support/errors';
import { applyPlan } from './importApply';
import type { FileRow } from './importFile';
import { planImport, type PlannedRow } from './importPlan';
import { importText } from './importText';

const rowsPerStatement = 2000;
const importLock = 7_301_004;

/** The job of the dry run: decides what each row would do, and changes nothing else. */
export const runCheckImport = (context: Context, id: number, attempt: { isLast: boolean }): Promise<void> =>
  runStep(context, id, 'checking', attempt, async (tx) => {
    const planned = await planImport(tx, await readRows(tx, id));
    for (let start = 0; start < planned.length; start += rowsPerStatement) {
      await writeOutcomes(tx, id, planned.slice(start, start + rowsPerStatement));
      await tellProgress(context, id, Math.min(start + rowsPerStatement, planned.length));
    }
    return 'checked';
  });

/** The job that applies a checked import: plans anew, because the database may have changed since, and carries it out. */
export const runApplyImport = (
  context: Context,
  id: number,
  sendInvitations: boolean,
  attempt: { isLast: boolean },
): Promise<void> =>
  runStep(context, id, 'applying', attempt, async (tx) => {
    const planned = await planImport(tx, await readRows(tx, id, sql`outcome <> 'error'`));
    if (planned.some(({ outcome }) => outcome === 'error')) throw conflict(importText.changedSince);
    await applyPlan(context, tx, planned, { sendInvitations, progress: (done) => tellProgress(context, id, done) });
    return 'applied';
  });

/**
 * Runs a step in one transaction with the status that it leads to: an import says that it was applied where its rows are there,
 * and only there. A step that its process did not live to end has left nothing, and is taken up again from its beginning.
 */
async function runStep(
  context: Context,
  id: number,
  status: ImportStatus,
  { isLast }: { isLast: boolean },
  work: (tx: Executor) => Promise<ImportStatus>,
): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      // Should the process that began it still be at it, wait for its end.
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock}, ${id})`);
      const [job] = await tx.select({ status: importJob.status }).from(importJob).where(eq(importJob.id, id));
      if (job?.status !== status) return;
      const next = await work(tx);
      await tx
        .update(importJob)
        .set({ status: next, processed: sql`${importJob.total}`, message: null })
        .where(eq(importJob.id, id));
    });
    context.claimCounts.clear();
  } catch (error) {
    const isRefusal = error instanceof HttpError;
    if (!isRefusal) context.log.error({ err: error, import: id }, 'An import failed.');
    if (!isRefusal && !isLast) throw error;
    await context.db
      .update(importJob)
      .set({ status: 'failed', message: isRefusal ? error.message : importText.failed })
      .where(sql`${importJob.id} = ${id} and ${importJob.status} = ${status}`);
  }
}

async function readRows(tx: Executor, id: number, where = sql`true`): Promise<FileRow[]> {
  const rows = await tx
    .select({ row: importRow.rowNumber, cells: importRow.cells })
    .from(importRow)
    .where(sql`${importRow.jobId} = ${id} and ${where}`)
    .orderBy(asc(importRow.rowNumber));
  return rows;
}

async function writeOutcomes(tx: Executor, id: number, planned: PlannedRow[]): Promise<void> {
  const records = planned.map(({ row, outcome, problems }) => ({ row, outcome, problems }));
  await tx.execute(sql`update import_row r set outcome = x.outcome, problems = x.problems
    from json_to_recordset(${JSON.stringify(records)}) as x(row integer, outcome text, problems jsonb)
    where r.job_id = ${id} and r.row_number = x.row`);
}

/** Told outside of the transaction: nobody else would see it before the end. */
async function tellProgress({ pool }: Context, id: number, done: number): Promise<void> {
  await pool.query('update import_job set processed = $2 where id = $1', [id, done]);
}
