import { sql } from 'drizzle-orm';
import type { ClaimType } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import { nameOf, utc, dayOf, zone } from '../support/columns';

/** The data of a visit for its mails. */
export interface VisitFacts extends Record<string, unknown> {
  id: number;
  calendar_uid: string | null;
  work_id: number;
  version: number;
  place: string;
  address: string;
  instructions: string;
  worker: string;
  /** E-mail of the person who comes; null if there is none. */
  worker_address: string | null;
  /** Whether a staff member comes. */
  is_own: boolean;
  /** E-mail of the user who requested the work order; null if the account no longer exists. */
  asked_by: string | null;
  starts_at: string | null;
  ends_at: string | null;
  windows: { starts_at: string; ends_at: string }[];
  claims: { id: number; type: ClaimType; what: string; contact: string }[];
}

/** Returns the data of a visit as this transaction sees it. */
export async function findVisitFacts(db: Executor, id: number): Promise<VisitFacts | undefined> {
  const { rows } = await db.execute<VisitFacts>(sql`
    select v.id, v.calendar_uid, v.work_id, v.version, concat_ws(' · ', u.name, p.name) as place, p.address, w.instructions,
      coalesce(t.name, ${nameOf(sql`a`)}) as worker, a.id is not null as is_own,
      coalesce(t.email, case when a.active then a.username end) as worker_address,
      (select b.username from account b where b.id = w.created_by and b.active) as asked_by,
      ${utc(sql`v.starts_at`)} as starts_at, ${utc(sql`v.ends_at`)} as ends_at,
      (select coalesce(json_agg(json_build_object('starts_at', ${utc(sql`x.starts_at`)}, 'ends_at', ${utc(sql`x.ends_at`)}) order by x.starts_at), '[]')
        from visit_window x where x.visit_id = v.id) as windows,
      (select coalesce(json_agg(json_build_object('id', c.id, 'type', c.type, 'what', coalesce(i.label, c.reason, ''),
          'contact', concat_ws(', ', c.contact_name, c.contact_phone, c.access_hours)) order by c.id), '[]')
        from work_order_claim wc join claim c on c.id = wc.claim_id left join claim_item i on i.id = c.item_id
        where wc.work_id = v.work_id and c.project_id = v.project_id and c.unit_id is not distinct from v.unit_id) as claims
    from visit v join work_order w on w.id = v.work_id join project p on p.id = v.project_id left join unit u on u.id = v.unit_id
      left join contractor t on t.id = v.contractor_id left join account a on a.id = v.assignee_id
    where v.id = ${id}`);
  return rows[0];
}

/** Maximum visits that one run sends reminders for; the next run continues. */
const remindersAtOnce = 200;

/**
 * Marks the visits that are due for a reminder: from the opening of the office on the previous working day, or from
 * nine o'clock if the opening hours are unknown. A visit agreed on after that needs no reminder.
 */
export async function markRemindedVisits(tx: Executor, now: Date): Promise<number[]> {
  const day = dayOf(sql`v.starts_at`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select v.id from visit v
        cross join lateral (select coalesce((select max(opens_at) from working_day w where w.day < ${day}),
          (${day} - 1 + time '09:00') at time zone ${zone}) as at) turn
      where v.status = 'agreed' and v.reminded_at is null and v.starts_at > ${now.toISOString()}
        and turn.at <= ${now.toISOString()} and v.changed_at < turn.at
      order by v.starts_at limit ${remindersAtOnce} for update of v skip locked
    )
    update visit set reminded_at = ${now.toISOString()} from due where visit.id = due.id returning visit.id`);
  return rows.map(({ id }) => id);
}
