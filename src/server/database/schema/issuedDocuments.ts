import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { issuedKinds, issuedStates, type IssuedKind, type IssuedState } from '../../../contract/issuedDocumentRules';
import { codeList } from '../../support/columns';
import type { PrintedDocument } from '../../reading/printedDocument';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt, id } from './columns';
import { contractor } from './contractors';
import { storedFile } from './files';
import { workOrder } from './works';

/** A document as it was issued. Its file never changes; other facts make another version. */
export const issuedDocument = pgTable(
  'issued_document',
  {
    id: id(),
    kind: text().$type<IssuedKind>().notNull(),
    /** What it is about: of a claim, or of the work of one contractor for it; or a day of whoever comes. */
    claimId: integer('claim_id').references(() => claim.id, { onDelete: 'cascade' }),
    workId: integer('work_id').references(() => workOrder.id, { onDelete: 'cascade' }),
    day: date(),
    contractorId: integer('contractor_id').references(() => contractor.id),
    assigneeId: integer('assignee_id').references(() => account.id),
    version: integer().notNull(),
    /** Secret in so far as only who has the document knows it. */
    code: text().notNull(),
    state: text().$type<IssuedState>().notNull().default('waiting'),
    /** Hash of the facts, by which an unchanged document is found again. */
    factsHash: text('facts_hash').notNull(),
    /** What is printed, until the file is ready. */
    document: jsonb().$type<PrintedDocument>(),
    outOfUseDays: integer('out_of_use_days'),
    fileId: integer('file_id').references(() => storedFile.id),
    createdAt: createdAt(),
    /** The account that asked for it first; null for a contractor with a link. */
    createdBy: integer('created_by').references(() => account.id),
  },
  (table) => [
    check('issued_document_kind', sql`${table.kind} in (${codeList(issuedKinds)})`),
    check('issued_document_state', sql`${table.state} in (${codeList(issuedStates)})`),
    check('issued_document_file', sql`(${table.state} = 'ready') = (${table.fileId} is not null)`),
    check('issued_document_facts', sql`${table.state} = 'ready' or ${table.document} is not null`),
    check(
      'issued_document_subject',
      sql`case ${table.kind} when 'round' then num_nonnulls(${table.claimId}, ${table.workId}) = 0 and ${table.day} is not null and num_nonnulls(${table.contractorId}, ${table.assigneeId}) = 1
        else ${table.claimId} is not null and num_nonnulls(${table.day}, ${table.contractorId}, ${table.assigneeId}) = 0 and (${table.kind} = 'repair' or ${table.workId} is null) end`,
    ),
    uniqueIndex('issued_document_code_idx').on(table.code),
    // A claim has few documents, and a day of a contractor too.
    index('issued_document_claim_idx').on(table.claimId, table.id),
    index('issued_document_day_idx').on(table.day, table.contractorId, table.assigneeId),
    index('issued_document_work_idx').on(table.workId),
    index('issued_document_contractor_idx').on(table.contractorId),
    index('issued_document_assignee_idx').on(table.assigneeId),
    index('issued_document_file_idx').on(table.fileId),
    index('issued_document_created_by_idx').on(table.createdBy),
  ],
);
