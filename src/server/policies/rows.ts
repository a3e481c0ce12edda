import { sql, type SQL } from 'drizzle-orm';
import {
  scopeOf,
  type Actor,
  type Holder,
  type LinkRole,
  type Permission,
  type Scope,
} from '../../contract/permissions';
import type { Executor } from '../database/connection';
import type { SessionUser } from './actor';

/** A user and the scope of records that one of its permissions covers. */
export interface CallerScope {
  user: Holder & { id: number };
  scope: Scope;
}

/** The user of a request, and the scope of records that the request's permission covers. */
export interface Caller extends CallerScope {
  user: SessionUser;
  /**
   * Whether the same session has just carried out a command, in any process: then counts are not read from the cache.
   */
  hasJustWritten?: boolean;
}

/** The caller of a link, without an account: `user.id` is the link's id. */
export interface LinkCaller extends CallerScope {
  user: Holder & { id: number; type: LinkRole };
}

/** For each role, the condition on the rows that it owns. A missing role owns none. */
export type OwnRows = Partial<Record<Actor, (userId: number, db: Executor) => SQL | Promise<SQL>>>;

/**
 * Decides which rows a user reaches: all of them with `any`, the role's own ones with `own`, and none if nothing is
 * granted or the policy does not define what the role owns. So a gap in the table or in a policy denies access. All
 * policies use this function.
 */
export async function rowsInScope(
  db: Executor,
  user: CallerScope['user'],
  scope: Scope | undefined,
  ownRows: OwnRows,
): Promise<SQL> {
  if (scope === 'any') return sql`true`;
  const ownRowsOf = scope === 'own' ? ownRows[user.type] : undefined;
  return ownRowsOf ? ownRowsOf(user.id, db) : sql`false`;
}

/** Returns the narrower of the caller's scope and the scope of the permission to see the rows. */
export function narrowerScope({ user, scope }: CallerScope, permission: Permission): Scope | undefined {
  const granted = scopeOf(user, permission);
  return granted === undefined || scope === 'any' ? granted : scope;
}
