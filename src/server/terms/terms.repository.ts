import { asc, desc, eq, sql } from 'drizzle-orm';
import { usualAnswerDays } from '../../contract/claimAnswerRules';
import { usualComplaintDays } from '../../contract/complaintRules';
import type { TermRule } from '../../contract/terms';
import { usualWeek } from '../../contract/termRules';
import type { WorkingDay } from '../../contract/workingTime';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { officeDay, officeTime, termRule, termVersion } from '../database/schema';
import { dayOf } from '../support/columns';

type OfficeTimeRecord = typeof officeTime.$inferSelect;
type OfficeDayRecord = typeof officeDay.$inferSelect;

/** Returns the opening hours of the office; the default hours if none are set. */
export async function readOfficeTime(db: Executor): Promise<OfficeTimeRecord> {
  const [row] = await db.select().from(officeTime);
  return (
    row ?? {
      id: 1,
      week: usualWeek,
      reminderDays: 3,
      demandsDoneText: false,
      demandsDonePhoto: false,
      answerDays: usualAnswerDays,
      complaintDays: usualComplaintDays,
      version: 1,
    }
  );
}

/**
 * Returns the row, created if missing, and locked until the transaction ends, so that one user at a time sets the
 * terms.
 */
export async function lockOfficeTime(tx: Executor): Promise<OfficeTimeRecord> {
  await tx.insert(officeTime).values({ id: 1, week: usualWeek }).onConflictDoNothing();
  return singleRow(await tx.select().from(officeTime).for('update'));
}

export async function saveOfficeTime(tx: Executor, values: Partial<OfficeTimeRecord>): Promise<void> {
  await tx.update(officeTime).set(values);
}

/** Returns the exceptional days in order. */
export const readOfficeDays = (db: Executor): Promise<OfficeDayRecord[]> =>
  db.select().from(officeDay).orderBy(asc(officeDay.day));

export async function replaceOfficeDays(tx: Executor, days: OfficeDayRecord[]): Promise<void> {
  await tx.delete(officeDay);
  if (days.length > 0) await tx.insert(officeDay).values(days);
}

/** Returns the current rules, the most general first, and when they took effect; null if there never were any. */
export async function readRules(db: Executor): Promise<{ since: Date | null; rules: TermRule[] }> {
  const [version] = await db
    .select()
    .from(termVersion)
    .orderBy(desc(termVersion.createdAt), desc(termVersion.id))
    .limit(1);
  if (!version) return { since: null, rules: [] };
  const rules = await db
    .select({
      priority: termRule.priority,
      category_id: termRule.categoryId,
      project_id: termRule.projectId,
      answer_minutes: termRule.answerMinutes,
      end_minutes: termRule.endMinutes,
    })
    .from(termRule)
    .where(eq(termRule.versionId, version.id))
    .orderBy(asc(termRule.id));
  return { since: version.createdAt, rules };
}

/** Whether new claims have terms. */
export async function usesTerms(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from term_rule where version_id = (select id from term_version order by created_at desc, id desc limit 1) limit 1`,
  );
  return rows.length > 0;
}

/** Sets the rules for claims created from now on. */
export async function insertRules(tx: Executor, rules: TermRule[], createdBy: number): Promise<void> {
  const { id: versionId } = singleRow(
    await tx.insert(termVersion).values({ createdBy }).returning({ id: termVersion.id }),
  );
  if (rules.length > 0)
    await tx.insert(termRule).values(
      rules.map((rule) => ({
        versionId,
        priority: rule.priority,
        categoryId: rule.category_id,
        projectId: rule.project_id,
        answerMinutes: rule.answer_minutes,
        endMinutes: rule.end_minutes,
      })),
    );
}

/** Returns the day of the oldest claim in Argentina; null if there is none. */
export async function oldestClaimDay(db: Executor): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select ${dayOf(sql`min(created_at)`)}::text as day from claim`,
  );
  return rows[0]?.day ?? null;
}

/** Replaces the days on which the office is open. Returns whether they changed. */
export async function replaceWorkingDays(tx: Executor, days: WorkingDay[]): Promise<boolean> {
  const newDays = sql`select d.day, to_timestamp(d."opensAt" / 1000.0) as opens_at, to_timestamp(d."closesAt" / 1000.0) as closes_at, d.before as before_ms
    from json_to_recordset(${JSON.stringify(days)}::json) as d(day date, "opensAt" float8, "closesAt" float8, before bigint)`;
  const { rows } = await tx.execute(sql`
    with wanted as (${newDays})
    select 1 where exists (select * from wanted except select day, opens_at, closes_at, before_ms from working_day)
      or exists (select day, opens_at, closes_at, before_ms from working_day except select * from wanted)`);
  if (rows.length === 0) return false;
  await tx.execute(sql`delete from working_day`);
  await tx.execute(sql`insert into working_day (day, opens_at, closes_at, before_ms) ${newDays}`);
  return true;
}

/** Recomputes the due data of open claims with terms. */
export async function refreshOpenClocks(tx: Executor): Promise<void> {
  await tx.execute(sql`select refresh_claim_clocks(array(
    select k.claim_id from claim_clock k join claim c on c.id = k.claim_id join claim_status s on s.code = c.status where s.is_open))`);
}
