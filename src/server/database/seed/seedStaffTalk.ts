import { asc, desc, eq, inArray } from 'drizzle-orm';
import { mentionsIn } from '../../../contract/mentions';
import type { Executor } from '../connection';
import { account, claim, claimNote, claimNoteMention, claimNoteVersion, managerProject, savedReply } from '../schema';
import type { People } from './seedPeople';
import { noteThreads, savedReplies, type NoteThread } from './staffTalkData';

const hourMs = 3_600_000;

interface Target {
  id: number;
  status: string;
  projectId: number;
  createdAt: Date;
}

/**
 * Inserts the internal notes of some claims, the newest of their status first, and the saved replies of staff. Sends no
 * mails.
 */
export async function seedStaffTalk(tx: Executor, people: People): Promise<void> {
  await tx
    .insert(savedReply)
    .values(savedReplies.map(({ owner, ...reply }) => ({ ...reply, ownerId: people.get(owner)! })));

  const claims = await tx
    .select({ id: claim.id, status: claim.status, projectId: claim.projectId, createdAt: claim.createdAt })
    .from(claim)
    .where(eq(claim.type, 'UNIT'))
    .orderBy(desc(claim.id));
  const managed = await tx.select().from(managerProject);
  const colleagues = await tx
    .select({ id: account.id, name: account.name, lastName: account.lastName })
    .from(account)
    .where(inArray(account.type, ['admin', 'manager']))
    .orderBy(asc(account.id));
  const named = colleagues.map(({ id, name, lastName }) => ({ id, name: `${name} ${lastName}` }));

  const noted = new Set<number>();
  for (const thread of noteThreads) {
    const target = claims.find((row) => !noted.has(row.id) && fits(row, thread));
    if (!target) continue;
    noted.add(target.id);
    await addThread(tx, thread, target);
  }

  /** Whether a claim has the thread's status, and all supervisors among the thread's authors may see it. */
  function fits(row: Target, { status, notes }: NoteThread): boolean {
    const projectsOf = (author: string) =>
      managed.filter(({ managerId }) => managerId === people.get(author)).map(({ projectId }) => projectId);
    return (
      row.status === status &&
      notes.every(({ author }) => {
        const projects = projectsOf(author);
        return projects.length === 0 || projects.includes(row.projectId);
      })
    );
  }

  async function addThread(executor: Executor, { notes }: NoteThread, { id: claimId, createdAt }: Target) {
    // The notes are spread from the claim's creation to now, over its first two days at most.
    const room = Math.min(48 * hourMs, Date.now() - createdAt.getTime());
    const at = (index: number) => new Date(createdAt.getTime() + Math.round((room * (index + 1)) / (notes.length + 1)));
    const rows = await executor
      .insert(claimNote)
      .values(
        notes.map(({ author, text }, index) => ({
          claimId,
          text,
          createdBy: people.get(author)!,
          createdAt: at(index),
        })),
      )
      .returning({ id: claimNote.id, text: claimNote.text });
    const versions = notes.flatMap(({ former }, index) =>
      former ? [{ noteId: rows[index]!.id, text: former, until: new Date(at(index).getTime() + hourMs / 4) }] : [],
    );
    if (versions.length > 0) await executor.insert(claimNoteVersion).values(versions);
    const mentions = rows.flatMap(({ id: noteId, text }) => {
      const names = mentionsIn(
        text,
        named.map(({ name }) => name),
      );
      return named.filter(({ name }) => names.includes(name)).map(({ id: accountId }) => ({ noteId, accountId }));
    });
    if (mentions.length > 0) await executor.insert(claimNoteMention).values(mentions);
  }
}
