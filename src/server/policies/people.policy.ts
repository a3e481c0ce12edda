import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { rowsIn, type Reach } from './rows';

/** The condition on accounts `a` of clients, supervisors, consortiums and admins: who manages them reaches all; nobody owns another's account. */
export const reachableAccounts = (db: Executor, { user, scope }: Reach): Promise<SQL> => rowsIn(db, user, scope, {});

/** The condition on imports `j`: one's own are those that one uploaded. */
export const visibleImports = (db: Executor, { user, scope }: Reach): Promise<SQL> =>
  rowsIn(db, user, scope, {
    admin: (id) => sql`j.created_by = ${id}`,
    manager: (id) => sql`j.created_by = ${id}`,
  });
