import type { ClaimNote } from '../../contract/claimNotes';
import { mentionsIn } from '../../contract/mentions';
import { can } from '../../contract/permissions';
import { commentProblem } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { mailNoteMention } from '../mail/claimMails.service';
import type { SessionUser } from '../policies/actor';
import type { Caller } from '../policies/rows';
import { recordOnce, runOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound } from '../support/errors';
import { iso } from '../support/list';
import {
  findNote,
  insertMentions,
  insertNote,
  lockOwnNote,
  notesOfClaim,
  readColleagues,
  replaceText,
  type NoteRow,
} from './claimNotes.repository';
import { requireVisible } from './claims.service';
import { toCreator, toImages } from './claimShape';
import { claimText } from './claimText';

const toNote = (row: NoteRow, context: Context, user: SessionUser): ClaimNote => ({
  id: row.id,
  text: row.text,
  created_at: iso(row.created_at),
  created_by: toCreator(row.author, user),
  is_own: row.author.id === user.id && row.withdrawn_at === null,
  mentions: row.mentions,
  images: row.withdrawn_at ? [] : toImages(row.images, context),
  withdrawn_at: row.withdrawn_at && iso(row.withdrawn_at),
  earlier: row.earlier.map(({ text, until }) => ({ text, until: iso(new Date(until)) })),
});

/** Returns the internal notes of a claim, oldest first. Throws 404 if the caller may not see the claim. */
export async function listNotes(context: Context, caller: Caller, claimId: number): Promise<ClaimNote[]> {
  await requireVisible(context.db, caller, claimId);
  return (await notesOfClaim(context.db, claimId)).map((row) => toNote(row, context, caller.user));
}

async function readNote(context: Context, { user }: Caller, id: number): Promise<ClaimNote> {
  const note = await findNote(context.db, id);
  if (!note) throw notFound(claimText.unknownNote);
  return toNote(note, context, user);
}

/**
 * Adds an internal note with its photos. Throws 404, 415 or 422. A repetition with the same key returns the first note.
 */
export async function addNote(
  context: Context,
  caller: Caller,
  claimId: number,
  { body, files, once }: { body: { text: string }; files: UploadedFile[]; once: Once },
): Promise<ClaimNote> {
  await requireVisible(context.db, caller, claimId);
  const text = requireText(body.text);
  const id = await runOnce(context.db, once, async () =>
    withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
      recordOnce(tx, once, async () => {
        const noteId = await insertNote(tx, { claimId, text, createdBy: caller.user.id }, fileIds);
        await saveMentions(context, tx, caller.user, { id: noteId, claimId, text });
        return noteId;
      }),
    ),
  );
  return readNote(context, caller, id);
}

/** Changes the text of the caller's own note. Throws 404, 409 if its text is no longer `from`, or 422. */
export async function editNote(
  context: Context,
  caller: Caller,
  id: number,
  body: { text: string; from: string },
): Promise<ClaimNote> {
  const text = requireText(body.text);
  await context.db.transaction(async (tx) => {
    const note = await lockOwnNote(tx, caller, id);
    if (!note) throw notFound(claimText.unknownNote);
    await requireVisible(tx, caller, note.claimId);
    // The note already has this text: a call whose response was lost can be sent again.
    if (note.text === text) return;
    if (note.text !== body.from) throw conflict(claimText.noteChanged, 'text');
    await replaceText(tx, { id, former: note.text, text, isWithdrawn: false });
    await saveMentions(context, tx, caller.user, { id, claimId: note.claimId, text });
  });
  return readNote(context, caller, id);
}

/** Withdraws the caller's own note. Throws 404. */
export async function withdrawNote(context: Context, caller: Caller, id: number): Promise<ClaimNote> {
  await context.db.transaction(async (tx) => {
    const note = await lockOwnNote(tx, caller, id);
    if (!note) throw notFound(claimText.unknownNote);
    await requireVisible(tx, caller, note.claimId);
    await replaceText(tx, { id, former: note.text, text: '', isWithdrawn: true });
  });
  return readNote(context, caller, id);
}

/** Returns the active staff accounts, by name. */
export async function listColleagues({ db }: Context) {
  return (await readColleagues(db)).map(({ id, name, type }) => ({ id, name, type }));
}

function requireText(text: string): string {
  const message = commentProblem(text);
  if (message) throw brokenRule([{ field: 'text', message }]);
  return text.trim();
}

/** Stores the mentions of a note, and mails the accounts that it mentions for the first time, except its author. */
async function saveMentions(
  context: Context,
  tx: Executor,
  author: SessionUser,
  note: { id: number; claimId: number; text: string },
): Promise<void> {
  const colleagues = await readColleagues(tx);
  const names = mentionsIn(
    note.text,
    colleagues.map(({ name }) => name),
  );
  const mentioned = colleagues.filter(({ name }) => names.includes(name));
  const newlyMentioned = await insertMentions(
    tx,
    note.id,
    mentioned.map(({ id }) => id),
  );
  await mailNoteMention(context, tx, {
    claimId: note.claimId,
    author,
    text: note.text,
    people: mentioned.filter(({ id }) => newlyMentioned.includes(id) && id !== author.id),
    mayKnow: (person) => can(person, 'claims:note'),
  });
}
