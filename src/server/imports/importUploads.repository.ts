import { and, eq, sql } from 'drizzle-orm';
import type { ImportKind } from '../../contract/importColumns';
import type { Executor } from '../database/connection';
import { importJob, importMapping, importRow, importUpload, type ImportReading } from '../database/schema';

export type { ImportReading };
export type ChosenColumns = ImportReading['columns'];

/** Keeps the file of an import until it is applied. */
export async function insertUpload(tx: Executor, jobId: number, content: Buffer): Promise<void> {
  await tx.insert(importUpload).values({ jobId, content });
}

export async function deleteUpload(tx: Executor, jobId: number): Promise<void> {
  await tx.delete(importUpload).where(eq(importUpload.jobId, jobId));
}

/** Returns the file of an import and how it was read before; undefined if the import is over. */
export async function findUpload(
  db: Executor,
  jobId: number,
): Promise<{ content: Buffer; reading: ImportReading | null } | undefined> {
  const [row] = await db
    .select({ content: importUpload.content, reading: importJob.reading })
    .from(importUpload)
    .innerJoin(importJob, eq(importJob.id, importUpload.jobId))
    .where(eq(importUpload.jobId, jobId));
  return row;
}

/** Returns the remembered columns of files with these headings. */
export async function findMapping(
  db: Executor,
  kind: ImportKind,
  headings: string,
): Promise<ChosenColumns | undefined> {
  const [row] = await db
    .select({ columns: importMapping.columns })
    .from(importMapping)
    .where(and(eq(importMapping.kind, kind), eq(importMapping.headings, headings)));
  return row?.columns;
}

/** Remembers the columns of files with these headings, instead of an earlier choice. */
export async function saveMapping(
  tx: Executor,
  values: Omit<typeof importMapping.$inferInsert, 'updatedAt'>,
): Promise<void> {
  const { columns, updatedBy } = values;
  await tx
    .insert(importMapping)
    .values(values)
    .onConflictDoUpdate({
      target: [importMapping.kind, importMapping.headings],
      set: { columns, updatedBy, updatedAt: sql`now()` },
    });
}

/**
 * Starts the dry run of an import with a new choice of columns and without its earlier rows. Returns false if its file
 * can no longer be read again.
 */
export async function restartImport(
  tx: Executor,
  id: number,
  values: { reading: ImportReading; total: number },
): Promise<boolean> {
  const started = await tx
    .update(importJob)
    .set({ ...values, status: 'checking', processed: 0, message: null, createsProjects: false, newProjects: [] })
    .where(sql`${importJob.id} = ${id} and ${importJob.status} in ('mapping', 'checked')`)
    .returning({ id: importJob.id });
  if (started.length > 0) await tx.delete(importRow).where(eq(importRow.jobId, id));
  return started.length > 0;
}
