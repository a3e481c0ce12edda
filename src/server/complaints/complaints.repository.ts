import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Complaint } from '../../contract/complaints';
import { complaintAsks, usualComplaintDays } from '../../contract/complaintRules';
import { isStaff } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { complaint, officeTime } from '../database/schema';
import { singleRow } from '../database/singleRow';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { nameOf, nameOrNull, positionOf, utc, today } from '../support/columns';
import {
  allOf,
  countRows,
  isOneOf,
  isOneOfCodes,
  matchesWords,
  orderBy,
  pageOf,
  runSql,
  toListResponse,
  type ListQuery,
} from '../support/list';

interface ComplaintQuery extends ListQuery {
  state?: string;
  asks?: string;
  project_id?: string;
}

const state = sql`case when k.answered_at is not null then 'answered' when k.due_on < ${today} then 'late' else 'open' end`;
const number = sql`'RF-' || lpad(k.id::text, 6, '0')`;
const what = sql`coalesce(i.label, c.reason, '')`;
const place = sql`concat_ws(' · ', u.name, p.name)`;
const from = sql`from complaint k join claim c on c.id = k.claim_id join project p on p.id = c.project_id left join unit u on u.id = c.unit_id
  left join claim_item i on i.id = c.item_id join account a on a.id = k.account_id left join account b on b.id = k.answered_by`;
const columns = sql`k.id, ${number} as number, k.claim_id, c.type as claim_type, ${what} as what, ${place} as place, ${nameOf(sql`a`)} as client,
  k.asks, k.text, ${utc(sql`k.created_at`)} as created_at, k.due_on::text as due_on, ${state} as state, k.answer,
  ${utc(sql`k.answered_at`)} as answered_at, ${nameOrNull(sql`b`)} as answered_by`;
// A company has few of them, so the search text is built at query time.
const rowText = sql`search_text(${number}, k.claim_id::text, ${what}, ${place}, ${nameOf(sql`a`)}, k.text, k.answer)`;

const sorts: Record<string, SQL> = {
  id: sql`k.id`,
  date: sql`k.created_at`,
  client: sql`plain_text(${nameOf(sql`a`)})`,
  claim: sql`k.claim_id`,
  place: sql`plain_text(${place})`,
  asks: positionOf(sql`k.asks`, complaintAsks),
  text: sql`plain_text(left(k.text, 200))`,
  due: sql`k.due_on`,
  state: positionOf(state, ['late', 'open', 'answered']),
  answered: sql`k.answered_at`,
  answered_by: sql`plain_text(${nameOf(sql`b`)})`,
};

/** Returns the matching formal complaints about claims that the caller sees: one page or all. */
export async function listComplaints({ db, pool }: Context, caller: Caller, query: ComplaintQuery) {
  const where = allOf([
    await visibleClaims(db, { user: caller.user, scope: 'any' }),
    isOneOf(sql`k.id`, query.ids),
    isOneOfCodes(state, query.state),
    isOneOfCodes(sql`k.asks`, query.asks),
    isOneOf(sql`c.project_id`, query.project_id),
    matchesWords(rowText, query.q),
  ]);
  const order = orderBy(sorts, query.sort, sql`k.id desc`, sql`k.id`);
  return toListResponse(
    query,
    runSql<Complaint>(pool, sql`select ${columns} ${from} where ${where} order by ${order} ${pageOf(query)}`),
    () => countRows(pool, sql`${from} where ${where}`),
  );
}

/** Returns the formal complaints about a claim, oldest first; of one account alone if `accountId` is given. */
export const complaintsOf = (
  { pool }: Pick<Context, 'pool'>,
  claimId: number,
  accountId?: number,
): Promise<Complaint[]> =>
  runSql<Complaint>(
    pool,
    sql`select ${columns} ${from} where k.claim_id = ${claimId} and ${accountId === undefined ? sql`true` : sql`k.account_id = ${accountId}`} order by k.id`,
  );

/**
 * Returns one formal complaint; undefined if it is unknown, about a claim that the caller may not see, or of another client
 * than the caller.
 */
export async function findComplaint({ db, pool }: Context, caller: Caller, id: number): Promise<Complaint | undefined> {
  const [row] = await runSql<Complaint>(
    pool,
    sql`select ${columns} ${from} where k.id = ${id} and ${isStaff(caller.user.type) ? sql`true` : sql`k.account_id = ${caller.user.id}`} and ${await visibleClaims(db, { user: caller.user, scope: 'any' })}`,
  );
  return row;
}

/** Returns the days within which the company answers formal complaints. */
export async function readComplaintDays(db: Executor): Promise<number> {
  const [row] = await db.select({ days: officeTime.complaintDays }).from(officeTime);
  return row?.days ?? usualComplaintDays;
}

export async function insertComplaint(
  tx: Executor,
  values: Pick<typeof complaint.$inferInsert, 'claimId' | 'accountId' | 'asks' | 'text' | 'dueOn'>,
): Promise<number> {
  return singleRow(await tx.insert(complaint).values(values).returning({ id: complaint.id })).id;
}

/** Stores the answer of a complaint that has none; returns who made it and about which claim, undefined if it has one. */
export async function saveAnswer(
  tx: Executor,
  id: number,
  { answer, answeredBy }: { answer: string; answeredBy: number },
): Promise<{ claimId: number; accountId: number } | undefined> {
  const [row] = await tx
    .update(complaint)
    .set({ answer, answeredBy, answeredAt: sql`now()` })
    .where(and(eq(complaint.id, id), isNull(complaint.answeredAt)))
    .returning({ claimId: complaint.claimId, accountId: complaint.accountId });
  return row;
}
