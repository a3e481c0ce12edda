import { sql } from 'drizzle-orm';
import type { ClaimChange } from '../../contract/claimShapes';
import type { AnswerParty, AnswerVerdict, ClaimDecision, ClaimStatus, ClaimType } from '../../contract/claimStatus';
import type { Role } from '../../contract/permissions';
import type { VisitSide, VisitStatus } from '../../contract/visitStatus';
import type { Context } from '../context';
import { codeList, nameOf, utc } from '../support/columns';
import { runSql } from '../support/list';

/** Who did something: the kind of account alone, as a document names no one else. Null for the portal itself. */
interface Author {
  type: Role | null;
  is_tenant: boolean;
}

/** What a document says of a claim: nothing that its author may not know. Instants are ISO 8601, days YYYY-MM-DD. */
export interface ClaimFacts {
  id: number;
  type: ClaimType;
  status: ClaimStatus;
  what: string;
  where: string;
  unit: string | null;
  project: string;
  address: string;
  description: string;
  created_at: string;
  noticed_on: string | null;
  /** Empty if the unit was sold: its new owner may not know the former one, nor the reverse. */
  owner: string;
  tenant: string;
  warranty: { expires_on: string; is_over: boolean; table_of: string | null } | null;
  decision: { code: ClaimDecision; reason: string | null; at: string } | null;
  photos: number[];
  rounds: {
    round: number;
    done: string | null;
    ended_at: string;
    reopened_at: string | null;
    photos: number[];
    answer: { verdict: AnswerVerdict; party: AnswerParty; at: string } | null;
  }[];
  comments: (Author & { text: string; at: string; photos: number })[];
  changes: (Author & Pick<ClaimChange, 'field' | 'from' | 'to' | 'reason'> & { at: string })[];
  visits: { status: VisitStatus; starts_at: string; ends_at: string; worker: string; missed_by: VisitSide | null }[];
  works: WorkFacts[];
}

/** The work of one contractor, or of a staff member, for a claim that was reported as done. */
export interface WorkFacts {
  id: number;
  worker: string;
  arrived_at: string | null;
  done_at: string;
  note: string;
  parts: string;
  photos: number[];
}

const author = sql`'type', a.type, 'is_tenant', a.id is not distinct from c.tenant_id and a.id is not null`;
/** Changes that everybody who sees the claim may read. */
const readableChanges = codeList([
  'status',
  'decision',
  'place',
  'item',
  'reason',
  'description',
  'preferred_date',
  'urgency',
]);
const hasNames = sql`(c.contract_id is not null and exists (select 1 from contract k where k.id = c.contract_id and k.end_date is null))`;
/** The last report about the claim in the work order `w`, since it was last asked for or sent back. */
const report = (
  field: 'note' | 'parts' | 'at',
) => sql`(select ${field === 'at' ? utc(sql`e.at`) : sql.raw(`e.${field}`)} from work_event e
  where e.work_id = w.id and e.what in ('finish', 'finishPlace', 'corrected') and (e.claim_id is null or e.claim_id = c.id)
    and e.id > coalesce((select max(r.id) from work_event r where r.work_id = w.id and r.what in ('ask', 'return')), 0)
  order by ${field === 'at' ? sql`e.what = 'corrected', ` : sql``}e.id desc limit 1)`;

/** Returns the facts of a claim for a document; undefined if it is unknown. */
export async function readClaimFacts({ pool }: Pick<Context, 'pool'>, id: number): Promise<ClaimFacts | undefined> {
  const [row] = await runSql<ClaimFacts>(
    pool,
    sql`select c.id, c.type, c.status, coalesce(i.label, c.reason, '') as what, concat_ws(' · ', l.label, d.label, c.place, c.place_detail) as "where",
      u.name as unit, p.name as project, p.address, c.description, ${utc(sql`c.created_at`)} as created_at, c.noticed_on::text as noticed_on,
      case when ${hasNames} then ${nameOf(sql`ow`)} else '' end as owner, case when ${hasNames} then ${nameOf(sql`te`)} else '' end as tenant,
      (select json_build_object('expires_on', w.expires_on, 'is_over', w.state = 'expired', 'table_of', w.table_of) from claim_warranty w where w.claim_id = c.id and w.months is not null) as warranty,
      (select json_build_object('code', dec.decision, 'reason', dec.reason, 'at', ${utc(sql`dec.decided_at`)}) from claim_decision dec where dec.claim_id = c.id) as decision,
      array(select m.file_id from claim_image m where m.claim_id = c.id order by m.id) as photos,
      (select coalesce(json_agg(json_build_object('round', r.round, 'done', r.done, 'ended_at', ${utc(sql`r.ended_at`)}, 'reopened_at', ${utc(sql`r.reopened_at`)},
          'photos', array(select h.file_id from claim_round_photo h where h.round_id = r.id order by h.file_id),
          'answer', (select json_build_object('verdict', n.verdict, 'party', n.party, 'at', ${utc(sql`n.at`)}) from claim_answer n
            where n.round_id = r.id and n.is_deciding and n.taken_back_at is null)) order by r.round), '[]') from claim_round r where r.claim_id = c.id) as rounds,
      (select coalesce(json_agg(json_build_object('text', m.text, 'at', ${utc(sql`m.created_at`)}, ${author},
          'photos', (select count(*) from claim_image h where h.comment_id = m.id)) order by m.id), '[]')
        from claim_comment m left join account a on a.id = m.created_by where m.claim_id = c.id) as comments,
      (select coalesce(json_agg(json_build_object('field', h.field, 'from', h."from", 'to', h."to", 'reason', h.reason, 'at', ${utc(sql`h.created_at`)}, ${author}) order by h.created_at, h.id), '[]')
        from claim_change h left join account a on a.id = h.created_by where h.claim_id = c.id and h.field in (${readableChanges})) as changes,
      (select coalesce(json_agg(json_build_object('status', v.status, 'starts_at', ${utc(sql`v.starts_at`)}, 'ends_at', ${utc(sql`v.ends_at`)},
          'worker', coalesce(t.name, ''), 'missed_by', v.missed_by) order by v.starts_at, v.id), '[]')
        from visit v join work_order_claim wc on wc.work_id = v.work_id and wc.claim_id = c.id left join contractor t on t.id = v.contractor_id
        where v.status in ('agreed', 'done', 'missed') and v.project_id = c.project_id and v.unit_id is not distinct from c.unit_id) as visits,
      (select coalesce(json_agg(json_build_object('id', w.id, 'worker', coalesce(t.name, ''), 'done_at', coalesce(${utc(sql`wc.done_at`)}, ${report('at')}),
          'arrived_at', (select ${utc(sql`min(e.at)`)} from work_event e where e.work_id = w.id and e.what = 'arrive' and (e.claim_id is null or e.claim_id = c.id)),
          'note', coalesce(${report('note')}, ''), 'parts', coalesce(${report('parts')}, ''),
          'photos', array(select h.file_id from work_photo h where h.work_id = w.id and h.kind = 'after' and h.message_id is null and (h.claim_id = c.id
            or (h.claim_id is null and (select count(*) from work_order_claim o where o.work_id = w.id) = 1)) order by h.id)) order by w.id), '[]')
        from work_order w join work_order_claim wc on wc.work_id = w.id and wc.claim_id = c.id left join contractor t on t.id = w.contractor_id
        where w.status in ('done', 'verified') or (w.status not in ('refused', 'cancelled') and wc.done_at is not null)) as works
    from claim c join project p on p.id = c.project_id left join unit u on u.id = c.unit_id left join claim_item i on i.id = c.item_id
      left join claim_location l on l.id = c.location_id left join claim_location_detail d on d.id = c.location_detail_id
      left join account ow on ow.id = c.owner_id left join account te on te.id = c.tenant_id
    where c.id = ${id}`,
  );
  return row;
}
