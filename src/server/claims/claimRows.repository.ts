import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { rejectedClaimStatus } from '../../contract/claimStatus';
import { renderOnce, runSql } from '../support/list';
import type { ProjectClaimRow, UnitClaimRow } from './claimRow';
import { toProjectClaimRows, toUnitClaimRows, type StoredClaims } from './storedClaims';
import { decisionJoin } from './claimDecision.repository';
import { codeList, termColumns } from '../support/columns';
import { warrantyColumns, warrantyJoin, keptWarrantyJoin } from './claims.repository';

const rejected = codeList([rejectedClaimStatus]);
const commonColumns = sql`c.id, c.description, c.created_at, c.status, c.repair_price::text, c.comment_count, c.reopened_count, c.answer, c.score, c.waiting_since,
  ${termColumns},
  (select q.started_at from claim_pause q where q.claim_id = c.id and q.ended_at is null) as awaiting_reply_since,
  c.last_message_at, c.last_message_by, c.created_by, c.responsible_id, c.noticed_on, c.project_id, p.name as project,
  dec.decision, dec.reason as decision_reason, dec.decided_at, dec.decided_by, ${warrantyColumns},
  case when c.status = ${rejected} then (select h.reason from claim_change h where h.claim_id = c.id and h.field = 'status' and h."to" = ${rejected} order by h.id desc limit 1) end as rejected_reason`;

const unitClaims = {
  columns: renderOnce(sql`${commonColumns},
    c.priority, c.creator_type, c.contact_name, c.contact_phone, c.preferred_date, c.contract_id, c.client_id, c.owner_id, c.tenant_id,
    k.client_id as holder_id, k.end_date is not null as is_past, c.unit_id, u.name as unit, c.location_id, l.label as location,
    c.location_detail_id, d.label as location_detail, c.category_id, g.label as category, c.item_id, t.label as item`),
  joins:
    renderOnce(sql`join project p on p.id = c.project_id join unit u on u.id = c.unit_id join contract k on k.id = c.contract_id
    join claim_location l on l.id = c.location_id join claim_location_detail d on d.id = c.location_detail_id
    join claim_category g on g.id = c.category_id join claim_item t on t.id = c.item_id
    ${warrantyJoin}`),
  people: sql.raw('created_by, last_message_by, responsible_id, decided_by, client_id, owner_id, tenant_id, holder_id'),
};
const projectClaims = {
  columns:
    renderOnce(sql`${commonColumns}, c.reason, c.place, c.place_detail, c.contact_name, c.contact_phone, c.access_hours,
    c.preferred_date, c.urgent_reason, c.creator_type`),
  joins: sql`join project p on p.id = c.project_id ${keptWarrantyJoin}`,
  people: sql.raw('created_by, last_message_by, responsible_id, decided_by'),
};

/**
 * Builds one statement for all displayed data of the claims of `page` (rows of an id and a position). People and images
 * are read once for all claims instead of in a join per role, which halves the cost.
 */
const statementOf = ({ columns, joins, people }: typeof unitClaims, page: SQL): SQL => sql`
  with shown as (select page.position, ${columns} from (${page}) page join claim c on c.id = page.id left join claim_clock clock on clock.claim_id = c.id ${decisionJoin} ${joins})
  select (select json_agg(shown order by position) from shown) as claims,
    (select json_agg(a) from (select id, type, username, phone_number, name, last_name from account where id = any(array(select unnest(array[${people}]) from shown))) a) as people,
    (select json_agg(i) from (select i.claim_id, i.id, i.file_id, f.name, f.width, f.height from claim_image i join stored_file f on f.id = i.file_id
      where i.claim_id = any(array(select id from shown)) order by i.id) i) as images`;

/** Returns a page of the claims with these ids, in this order. */
export const pageOfIds = (ids: number[]): SQL =>
  sql`select id, position from unnest(${sql.param(ids)}::int[]) with ordinality as chosen(id, position)`;

/**
 * Reads unit claims with all displayed data. The statement is prepared because planning so many joins takes longer than
 * running them.
 */
export async function readUnitClaims(pool: pg.Pool, page: SQL): Promise<UnitClaimRow[]> {
  const [stored] = await runSql<StoredClaims>(pool, statementOf(unitClaims, page), { prepared: 'always' });
  return toUnitClaimRows(stored);
}

/** Reads project claims with all displayed data. */
export async function readProjectClaims(pool: pg.Pool, page: SQL): Promise<ProjectClaimRow[]> {
  const [stored] = await runSql<StoredClaims>(pool, statementOf(projectClaims, page), { prepared: 'always' });
  return toProjectClaimRows(stored);
}
