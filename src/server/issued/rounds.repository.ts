import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { visibleVisits } from '../policies/visits.policy';
import { nameOf, utc } from '../support/columns';
import { runSql } from '../support/list';

/** One agreed visit of a round, with who opens the door. */
export interface RoundVisit {
  work_id: number;
  worker: string;
  starts_at: string;
  ends_at: string;
  address: string;
  place: string;
  claims: { id: number; what: string }[];
  contacts: { name: string; phone: string }[];
}

/** Returns the agreed visits of a contractor or a staff member on a day in Argentina, in the order of their hours. */
export async function readRound(
  { db, pool }: Context,
  caller: Caller,
  { day, contractorId, assigneeId }: { day: string; contractorId: number | null; assigneeId: number | null },
): Promise<RoundVisit[]> {
  const ofPlace = sql`from work_order_claim wc join claim c on c.id = wc.claim_id left join claim_item i on i.id = c.item_id
    where wc.work_id = v.work_id and c.project_id = v.project_id and c.unit_id is not distinct from v.unit_id`;
  return runSql<RoundVisit>(
    pool,
    sql`select v.work_id, coalesce(t.name, ${nameOf(sql`a`)}) as worker, ${utc(sql`v.starts_at`)} as starts_at, ${utc(sql`v.ends_at`)} as ends_at,
        p.address, concat_ws(' · ', u.name, p.name) as place,
        (select coalesce(json_agg(json_build_object('id', c.id, 'what', coalesce(i.label, c.reason, '')) order by c.id), '[]') ${ofPlace}) as claims,
        (select coalesce(json_agg(o), '[]') from (select distinct coalesce(c.contact_name, '') as name, coalesce(c.contact_phone, '') as phone ${ofPlace}
          and coalesce(c.contact_name, c.contact_phone) is not null) o) as contacts
      from visit v join project p on p.id = v.project_id left join unit u on u.id = v.unit_id
        left join contractor t on t.id = v.contractor_id left join account a on a.id = v.assignee_id
      where v.status = 'agreed' and (v.starts_at at time zone 'America/Argentina/Buenos_Aires')::date = ${day}::date
        and v.contractor_id is not distinct from ${contractorId} and v.assignee_id is not distinct from ${assigneeId}
        and ${await visibleVisits(db, { user: caller.user, scope: 'any' })}
      order by v.starts_at, v.id`,
  );
}
