import type { ImportKind } from '../../contract/importColumns';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Attempt } from '../jobs/enqueue';
import { conflict, HttpError } from '../support/errors';
import { applyPlan } from './importApply.repository';
import { applyContractors, planContractors } from './contractorImport.service';
import { planImport } from './importPlan';
import type { RowOutcome } from './planTypes';
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
import { deleteUpload } from './importUploads.repository';
import type { FileRow } from './importCells';

const rowsPerStatement = 2000;

interface Applying {
  sendInvitations: boolean;
  /** Receives the number of finished rows. */
  progress(done: number): Promise<void>;
}
/** What the rows of a file would do, and how to carry it out in the transaction that planned it. */
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

/** Runs the job of the dry run: decides what each row would do, and changes nothing else. */
export const runCheckImport = (context: Context, id: number, attempt: Attempt): Promise<void> =>
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

/**
 * Runs the job that applies a checked import: plans again, because the database may have changed since, and carries the
 * plan out.
 */
export const runApplyImport = (
  context: Context,
  id: number,
  sendInvitations: boolean,
  attempt: Attempt,
): Promise<void> =>
  runStep(context, id, 'applying', attempt, async (tx, job) => {
    const { rows, newProjects, apply } = await planners[job.kind](
      tx,
      await readRows(tx, id, { withErrors: false }),
      job,
    );
    if (rows.some(({ outcome }) => outcome === 'error')) throw conflict(importText.changedSince);
    await apply(context, { sendInvitations, progress: (done) => saveProgress(context, id, done) });
    // Another user may have created some of the projects since the dry run.
    await deleteUpload(tx, id);
    return { status: 'applied', newProjects };
  });

/**
 * Runs a step in one transaction with its resulting status, so an import counts as applied exactly if its rows exist. A
 * step whose process died has left nothing, and starts again from its beginning.
 */
async function runStep(
  context: Context,
  id: number,
  status: ImportStatus,
  attempt: Attempt,
  work: (tx: Executor, job: LockedImport) => Promise<StepEnd>,
): Promise<void> {
  try {
    attempt.begin();
    await context.db.transaction(async (tx) => {
      // If the process that started the step is still running it, this waits for its end.
      const job = await lockImport(tx, id);
      if (job?.status !== status) return;
      await endStep(tx, id, await work(tx, job));
    });
  } catch (error) {
    const isRefusal = error instanceof HttpError;
    if (!isRefusal) context.log.error({ err: error, import: id }, 'An import failed.');
    if (!isRefusal && !attempt.isLast) throw error;
    await failStep(context.db, id, status, isRefusal ? error.message : importText.failed);
  }
}
