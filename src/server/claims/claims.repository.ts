import { sql } from 'drizzle-orm';
import type { ClaimType } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { claim } from '../database/schema';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { notFound } from '../support/errors';
import { readProjectClaims, readUnitClaims, toProjectClaim, toUnitClaim } from './claimRows';
import { claimText } from './claimText';

export type ClaimRecord = typeof claim.$inferSelect;

/** One unit claim as the user may see it. Throws 404 where it is unknown or not visible. */
export async function getUnitClaim(context: Context, caller: Caller, id: number) {
  await requireVisible(context.db, caller, id, 'UNIT');
  const [row] = await readUnitClaims(context.pool, [id]);
  if (!row) throw notFound(claimText.unknown);
  return toUnitClaim(row, { user: caller.user, fileSecret: context.fileSecret });
}

/** One project claim as the user may see it. Throws 404 where it is unknown or not visible. */
export async function getProjectClaim(context: Context, caller: Caller, id: number) {
  await requireVisible(context.db, caller, id, 'PROJECT');
  const [row] = await readProjectClaims(context.pool, [id]);
  if (!row) throw notFound(claimText.unknown);
  return toProjectClaim(row, { user: caller.user, fileSecret: context.fileSecret });
}

/** Throws 404 where the claim is unknown or the user may not see it. */
export async function requireVisible(db: Executor, caller: Caller, id: number, type?: ClaimType): Promise<void> {
  const visible = await visibleClaims(db, caller, type);
  const { rows } = await db.execute(sql`select 1 from claim c where c.id = ${id} and ${visible}`);
  if (rows.length === 0) throw notFound(claimText.unknown);
}
