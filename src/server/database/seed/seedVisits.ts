import { sql } from 'drizzle-orm';
import { timeZone } from '../../../contract/limits';
import { dayOf, today } from '../../support/columns';
import type { Executor } from '../connection';

const at = (day: string, time: string) => sql.raw(`((${day}) + time '${time}') at time zone '${timeZone}'`);

/**
 * Inserts the visits of the demo's work orders. Finished work had a visit, in every sixth case a second one because
 * nobody was there. Of the pending work, some places have a date in the next days, some wait for the resident's reply,
 * some for the company's, and the rest has no visit yet. Sends no mails.
 */
export async function seedVisits(tx: Executor, adminId: number): Promise<void> {
  // Past visits. None is on a weekend.
  await tx.execute(sql`
    with concerned as (
      select w.id as work_id, w.contractor_id, w.created_at, c.project_id, c.unit_id, ${dayOf(sql`w.created_at`)} as asked_on
      from work_order w join work_order_claim wc on wc.work_id = w.id join claim c on c.id = wc.claim_id where w.status in ('done', 'verified')
    ), planned as (
      select *, asked_on + case extract(isodow from asked_on) when 5 then 3 when 6 then 2 else 1 end as day from concerned
    ), times as (
      select *, created_at + interval '5 hours' as proposed_at, ${at('day', '09:00')} as starts_at, ${at('day', '12:00')} as ends_at, true as is_missed
        from planned where work_id % 6 = 0
      union all
      select *, case when work_id % 6 = 0 then ${at('day', '12:15')} else created_at + interval '5 hours' end, case when work_id % 6 > 2 then ${at('day', '09:00')} else ${at('day', '14:00')} end,
        case when work_id % 6 > 2 then ${at('day', '12:00')} else ${at('day', '17:00')} end, false from planned
    ), made as (
      insert into visit (work_id, project_id, unit_id, status, contractor_id, proposed_by, starts_at, ends_at, missed_by, note, version, created_at, changed_at)
        select work_id, project_id, unit_id, case when is_missed then 'missed' else 'done' end, contractor_id, 'company', starts_at, ends_at,
          case when is_missed then case when work_id % 12 = 6 then 'resident' else 'contractor' end end,
          case when is_missed then case when work_id % 12 = 6 then 'Tocamos el timbre dos veces.' else 'Se demoró en otra obra.' end else '' end,
          3, proposed_at, ends_at
        from times order by starts_at, work_id
        returning *
    )
    insert into work_event (work_id, visit_id, what, note, visit_at, at, account_id)
      select made.work_id, made.id, step.what, step.note, step.visit_at, step.at, ${adminId}
      from made cross join lateral (values
        (1, 'visitProposed', '', null::timestamptz, made.created_at),
        (2, 'visitAgreed', '', made.starts_at, least(made.created_at + interval '2 hours', made.starts_at - interval '1 hour')),
        (3, case when made.status = 'done' then 'visitDone' else 'visitMissed' end, made.note, made.starts_at, made.ends_at)
      ) step (place, what, note, visit_at, at) order by made.id, step.place`);

  // Future visits, from the next working days on: of four places of each contractor two have a date, and one waits for
  // a reply.
  await tx.execute(sql`
    with days as (
      select day::date, row_number() over (order by day) as place from generate_series(
        ${today} + 1, ${today} + 60, interval '1 day') day
      where extract(isodow from day) < 6
    ), concerned as (
      select w.id as work_id, w.contractor_id, c.project_id, c.unit_id,
        row_number() over (partition by w.contractor_id order by w.id desc) as place
      from work_order w join work_order_claim wc on wc.work_id = w.id join claim c on c.id = wc.claim_id where w.status in ('asked', 'accepted')
    ), planned as (
      select concerned.*, days.day, case when concerned.place % 2 = 1 then 'agreed' else 'proposed' end as status,
        case when concerned.contractor_id % 2 = 0 then 'resident' else 'company' end as side, concerned.place % 4 = 3 as is_late
      from concerned join days on days.place = 1 + concerned.contractor_id % 4 + (concerned.place - 1) / 4 where concerned.place % 4 <> 0 and concerned.place <= 24
    ), made as (
      insert into visit (work_id, project_id, unit_id, status, contractor_id, proposed_by, starts_at, ends_at, version, created_at, changed_at)
        select work_id, project_id, unit_id, status, contractor_id, side,
          case when status = 'agreed' then case when is_late then ${at('day', '16:00')} else ${at('day', '09:00')} end end,
          case when status = 'agreed' then case when is_late then ${at('day', '18:00')} else ${at('day', '11:00')} end end,
          case when status = 'agreed' then 2 else 1 end, now() - interval '20 hours', now() - interval '3 hours'
        from planned order by work_id
        returning *
    ), offered as (
      insert into visit_window (visit_id, starts_at, ends_at)
        select made.id, span.starts_at, span.ends_at from made join planned using (work_id)
          cross join lateral (values
            (${at('planned.day', '11:00')}, ${at('planned.day', '13:00')}),
            (${at('planned.day', '14:00')}, ${at('planned.day', '16:00')})
          ) span (starts_at, ends_at)
        where made.status = 'proposed'
    )
    insert into work_event (work_id, visit_id, what, visit_at, at, account_id)
      select made.work_id, made.id, step.what, step.visit_at, step.at, ${adminId}
      from made cross join lateral (values
        (1, 'visitProposed', null::timestamptz, made.created_at, made.proposed_by = 'company'),
        (2, 'visitAgreed', made.starts_at, made.changed_at, made.status = 'agreed')
      ) step (place, what, visit_at, at, happened) where step.happened order by made.id, step.place`);
}
