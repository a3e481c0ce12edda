import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './accounts';
import { claim } from './claims';
import { createdAt, id } from './columns';
import { storedFile } from './files';

/**
 * Internal notes of staff about a claim. They have separate tables instead of a flag on messages, so that code that
 * reads messages, photos, the search text or the history for a client cannot return them.
 */
export const claimNote = pgTable(
  'claim_note',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claim.id, { onDelete: 'cascade' }),
    /** Empty if the note is withdrawn. */
    text: text().notNull(),
    createdAt: createdAt(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => account.id),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('claim_note_claim_idx').on(table.claimId, table.id)],
);

/** The text of a note before it was changed or withdrawn. */
export const claimNoteVersion = pgTable(
  'claim_note_version',
  {
    id: id(),
    noteId: integer('note_id')
      .notNull()
      .references(() => claimNote.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** When the text was replaced. */
    until: createdAt(),
  },
  (table) => [index('claim_note_version_note_idx').on(table.noteId, table.id)],
);

/** Accounts that a note mentions. Each gets one mail, however often the note is changed. */
export const claimNoteMention = pgTable(
  'claim_note_mention',
  {
    noteId: integer('note_id')
      .notNull()
      .references(() => claimNote.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.accountId] })],
);

export const claimNoteImage = pgTable(
  'claim_note_image',
  {
    id: id(),
    noteId: integer('note_id')
      .notNull()
      .references(() => claimNote.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => storedFile.id),
  },
  (table) => [
    index('claim_note_image_note_idx').on(table.noteId, table.id),
    index('claim_note_image_file_idx').on(table.fileId),
  ],
);
