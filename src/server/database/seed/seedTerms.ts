import { sql } from 'drizzle-orm';
import { suggestedRules, usualWeek } from '../../../contract/termRules';
import { insertRules } from '../../terms/terms.repository';
import { fillWorkingDays } from '../../terms/terms.service';
import type { Executor } from '../connection';

/** The terms of the demo, which count from before its first claim on, and what is due of each claim. */
export async function seedTerms(tx: Executor, adminId: number): Promise<void> {
  await insertRules(tx, suggestedRules(usualWeek), adminId);
  await tx.execute(sql`update term_version set created_at = now() - interval '3 years'`);
  await fillWorkingDays(tx);
  await tx.execute(sql`select refresh_claim_clocks(array(select id from claim))`);
}
