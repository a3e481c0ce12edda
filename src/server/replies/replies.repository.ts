import { eq, sql, type SQL } from 'drizzle-orm';
import type { SavedReply } from '../../contract/replies';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { savedReply } from '../database/schema';
import { ownReplies, visibleReplies } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { nameOrNull } from '../support/columns';

export type ReplyValues = Pick<typeof savedReply.$inferInsert, 'name' | 'text' | 'isShared'>;

async function readReplies(db: Executor, caller: Caller, where: SQL): Promise<SavedReply[]> {
  const { rows } = await db.execute<SavedReply & Record<string, unknown>>(sql`
    select r.id, r.name, r.text, r.is_shared, r.owner_id = ${caller.user.id} as is_own,
      ${nameOrNull(sql`a`)} as owner_name
    from saved_reply r join account a on a.id = r.owner_id
    where ${where} and ${await visibleReplies(db, caller)} order by plain_text(r.name), r.id`);
  return rows;
}

/** Returns the user's own replies and the shared ones, by name. */
export const listReplies = (db: Executor, caller: Caller): Promise<SavedReply[]> => readReplies(db, caller, sql`true`);

/** Returns one reply; undefined if it is unknown or not visible to the caller. */
export const findReply = async (db: Executor, caller: Caller, id: number): Promise<SavedReply | undefined> =>
  (await readReplies(db, caller, sql`r.id = ${id}`))[0];

export const insertReply = async (tx: Executor, values: ReplyValues & { ownerId: number }): Promise<number> =>
  singleRow(await tx.insert(savedReply).values(values).returning({ id: savedReply.id })).id;

/** Whether it is the caller's own; locks it until the transaction ends. */
export async function lockOwnReply(tx: Executor, caller: Caller, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from saved_reply r where r.id = ${id} and ${await ownReplies(tx, caller)} for update`,
  );
  return rows.length > 0;
}

export async function saveReply(tx: Executor, id: number, values: ReplyValues): Promise<void> {
  await tx.update(savedReply).set(values).where(eq(savedReply.id, id));
}

export async function removeReply(tx: Executor, id: number): Promise<void> {
  await tx.delete(savedReply).where(eq(savedReply.id, id));
}
