import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { rowsIn, type Reach } from './rows';

/** The condition on accounts `a` of clients, supervisors, consortiums and admins: who manages them reaches all; nobody owns another's account. */
export const reachableAccounts = (db: Executor, { user, scope }: Reach): Promise<SQL> => rowsIn(db, user, scope, {});

/** The condition on views `v` for those that one may change: one's own. */
export const ownViews = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, { admin: (id) => sql`v.owner_id = ${id}`, manager: (id) => sql`v.owner_id = ${id}` });

/** The condition on views `v` for those that one finds: one's own, and what others share with staff. */
export const visibleViews = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    admin: (id) => sql`(v.owner_id = ${id} or v.is_shared)`,
    manager: (id) => sql`(v.owner_id = ${id} or v.is_shared)`,
  });

/** The condition on saved texts `r` for those that one may change: one's own. */
export const ownReplies = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, { admin: (id) => sql`r.owner_id = ${id}`, manager: (id) => sql`r.owner_id = ${id}` });

/** The condition on saved texts `r` for those that one finds: one's own, and what others share with staff. */
export const visibleReplies = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    admin: (id) => sql`(r.owner_id = ${id} or r.is_shared)`,
    manager: (id) => sql`(r.owner_id = ${id} or r.is_shared)`,
  });
/** The condition on settings `p`: one's own, whoever one is. */
export const ownPreferences = (db: Executor, { user, scope }: Reach): Promise<SQL> => {
  const own = (id: number) => sql`p.account_id = ${id}`;
  return rowsIn(db, user, scope, { admin: own, manager: own, consortium: own, client: own });
};

/** The condition on changes of many claims `b`: one's own are those that one ordered. */
export const visibleBulks = (db: Executor, { user }: Reach): Promise<SQL> =>
  rowsIn(db, user, 'own', {
    admin: (id) => sql`b.created_by = ${id}`,
    manager: (id) => sql`b.created_by = ${id}`,
  });

/** The condition on imports `j`: one's own are those that one uploaded. */
export const visibleImports = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    admin: (id) => sql`j.created_by = ${id}`,
    manager: (id) => sql`j.created_by = ${id}`,
  });

/** The condition on notes `n` for those that one may change: one's own. */
export const ownNotes = (db: Executor, { user }: Reach): Promise<SQL> =>
  rowsIn(db, user, 'own', {
    admin: (id) => sql`n.created_by = ${id}`,
    manager: (id) => sql`n.created_by = ${id}`,
  });
