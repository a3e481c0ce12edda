import { eq, sql, type SQL } from 'drizzle-orm';
import { claimDecisions, type ClaimDecision } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import { claimDecision } from '../database/schema';
import { isOneOfCodes } from '../support/list';

/** Joins the current decision `dec` of claims `c`, if there is one. */
export const decisionJoin = sql.raw('left join claim_decision dec on dec.claim_id = c.id');
/** The decision of claims `c` with {@link decisionJoin}, as one of `decisionStates`. */
export const decisionState = sql`coalesce(dec.decision, 'none')`;

/** Returns the condition on claims `c` with one of some `decisionStates`, separated by commas. */
export function hasDecision(states: string): SQL {
  const codes = states.split(',');
  const decided = codes.filter((code) => claimDecisions.some((decision) => decision === code));
  const conditions = [
    ...(decided.length > 0
      ? [
          sql`c.id in (select dec.claim_id from claim_decision dec where ${isOneOfCodes(sql`dec.decision`, decided.join(','))})`,
        ]
      : []),
    ...(codes.includes('none') ? [sql`not exists (select from claim_decision dec where dec.claim_id = c.id)`] : []),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

interface Decision {
  decision: ClaimDecision;
  reason: string | null;
}

/** Returns the current decision about a claim; undefined if nobody has decided. */
export async function findDecision(tx: Executor, claimId: number): Promise<Decision | undefined> {
  const [row] = await tx
    .select({ decision: claimDecision.decision, reason: claimDecision.reason })
    .from(claimDecision)
    .where(eq(claimDecision.claimId, claimId));
  return row;
}

/** Replaces the decision about a claim. */
export async function saveDecision(
  tx: Executor,
  claimId: number,
  values: Decision & { decidedBy: number },
): Promise<void> {
  const row = { ...values, decidedAt: sql`now()` };
  await tx
    .insert(claimDecision)
    .values({ claimId, ...row })
    .onConflictDoUpdate({ target: claimDecision.claimId, set: row });
}

/** Removes the decision about a claim. */
export async function removeDecision(tx: Executor, claimId: number): Promise<void> {
  await tx.delete(claimDecision).where(eq(claimDecision.claimId, claimId));
}
