import { eq, sql } from 'drizzle-orm';
import type { SavedView, ViewedList } from '../../contract/views';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { savedView } from '../database/schema';
import { ownViews, visibleViews } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { runSql } from '../support/list';
import { nameOrNull } from '../support/columns';

type ViewValues = Pick<typeof savedView.$inferInsert, 'name' | 'query' | 'isShared'>;

const columns = (
  caller: Caller,
) => sql`v.id, v.list, v.name, v.query, v.is_shared, v.owner_id = ${caller.user.id} as is_own,
  ${nameOrNull(sql`a`)} as owner_name`;

/** Returns the user's own views of a list and the shared ones, by name. */
export const listViews = async ({ db, pool }: Context, caller: Caller, list: ViewedList): Promise<SavedView[]> =>
  runSql(
    pool,
    sql`select ${columns(caller)} from saved_view v join account a on a.id = v.owner_id
      where v.list = ${list} and ${await visibleViews(db, caller)} order by plain_text(v.name), v.id`,
  );

/** Returns one view; undefined if it is unknown or not visible to the caller. */
export async function findView({ db, pool }: Context, caller: Caller, id: number): Promise<SavedView | undefined> {
  const [row] = await runSql<SavedView>(
    pool,
    sql`select ${columns(caller)} from saved_view v join account a on a.id = v.owner_id
      where v.id = ${id} and ${await visibleViews(db, caller)}`,
  );
  return row;
}

export async function insertView(
  tx: Executor,
  values: ViewValues & { ownerId: number; list: ViewedList },
): Promise<number> {
  return singleRow(await tx.insert(savedView).values(values).returning({ id: savedView.id })).id;
}

/** Whether it is the caller's own; locks it until the transaction ends. */
export async function lockOwnView(tx: Executor, caller: Caller, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from saved_view v where v.id = ${id} and ${await ownViews(tx, caller)} for update`,
  );
  return rows.length > 0;
}

export async function saveView(tx: Executor, id: number, values: ViewValues): Promise<void> {
  await tx.update(savedView).set(values).where(eq(savedView.id, id));
}

export async function removeView(tx: Executor, id: number): Promise<void> {
  await tx.delete(savedView).where(eq(savedView.id, id));
}
