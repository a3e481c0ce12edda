import { sql, type SQL } from 'drizzle-orm';
import { roles } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { rowsInScope, type CallerScope } from './rows';

/** Returns the condition on rows that each user who works for the company owns. */
const ofStaff = (db: Executor, { user, scope }: CallerScope, own: (userId: number) => SQL): Promise<SQL> =>
  rowsInScope(db, user, scope, { admin: own, manager: own });

/**
 * Returns the condition on accounts `a` of clients, supervisors, consortiums and admins: users who manage them reach
 * all; the scope `own` reaches none.
 */
export const reachableAccounts = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {});

/** Returns the condition on views `v` that a user may change: its own. */
export const ownViews = (db: Executor, caller: CallerScope): Promise<SQL> =>
  ofStaff(db, caller, (id) => sql`v.owner_id = ${id}`);

/** Returns the condition on views `v` that a user finds: its own, and those shared with staff. */
export const visibleViews = (db: Executor, caller: CallerScope): Promise<SQL> =>
  ofStaff(db, caller, (id) => sql`(v.owner_id = ${id} or v.is_shared)`);

/** Returns the condition on saved replies `r` that a user may change: its own. */
export const ownReplies = (db: Executor, caller: CallerScope): Promise<SQL> =>
  ofStaff(db, caller, (id) => sql`r.owner_id = ${id}`);

/** Returns the condition on saved replies `r` that a user finds: its own, and those shared with staff. */
export const visibleReplies = (db: Executor, caller: CallerScope): Promise<SQL> =>
  ofStaff(db, caller, (id) => sql`(r.owner_id = ${id} or r.is_shared)`);

/** Returns the condition on settings `p`: the user's own, for every role. */
export const ownPreferences = (db: Executor, { user, scope }: CallerScope): Promise<SQL> => {
  const own = (id: number) => sql`p.account_id = ${id}`;
  return rowsInScope(db, user, scope, Object.fromEntries(roles.map((role) => [role, own])));
};

/** Returns the condition on bulk changes `b`: those that the user started. */
export const visibleBulks = (db: Executor, { user }: CallerScope): Promise<SQL> =>
  ofStaff(db, { user, scope: 'own' }, (id) => sql`b.created_by = ${id}`);

/** Returns the condition on imports: users who may run imports reach all. */
export const visibleImports = (db: Executor, { user, scope }: CallerScope): Promise<SQL> =>
  rowsInScope(db, user, scope, {});

/** Returns the condition on notes `n` that a user may change: its own. */
export const ownNotes = (db: Executor, { user }: CallerScope): Promise<SQL> =>
  ofStaff(db, { user, scope: 'own' }, (id) => sql`n.created_by = ${id}`);
