import { sql } from 'drizzle-orm';
import type { ClaimNews } from '../../contract/claimNews';
import type { ClaimType } from '../../contract/claimStatus';
import type { Context } from '../context';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { iso, runSql } from '../support/list';
import { claimConditions, type ClaimQuery, isNewsFor } from './claimConditions.repository';

/** Returns the unread claims among `ids` that the caller may see, with their news. */
export async function readNews({ db, pool }: Context, caller: Caller, ids: number[]): Promise<ClaimNews[]> {
  const { id } = caller.user;
  return runSql(
    pool,
    sql`select c.id as claim_id, coalesce(news.what, '[]') as what, coalesce(news.up_to, 0)::float8 as up_to
      from claim c
        left join claim_read m on m.account_id = ${id} and m.claim_id = c.id
        left join lateral (
          select json_agg(json_build_object('what', k.what, 'count', k.count) order by k.first) as what, max(k.up_to) as up_to
          from (select n.what, count(*)::int as count, min(n.id) as first, max(n.id) as up_to from claim_news n
            where n.claim_id = c.id and ${isNewsFor(caller.user)} and n.id > coalesce(m.news_id, 0) group by n.what) k
        ) news on true
      where c.id = any(${sql.param(ids)}::int[]) and ${await visibleClaims(db, caller)}
        and (news.up_to is not null or m.is_unread) order by c.id`,
  );
}

/** Counts the claims of a kind that the caller has not read. */
export const countUnread = async (context: Context, caller: Caller, type: ClaimType): Promise<number> =>
  countOf(context, caller, type, { unread: true });

/** Counts the claims of a kind with news by others since an instant. */
export const countNewsSince = (context: Context, caller: Caller, type: ClaimType, at: Date): Promise<number> =>
  countOf(context, caller, type, { news_since: iso(at) });

async function countOf(context: Context, caller: Caller, type: ClaimType, query: ClaimQuery): Promise<number> {
  const { where } = await claimConditions(context.db, caller, type, query);
  const [row] = await runSql<{ total: number }>(
    context.pool,
    sql`select count(*)::int as total from claim c where ${where}`,
  );
  return row?.total ?? 0;
}

interface Mark {
  type: ClaimType;
  query: ClaimQuery & { ids?: string };
  isRead: boolean;
  /** Id of the last news to mark as read; newer news stay unread. */
  upTo?: number;
}

/**
 * Marks the claims that a query finds, for the caller only, and returns their number. A mark never goes back to older
 * news: if two tabs mark at once, the newer mark counts.
 */
export async function writeMarks(
  context: Context,
  caller: Caller,
  { type, query, isRead, upTo }: Mark,
): Promise<number> {
  const { where } = await claimConditions(context.db, caller, type, query);
  const newest = sql`coalesce((select max(n.id) from claim_news n where n.claim_id = c.id ${upTo === undefined ? sql`` : sql`and n.id <= ${upTo}`}), 0)`;
  const rows = await runSql(
    context.pool,
    sql`insert into claim_read (account_id, claim_id, news_id, is_unread)
      select ${caller.user.id}::int, c.id, ${isRead ? newest : sql`0`}, ${!isRead} from claim c where ${where} order by c.id
      on conflict (account_id, claim_id) do update
        set news_id = greatest(claim_read.news_id, excluded.news_id), is_unread = excluded.is_unread
      returning claim_id`,
  );
  return rows.length;
}

/** Returns the user's last visit before today in Argentina; null if there is none. The session records the visits. */
export async function previousVisit({ pool }: Context, accountId: number): Promise<Date | null> {
  const [row] = await runSql<{ former_at: Date | null }>(
    pool,
    sql`select former_at from account_visit where account_id = ${accountId}`,
  );
  return row?.former_at ?? null;
}
