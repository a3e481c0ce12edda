import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { workMessage } from '../database/schema';
import { singleRow } from '../database/singleRow';
import { nameOf, utc } from '../support/columns';

/** The messages of a work order `w`, oldest first. */
export const messagesOf = sql`(select coalesce(json_agg(json_build_object('id', m.id, 'text', m.text, 'at', ${utc(sql`m.created_at`)},
  'by', coalesce(k.name, ${nameOf(sql`b`)}), 'is_staff', m.account_id is not null) order by m.id), '[]')
  from work_message m left join account b on b.id = m.account_id left join contractor k on k.id = m.contractor_id where m.work_id = w.id)`;

const unread = sql`from work_message m where m.work_id = w.id and m.contractor_id is not null and m.read_at is null`;
/** The number of the contractor's messages of a work order `w` that nobody of the company has read. */
export const unreadCount = sql`(select count(*)::int ${unread})`;
/** Condition for a work order `w` with such a message. */
export const hasUnread = sql`exists (select 1 ${unread})`;

/** Stores a message of the contractor (`contractorId`) or of the company (`accountId`). Returns its id. */
export async function insertMessage(
  tx: Executor,
  values: Omit<typeof workMessage.$inferInsert, 'id' | 'readAt'>,
): Promise<number> {
  return singleRow(await tx.insert(workMessage).values(values).returning({ id: workMessage.id })).id;
}

/** Marks the messages of the other side as read. */
export async function markRead(db: Executor, workId: number, by: 'company' | 'contractor'): Promise<void> {
  const isOther = by === 'company' ? sql`contractor_id is not null` : sql`account_id is not null`;
  await db.execute(
    sql`update work_message set read_at = now() where work_id = ${workId} and read_at is null and ${isOther}`,
  );
}
