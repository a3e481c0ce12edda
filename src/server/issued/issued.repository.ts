import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { IssuedKind } from '../../contract/issuedDocumentRules';
import type { VerifiedDocument } from '../../contract/issuedDocuments';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { lockClasses } from '../database/locks';
import { issuedDocument, storedFile } from '../database/schema';
import { singleRow } from '../database/singleRow';
import { utc } from '../support/columns';
import { runSql } from '../support/list';

export type IssuedRecord = typeof issuedDocument.$inferSelect;

/** What a document is about. Two documents with the same subject are versions of one. */
export interface Subject {
  kind: IssuedKind;
  claimId: number | null;
  workId: number | null;
  day: string | null;
  contractorId: number | null;
  assigneeId: number | null;
}

const isAbout = ({ kind, claimId, workId, day, contractorId, assigneeId }: Subject): SQL =>
  sql`${issuedDocument.kind} = ${kind} and ${issuedDocument.claimId} is not distinct from ${claimId} and ${issuedDocument.workId} is not distinct from ${workId}
    and ${issuedDocument.day} is not distinct from ${day}::date and ${issuedDocument.contractorId} is not distinct from ${contractorId}
    and ${issuedDocument.assigneeId} is not distinct from ${assigneeId}`;

/** Lets only one transaction issue versions of a subject at a time. */
export async function lockSubject(tx: Executor, subject: Subject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClasses.document}, hashtext(${JSON.stringify(subject)}))`);
}

/** Returns the last version of a subject; undefined if it was never issued. */
export async function lastVersion(tx: Executor, subject: Subject): Promise<IssuedRecord | undefined> {
  const [row] = await tx
    .select()
    .from(issuedDocument)
    .where(isAbout(subject))
    .orderBy(desc(issuedDocument.version))
    .limit(1);
  return row;
}

export async function insertIssued(
  tx: Executor,
  values: Subject & Pick<IssuedRecord, 'version' | 'code' | 'factsHash' | 'document' | 'outOfUseDays' | 'createdBy'>,
): Promise<IssuedRecord> {
  return singleRow(await tx.insert(issuedDocument).values(values).returning());
}

export async function findIssued(db: Executor, id: number): Promise<IssuedRecord | undefined> {
  const [row] = await db.select().from(issuedDocument).where(eq(issuedDocument.id, id));
  return row;
}

/** Stores whether a document waits again, or could not be made. */
export async function saveState(tx: Executor, id: number, state: 'waiting' | 'failed'): Promise<void> {
  await tx
    .update(issuedDocument)
    .set({ state })
    .where(and(eq(issuedDocument.id, id), sql`${issuedDocument.state} <> 'ready'`));
}

/** Stores the file of a document; false if another process has stored one meanwhile. Its facts are not needed any more. */
export async function saveFile(tx: Executor, id: number, fileId: number): Promise<boolean> {
  const rows = await tx
    .update(issuedDocument)
    .set({ state: 'ready', fileId, document: null })
    .where(and(eq(issuedDocument.id, id), sql`${issuedDocument.state} <> 'ready'`))
    .returning({ id: issuedDocument.id });
  return rows.length > 0;
}

/** Returns the documents of a claim, newest first; of one account alone if `accountId` is given. */
export const issuedOfClaim = (db: Executor, claimId: number, accountId?: number): Promise<IssuedRecord[]> =>
  db
    .select()
    .from(issuedDocument)
    .where(
      and(
        eq(issuedDocument.claimId, claimId),
        accountId === undefined ? undefined : eq(issuedDocument.createdBy, accountId),
      ),
    )
    .orderBy(desc(issuedDocument.id));

/** Returns the size in bytes of files. */
export async function sizesOf(db: Executor, fileIds: number[]): Promise<Map<number, number>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFile.id, bytes: storedFile.bytes })
    .from(storedFile)
    .where(sql`${storedFile.id} = any(${sql.param(fileIds)}::int[])`);
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** Returns what a code says of its document; undefined if no finished document has it. */
export async function verifiedByCode(
  { pool }: Pick<Context, 'pool'>,
  code: string,
): Promise<VerifiedDocument | undefined> {
  const [row] = await runSql<VerifiedDocument>(
    pool,
    sql`select d.kind, d.version, ${utc(sql`d.created_at`)} as created_at, f.sha256,
        (select max(o.version) from issued_document o where o.state = 'ready' and o.kind = d.kind and o.claim_id is not distinct from d.claim_id
          and o.work_id is not distinct from d.work_id and o.day is not distinct from d.day and o.contractor_id is not distinct from d.contractor_id
          and o.assignee_id is not distinct from d.assignee_id) as latest_version
      from issued_document d join stored_file f on f.id = d.file_id where d.code = ${code} and d.state = 'ready'`,
  );
  return row;
}
