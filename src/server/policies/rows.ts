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

/** Somebody and the records that a permission of theirs reaches. */
export interface Reach {
  user: Holder & { id: number };
  scope: Scope;
}

/** Who makes a request, and the records that the request's permission reaches. */
export interface Caller extends Reach {
  user: SessionUser;
  /** Whether a command of the same session has just been carried out, in whatever process: then counts are not answered from memory. */
  hasJustWritten?: boolean;
}

/** Who comes by a link, without an account: `user.id` is the link's. */
export interface LinkCaller extends Reach {
  user: Holder & { id: number; type: LinkRole };
}

/** The rows that each role owns, as a condition on them. A role that is missing owns none. */
export type OwnRows = Partial<Record<Actor, (userId: number, db: Executor) => SQL | Promise<SQL>>>;

/**
 * The one decision on rows: all of them with `any`, the role's own ones with `own`, and none where nothing is granted or
 * the policy does not say what such a role owns. A gap in the table or in a policy denies access.
 */
export async function rowsIn(
  db: Executor,
  user: Reach['user'],
  scope: Scope | undefined,
  ownRows: OwnRows,
): Promise<SQL> {
  if (scope === 'any') return sql`true`;
  const own = scope === 'own' ? ownRows[user.type] : undefined;
  return own ? own(user.id, db) : sql`false`;
}

/** What a caller reaches of rows that it must also be permitted to see: the narrower of both scopes. */
export function narrowed({ user, scope }: Reach, permission: Permission): Scope | undefined {
  const seen = scopeOf(user, permission);
  return seen === undefined || scope === 'any' ? seen : scope;
}

/** The projects that a supervisor has, as an array of ids. */
export const managedProjects = (managerId: number): SQL =>
  sql`array(select project_id from manager_project where manager_id = ${managerId})`;

/** Today in Argentina, as a date of the database. */
export const today = sql`(now() at time zone 'America/Argentina/Buenos_Aires')::date`;
