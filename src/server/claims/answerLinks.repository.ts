import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { claimAnswerLink } from '../database/schema';

/** Inserts a link to answer for a round in the name of an account. */
export async function insertAnswerLink(
  tx: Executor,
  values: Pick<typeof claimAnswerLink.$inferInsert, 'roundId' | 'accountId' | 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  await tx.insert(claimAnswerLink).values(values);
}

/** What a link to answer opens. */
interface OpenedAnswer extends Record<string, unknown> {
  account_id: number;
  claim_id: number;
  round: number;
  what: string;
  place: string;
}

/** Returns what a link to answer opens; undefined if it is unknown. */
export async function findOpenedAnswer(db: Executor, linkId: number): Promise<OpenedAnswer | undefined> {
  const { rows } = await db.execute<OpenedAnswer>(sql`
    select l.account_id, r.claim_id, r.round, coalesce(i.label, c.reason, '') as what, concat_ws(' · ', u.name, p.name) as place
    from claim_answer_link l join claim_round r on r.id = l.round_id join claim c on c.id = r.claim_id join project p on p.id = c.project_id
      left join unit u on u.id = c.unit_id left join claim_item i on i.id = c.item_id where l.id = ${linkId}`);
  return rows[0];
}
