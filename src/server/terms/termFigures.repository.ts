import { sql } from 'drizzle-orm';
import type { FigureKind } from '../../contract/terms';
import type { Executor } from '../database/connection';

interface TermCount extends Record<string, unknown> {
  kind: FigureKind;
  part: 'answer' | 'end';
  in_time: number;
  late: number;
  median_minutes: number | null;
}

/**
 * Counts the terms of the last days that were kept or missed: what was done in that time, and what expired in that time
 * and is not done. It excludes first replies that became unnecessary because the claim ended before their term, and
 * resolutions of claims that were withdrawn or are paused. The duration of a resolution is that of `claim_clock`: the
 * working time in which the claim was open and not paused.
 */
export async function countTerms(db: Executor, days: number): Promise<TermCount[]> {
  const since = sql`now() - ${days} * interval '1 day'`;
  const { rows } = await db.execute<TermCount>(sql`
    with decided as (
      select c.id, c.created_at, s.is_open, k.answered_at, k.answer_due_at, k.end_due_at, last.at as moved_at, last.is_staff,
        case when c.type = 'PROJECT' then 'project' when c.priority = 'medium' then 'low' else c.priority end as kind,
        (select t.end_minutes from term_of_claim(c.created_at, c.priority, c.category_id, c.project_id) t) as end_minutes
      from claim c join claim_clock k on k.claim_id = c.id join claim_status s on s.code = c.status
        left join lateral (
          select h.created_at as at, coalesce(u.is_staff, true) as is_staff
          from claim_change h left join account a on a.id = h.created_by left join user_type u on u.code = a.type
          where h.claim_id = c.id and h.field = 'status' and not h.is_undone order by h.id desc limit 1
        ) last on true
      where k.answer_due_at is not null
        and (k.answered_at >= ${since} or k.answer_due_at >= ${since} or k.end_due_at >= ${since}
          or c.id in (select claim_id from claim_change where field = 'status' and created_at >= ${since}))
    ), answers as (
      select kind, answered_at is not null and answered_at <= answer_due_at as is_in_time,
        case when answered_at is not null then worked_ms(answered_at) - worked_ms(created_at) end as took_ms
      from decided
      where coalesce(answered_at, answer_due_at) between ${since} and now()
        and (answered_at is not null or is_open or moved_at > answer_due_at)
    ), ended as (
      select kind, end_minutes * 60000::bigint as end_ms, - u.ms - worked_ms(d.created_at) as took_ms
      from decided d cross join lateral uncounted_time(d.id) u where not is_open and is_staff and moved_at >= ${since}
    ), ends as (
      select kind, took_ms <= end_ms as is_in_time, took_ms from ended
      union all
      select kind, false, null from decided where is_open and end_due_at between ${since} and now()
    ), both_parts as (
      select 'answer' as part, * from answers union all select 'end', * from ends
    )
    select part, coalesce(kind, 'all') as kind,
      count(*) filter (where is_in_time)::int as in_time, count(*) filter (where not is_in_time)::int as late,
      (percentile_cont(0.5) within group (order by took_ms) / 60000)::float8 as median_minutes
    from both_parts group by grouping sets ((part), (part, kind))`);
  return rows;
}
