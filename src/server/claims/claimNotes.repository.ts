import { sql, type SQL } from 'drizzle-orm';
import { isStaff, roles, type Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { claimNote, claimNoteImage, claimNoteMention, claimNoteVersion } from '../database/schema';
import type { Caller } from '../policies/rows';
import { ownNotes } from '../policies/people.policy';
import { nameOrNull } from '../support/columns';
import type { ClaimRow } from './claimRow';

export interface NoteRow extends Record<string, unknown> {
  id: number;
  claim_id: number;
  text: string;
  created_at: Date;
  withdrawn_at: Date | null;
  author: { id: number; username: string; name: string; type: Role };
  mentions: string[];
  images: ClaimRow['images'];
  earlier: { text: string; until: string }[];
}

interface ColleagueRow extends Record<string, unknown> {
  id: number;
  username: string;
  type: Role;
  name: string;
}

/** Name and last name of an account `a`; its e-mail if it has no name. */
export const nameOfAccount = nameOrNull(sql`a`);

async function readNotes(db: Executor, where: SQL): Promise<NoteRow[]> {
  const { rows } = await db.execute<NoteRow>(sql`
    select n.id, n.claim_id, n.text, n.created_at, n.withdrawn_at,
      json_build_object('id', a.id, 'username', a.username, 'name', ${nameOfAccount}, 'type', a.type) as author,
      array(select ${nameOfAccount} from claim_note_mention m join account a on a.id = m.account_id where m.note_id = n.id order by 1) as mentions,
      (select coalesce(json_agg(i), '[]') from (
        select i.id, i.file_id, f.name, f.width, f.height from claim_note_image i join stored_file f on f.id = i.file_id
        where i.note_id = n.id order by i.id) i) as images,
      (select coalesce(json_agg(v), '[]') from (
        select v.text, v.until from claim_note_version v where v.note_id = n.id order by v.id) v) as earlier
    from claim_note n join account a on a.id = n.created_by
    where ${where} order by n.id`);
  return rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    withdrawn_at: row.withdrawn_at && new Date(row.withdrawn_at),
  }));
}

/** Returns the notes of a claim, oldest first. */
export const notesOfClaim = (db: Executor, claimId: number): Promise<NoteRow[]> =>
  readNotes(db, sql`n.claim_id = ${claimId}`);

export async function findNote(db: Executor, id: number): Promise<NoteRow | undefined> {
  return (await readNotes(db, sql`n.id = ${id}`))[0];
}

/** Locks a note that the caller wrote and has not withdrawn; returns undefined if there is none with that id. */
export async function lockOwnNote(
  tx: Executor,
  caller: Caller,
  id: number,
): Promise<{ claimId: number; text: string } | undefined> {
  const { rows } = await tx.execute<{ claim_id: number; text: string }>(sql`
    select n.claim_id, n.text from claim_note n where n.id = ${id} and n.withdrawn_at is null and ${await ownNotes(tx, caller)} for update`);
  return rows[0] && { claimId: rows[0].claim_id, text: rows[0].text };
}

export async function insertNote(
  tx: Executor,
  note: { claimId: number; text: string; createdBy: number },
  fileIds: number[],
): Promise<number> {
  const { id: noteId } = singleRow(await tx.insert(claimNote).values(note).returning({ id: claimNote.id }));
  if (fileIds.length > 0) await tx.insert(claimNoteImage).values(fileIds.map((fileId) => ({ noteId, fileId })));
  return noteId;
}

/** Replaces the text of a note and keeps the former text. A withdrawn note has no text. */
export async function replaceText(
  tx: Executor,
  { id, former: previousText, text, isWithdrawn }: { id: number; former: string; text: string; isWithdrawn: boolean },
): Promise<void> {
  await tx.insert(claimNoteVersion).values({ noteId: id, text: previousText });
  await tx
    .update(claimNote)
    .set({ text, ...(isWithdrawn && { withdrawnAt: new Date() }) })
    .where(sql`id = ${id}`);
}

/** Stores the accounts that a note mentions. Returns those that it did not mention before. */
export async function insertMentions(tx: Executor, noteId: number, accountIds: number[]): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const rows = await tx
    .insert(claimNoteMention)
    .values(accountIds.map((accountId) => ({ noteId, accountId })))
    .onConflictDoNothing()
    .returning({ accountId: claimNoteMention.accountId });
  return rows.map(({ accountId }) => accountId);
}

/** Returns the active staff accounts, by name. */
export async function readColleagues(db: Executor): Promise<ColleagueRow[]> {
  const types = sql.param(roles.filter(isStaff));
  const { rows } = await db.execute<ColleagueRow>(sql`
    select a.id, a.username, a.type, ${nameOfAccount} as name from account a where a.active and a.type = any(${types}) order by name, a.id`);
  return rows;
}
