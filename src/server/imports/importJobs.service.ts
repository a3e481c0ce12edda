import type { ImportKind } from '../../contract/importColumns';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { conflict, HttpError } from '../support/errors';
import { applyPlan } from './importApply.repository';
import { applyContractors, planContractors } from './contractorImport.service';
import type { FileRow } from './importFile';
import { planImport, type RowOutcome } from './importPlan';
import {
  endStep,
  failStep,
  readRows,
  lockImport,
  saveProgress,
  writeOutcomes,
  type ImportStatus,
  type LockedImport,
  type StepEnd,
} from './imports.repository';
import { importText } from './importText';

const rowsPerStatement = 2000;

interface Applying {
  sendInvitations: boolean;
  /** Gets the number of rows that are done. */
  progress(done: number): Promise<void>;
}
/** What the rows of a file would do, and how it is done, in the transaction in which it was planned. */
interface Plan {
  rows: RowOutcome[];
  newProjects: string[];
  apply(context: Context, applying: Applying): Promise<void>;
}

const planners: Record<ImportKind, (tx: Executor, rows: FileRow[], job: LockedImport) => Promise<Plan>> = {
  clients: async (tx, rows, { createsProjects }) => {
    const plan = await planImport(tx, rows, createsProjects);
    return { ...plan, apply: (context, applying) => applyPlan(context, tx, plan.rows, applying) };
  },
  contractors: async (tx, rows) => {
    const planned = await planContractors(tx, rows);
    return {
      rows: planned,
      newProjects: [],
      apply: (_context, { progress }) => applyContractors(tx, planned, progress),
    };
  },
};

/** The job of the dry run: decides what each row would do, and changes nothing else. */
export const runCheckImport = (context: Context, id: number, attempt: { isLast: boolean }): Promise<void> =>
  runStep(context, id, 'checking', attempt, async (tx, job) => {
    const { rows: planned, newProjects } = await planners[job.kind](
      tx,
      await readRows(tx, id, { withErrors: true }),
      job,
    );
    for (let start = 0; start < planned.length; start += rowsPerStatement) {
      await writeOutcomes(tx, id, planned.slice(start, start + rowsPerStatement));
      await saveProgress(context, id, Math.min(start + rowsPerStatement, planned.length));
    }
    return { status: 'checked', newProjects };
  });

/** The job that applies a checked import: plans again, because the database may have changed since, and carries it out. */
export const runApplyImport = (
  context: Context,
  id: number,
  sendInvitations: boolean,
  attempt: { isLast: boolean },
): Promise<void> =>
  runStep(context, id, 'applying', attempt, async (tx, job) => {
    const { rows, newProjects, apply } = await planners[job.kind](
      tx,
      await readRows(tx, id, { withErrors: false }),
      job,
    );
    if (rows.some(({ outcome }) => outcome === 'error')) throw conflict(importText.changedSince);
    await apply(context, { sendInvitations, progress: (done) => saveProgress(context, id, done) });
    // Somebody may have made one of them since the dry run.
    return { status: 'applied', newProjects };
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
  work: (tx: Executor, job: LockedImport) => Promise<StepEnd>,
): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      // Should the process that began it still be at it, wait for its end.
      const job = await lockImport(tx, id);
      if (job?.status !== status) return;
      await endStep(tx, id, await work(tx, job));
    });
  } catch (error) {
    const isRefusal = error instanceof HttpError;
    if (!isRefusal) context.log.error({ err: error, import: id }, 'An import failed.');
    if (!isRefusal && !isLast) throw error;
    await failStep(context.db, id, status, isRefusal ? error.message : importText.failed);
  }
}
