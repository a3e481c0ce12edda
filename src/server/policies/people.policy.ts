import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { rowsInScope, type CallerScope } from './rows';

/**
 * Returns the condition on accounts `a` of clients, supervisors, consortiums and admins: users who manage them reach
 * all; the scope `own` reaches none.
 */
export const reachableAccounts = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {});

/** Returns the condition on views `v` that a user may change: its own. */
export const ownViews = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, { admin: (id) => sql`v.owner_id = ${id}`, manager: (id) => sql`v.owner_id = ${id}` });

/** Returns the condition on views `v` that a user finds: its own, and those shared with staff. */
export const visibleViews = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    admin: (id) => sql`(v.owner_id = ${id} or v.is_shared)`,
    manager: (id) => sql`(v.owner_id = ${id} or v.is_shared)`,
  });

/** Returns the condition on saved replies `r` that a user may change: its own. */
export const ownReplies = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, { admin: (id) => sql`r.owner_id = ${id}`, manager: (id) => sql`r.owner_id = ${id}` });

/** Returns the condition on saved replies `r` that a user finds: its own, and those shared with staff. */
export const visibleReplies = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    admin: (id) => sql`(r.owner_id = ${id} or r.is_shared)`,
    manager: (id) => sql`(r.owner_id = ${id} or r.is_shared)`,
  });
/** Returns the condition on settings `p`: the user's own, for every role. */
export const ownPreferences = (db: Executor, { user, scope }: CallerScope): Promise<SQL> => {
  const own = (id: number) => sql`p.account_id = ${id}`;
  return rowsInScope(db, user, scope, { admin: own, manager: own, consortium: own, client: own });
};

/** Returns the condition on bulk changes `b`: those that the user started. */
export const visibleBulks = (db: Executor, { user }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, 'own', {
    admin: (id) => sql`b.created_by = ${id}`,
    manager: (id) => sql`b.created_by = ${id}`,
  });

/** Returns the condition on imports `j`: the user's own are those that it uploaded. */
export const visibleImports = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {
    admin: (id) => sql`j.created_by = ${id}`,
    manager: (id) => sql`j.created_by = ${id}`,
  });

/** Returns the condition on notes `n` that a user may change: its own. */
export const ownNotes = (db: Executor, { user }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, 'own', {
    admin: (id) => sql`n.created_by = ${id}`,
    manager: (id) => sql`n.created_by = ${id}`,
  });
