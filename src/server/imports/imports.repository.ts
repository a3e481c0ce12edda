import { asc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { ImportJob, importOperations, ImportRow } from '../../contract/imports';
import { lockClasses } from '../database/locks';
import { singleRow } from '../database/singleRow';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { importJob, importRow, type ImportStatus } from '../database/schema';
import { visibleImports } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { inBatches } from '../support/batches';
import { allOf, iso, toListResponse, matchesWords, pageOf, runSql, countRows } from '../support/list';
import type { RowOutcome } from './planTypes';
import type { FileRow } from './importCells';

export type { ImportStatus };

/** Returns one import; undefined if it is unknown or not visible to the caller. */
export async function findImport({ db, pool }: Context, caller: Caller, id: number): Promise<ImportJob | undefined> {
  const [row] = await runSql<Omit<ImportJob, 'created_at'> & { created_at: Date }>(
    pool,
    sql`
    select j.id, j.kind, j.file_name, j.status, j.total, j.processed, j.message, j.creates_projects, j.new_projects, j.created_at,
      case when j.reading is not null then json_build_object('sheet', j.reading->'sheet', 'heading_row', j.reading->'headingRow', 'unused_columns', j.reading->'unusedColumns',
        'unused_sheets', j.reading->'unusedSheets', 'hidden_rows', j.reading->'hiddenRows') end as reading, (
      select json_build_object('create', count(*) filter (where outcome = 'create'), 'change', count(*) filter (where outcome = 'change'),
        'skip', count(*) filter (where outcome = 'skip'), 'error', count(*) filter (where outcome = 'error')) from import_row where job_id = j.id) as summary,
      (select count(*)::int from import_row where job_id = j.id and warnings <> '[]') as warnings
    from import_job j where j.id = ${id} and ${await visibleImports(db, caller)}`,
  );
  return row && { ...row, created_at: iso(row.created_at) };
}

/** Stores an import; returns its id. */
export async function insertImport(tx: Executor, values: typeof importJob.$inferInsert): Promise<number> {
  const { id } = singleRow(await tx.insert(importJob).values(values).returning({ id: importJob.id }));
  return id;
}

/** Stores the rows of an import before its dry run. */
export async function insertRows(tx: Executor, id: number, rows: FileRow[]): Promise<void> {
  // One statement per batch, so that other calls are served in between.
  for await (const batch of inBatches(rows))
    await tx.execute(sql`insert into import_row (job_id, row_number, cells, flaws)
      select ${id}, x.row, x.cells, x.flaws from json_to_recordset(${JSON.stringify(batch)}) as x(row integer, cells jsonb, flaws jsonb)`);
}

/** Returns what each row of an import would do, or did: one page or all. */
export function listRows({ pool }: Context, id: number, query: Static<typeof importOperations.listImportRows.query>) {
  const where = allOf([
    sql`job_id = ${id} and outcome is not null`,
    query.outcome === 'warning' ? sql`warnings <> '[]'` : query.outcome ? sql`outcome = ${query.outcome}` : undefined,
    matchesWords(sql`search_text(cells::text, problems::text, warnings::text)`, query.q),
  ]);
  const direction = query.sort === '-row' ? sql`desc` : sql`asc`;
  return toListResponse<ImportRow>(
    query,
    runSql<ImportRow>(
      pool,
      sql`select row_number as row, outcome, cells, problems, warnings from import_row where ${where} order by row_number ${direction} ${pageOf(query)}`,
    ),
    () => countRows(pool, sql`from import_row where ${where}`),
  );
}

/**
 * Starts the next step of a checked import. Returns false if it is not in status `checked`: of two concurrent calls
 * only one starts the step.
 */
export async function beginStep(
  tx: Executor,
  id: number,
  step: { status: 'applying' } | { status: 'checking'; createsProjects: boolean },
): Promise<boolean> {
  const started = await tx
    .update(importJob)
    .set({ ...step, processed: 0 })
    .where(sql`${importJob.id} = ${id} and ${importJob.status} = 'checked'`)
    .returning({ id: importJob.id });
  return started.length > 0;
}

/** Returns the rows with errors, in the file's order. */
export const readErrorRows = (db: Executor, id: number) =>
  db
    .select()
    .from(importRow)
    .where(sql`${importRow.jobId} = ${id} and ${importRow.outcome} = 'error'`)
    .orderBy(asc(importRow.rowNumber));

export type LockedImport = Pick<typeof importJob.$inferSelect, 'kind' | 'status' | 'createsProjects'>;

/** Returns an import once no other process works on it; undefined if there is none. */
export async function lockImport(tx: Executor, id: number): Promise<LockedImport | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClasses.import}, ${id})`);
  const [job] = await tx
    .select({ kind: importJob.kind, status: importJob.status, createsProjects: importJob.createsProjects })
    .from(importJob)
    .where(eq(importJob.id, id));
  return job;
}

/** The resulting status of a step, and the names of missing projects that rows without problems name. */
export type StepEnd = Pick<typeof importJob.$inferSelect, 'status' | 'newProjects'>;

/**
 * Ends a step of an import successfully. It must be the step's last statement, because the progress is written to the
 * same row outside the transaction.
 */
export async function endStep(tx: Executor, id: number, end: StepEnd): Promise<void> {
  await tx
    .update(importJob)
    .set({ ...end, processed: sql`${importJob.total}`, message: null })
    .where(eq(importJob.id, id));
}

/** Stores why a step failed, if the import is still in that step. */
export async function failStep(db: Executor, id: number, status: ImportStatus, message: string): Promise<void> {
  await db
    .update(importJob)
    .set({ status: 'failed', message })
    .where(sql`${importJob.id} = ${id} and ${importJob.status} = ${status}`);
}

/** Returns the rows of the file in order, with or without those that have errors. */
export const readRows = (tx: Executor, id: number, { withErrors }: { withErrors: boolean }): Promise<FileRow[]> =>
  tx
    .select({ row: importRow.rowNumber, cells: importRow.cells, flaws: importRow.flaws })
    .from(importRow)
    .where(sql`${importRow.jobId} = ${id} and ${withErrors ? sql`true` : sql`${importRow.outcome} <> 'error'`}`)
    .orderBy(asc(importRow.rowNumber));

/** Stores what the rows would do, or their problems. */
export async function writeOutcomes(tx: Executor, id: number, planned: RowOutcome[]): Promise<void> {
  const records = planned.map(({ row, outcome, problems, warnings = [] }) => ({ row, outcome, problems, warnings }));
  await tx.execute(sql`update import_row r set outcome = x.outcome, problems = x.problems, warnings = x.warnings
    from json_to_recordset(${JSON.stringify(records)}) as x(row integer, outcome text, problems jsonb, warnings jsonb)
    where r.job_id = ${id} and r.row_number = x.row`);
}

/** Written outside the transaction, because others would otherwise see it only after its end. */
export async function saveProgress({ pool }: Pick<Context, 'pool'>, id: number, done: number): Promise<void> {
  await pool.query('update import_job set processed = $2 where id = $1', [id, done]);
}
