import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { outboxMail, type MailNote } from '../database/schema';

export type { MailNote };
type OutboxRecord = typeof outboxMail.$inferSelect;
type OutboxValues = Pick<typeof outboxMail.$inferInsert, 'recipient' | 'subject' | 'notes' | 'claimId' | 'isOpen'>;

/** The texts around a claim's number, for a mail that several of its news share. */
interface JoinedSubject {
  start: string;
  end: string;
}

type InsertedMail = Pick<OutboxRecord, 'id' | 'recipient' | 'claimId' | 'isOpen'>;

/**
 * Inserts mails. News of a claim join the mail that is still waiting for the same recipient, under a subject that fits
 * all of them. If that mail has a calendar entry of another visit, it is closed instead: programs read one entry of a
 * mail.
 */
export async function insertMails(tx: Executor, mails: OutboxValues[], joined: JoinedSubject): Promise<InsertedMail[]> {
  const rows = await insertOrJoin(tx, mails, joined);
  const others = mails.filter(
    (mail) => !rows.some((row) => row.recipient === mail.recipient && row.claimId === mail.claimId),
  );
  if (others.length === 0) return rows;
  for (const { recipient, claimId } of others)
    await tx
      .update(outboxMail)
      .set({ isOpen: false })
      .where(sql`${outboxMail.recipient} = ${recipient} and ${outboxMail.claimId} = ${claimId} and is_open`);
  return [...rows, ...(await insertOrJoin(tx, others, joined))];
}

/** Condition on a waiting mail and the one that would join it: both have calendar entries, of different visits. */
const isOfOtherVisit = sql`exists (
  select 1 from jsonb_array_elements(${outboxMail.notes}) old, jsonb_array_elements(excluded.notes) new
  where old -> 'calendar' -> 'visitId' <> new -> 'calendar' -> 'visitId')`;

/** Inserts mails or joins them to waiting ones. Returns no row for those that do not fit the waiting one. */
const insertOrJoin = (tx: Executor, mails: OutboxValues[], joined: JoinedSubject): Promise<InsertedMail[]> =>
  tx
    .insert(outboxMail)
    .values(mails)
    .onConflictDoUpdate({
      target: [outboxMail.recipient, outboxMail.claimId],
      targetWhere: sql`is_open`,
      set: {
        notes: sql`${outboxMail.notes} || excluded.notes`,
        subject: sql`${joined.start} || excluded.claim_id || ${joined.end}`,
      },
      setWhere: sql`not ${isOfOtherVisit}`,
    })
    .returning({
      id: outboxMail.id,
      recipient: outboxMail.recipient,
      claimId: outboxMail.claimId,
      isOpen: outboxMail.isOpen,
    });

/** Inserts one mail that joins no other. */
export async function insertMail(
  db: Executor,
  values: Pick<typeof outboxMail.$inferInsert, 'recipient' | 'subject' | 'notes' | 'attempts'>,
): Promise<OutboxRecord> {
  return singleRow(await db.insert(outboxMail).values(values).returning());
}

/**
 * Counts an attempt of a waiting mail, and closes the mail for further news; returns undefined if the mail is no longer
 * waiting.
 */
export async function startAttempt(db: Executor, id: number): Promise<OutboxRecord | undefined> {
  const [mail] = await db
    .update(outboxMail)
    .set({ isOpen: false, attempts: sql`${outboxMail.attempts} + 1` })
    .where(sql`${outboxMail.id} = ${id} and ${outboxMail.status} = 'pending'`)
    .returning();
  return mail;
}

export async function saveMail(
  db: Executor,
  id: number,
  values: Partial<Pick<OutboxRecord, 'status' | 'sentAt' | 'lastError' | 'notes' | 'attempts'>>,
): Promise<void> {
  await db.update(outboxMail).set(values).where(eq(outboxMail.id, id));
}

/** Deletes the waiting mails to an address that contain a link whose path begins with `start`. */
export async function deleteWaitingLinks(tx: Executor, recipient: string, start: string): Promise<void> {
  await tx.execute(sql`
    delete from outbox_mail where recipient = ${recipient} and status = 'pending' and exists (
      select 1 from jsonb_array_elements(notes) note where starts_with(note -> 'action' ->> 'path', ${start}))`);
}
