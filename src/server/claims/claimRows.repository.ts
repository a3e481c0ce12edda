import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { UnitClaim } from '../../contract/claimShapes';
import type { ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import type { CreatorType } from '../database/schema';
import type { Role } from '../../contract/permissions';
import type { ClaimParties } from '../policies/claimPeople.policy';
import { runSql } from '../support/list';

type Person = NonNullable<UnitClaim['unit_claim']['client']>;
type Lookup = { id: number; label: string };

export interface ClaimRow {
  id: number;
  description: string;
  created_at: Date;
  status: ClaimStatus;
  repair_price: string | null;
  rejected_reason: string | null;
  comment_count: number;
  project: { id: number; name: string };
  /** Width and height are those of a photo that has smaller copies. */
  images: { id: number; file_id: number; name: string; width: number | null; height: number | null }[];
  created_by: { id: number; type: Role; username: string; name: string } | null;
  waiting_since: Date | null;
  last_message_at: Date | null;
  last_message_by: { id: number; type: Role; name: string } | null;
}

export interface ProjectClaimRow extends ClaimRow {
  reason: string;
}

export interface UnitClaimRow extends ClaimRow {
  priority: ClaimPriority;
  creator_type: CreatorType;
  contact_name: string;
  contact_phone: string;
  preferred_date: string | null;
  location: Lookup;
  location_detail: Lookup;
  category: Lookup;
  item: Lookup;
  unit: { id: number; name: string };
  contract_id: number;
  client: Person | null;
  owner: Person | null;
  tenant: Person | null;
  contract_client: Person | null;
  parties: ClaimParties;
  warranty: { months: number; expires_on: string; is_covered: boolean } | null;
}

const person = (alias: string): SQL => {
  const a = sql.raw(alias);
  return sql`case when ${a}.id is not null then json_build_object('client_id', ${a}.id, 'username', ${a}.username, 'phone_number', ${a}.phone_number, 'profile', json_build_object('name', ${a}.name, 'last_name', ${a}.last_name)) end`;
};
const lookup = (alias: string): SQL =>
  sql`json_build_object('id', ${sql.raw(alias)}.id, 'label', ${sql.raw(alias)}.label)`;

/** The day in Argentina on which the claim `c` was raised. */
const raisedOn = sql`(c.created_at at time zone 'America/Argentina/Buenos_Aires')::date`;
/**
 * The term of the warranty table that is for the claim `c` of the contract `k`: its item's or else its trade's. It runs from the
 * unit's first owner on: a sale does not renew it.
 */
const warrantyTerm = sql`select months, ((select min(first.start_date) from contract first where first.unit_id = k.unit_id) + make_interval(months => months))::date as expires_on from warranty_term
  where claim_item_id = c.item_id or (claim_item_id is null and claim_category_id = c.category_id)
  order by claim_item_id nulls last, id limit 1`;
/** The warranty of a claim `c` as one of `warrantyStates`. */
export const warrantyState = sql`coalesce((select case when ${raisedOn} <= w.expires_on then 'covered' else 'expired' end
  from contract k cross join lateral (${warrantyTerm}) w where k.id = c.contract_id), 'none')`;

const commonColumns = sql`
  c.id, c.description, c.created_at, c.status, c.repair_price, c.comment_count, c.waiting_since, c.last_message_at,
  (select json_build_object('id', a.id, 'type', a.type, 'name', coalesce(nullif(trim(concat_ws(' ', a.name, a.last_name)), ''), a.username)) from account a where a.id = c.last_message_by) as last_message_by,
  case when c.status = 'rejected' then (select h.reason from claim_change h where h.claim_id = c.id and h.field = 'status' and h."to" = 'rejected' order by h.id desc limit 1) end as rejected_reason,
  json_build_object('id', p.id, 'name', p.name) as project,
  case when creator.id is not null then json_build_object('id', creator.id, 'type', creator.type, 'username', creator.username, 'name', trim(concat_ws(' ', creator.name, creator.last_name))) end as created_by,
  (select coalesce(json_agg(json_build_object('id', i.id, 'file_id', f.id, 'name', f.name, 'width', f.width, 'height', f.height) order by i.id), '[]') from claim_image i join stored_file f on f.id = i.file_id where i.claim_id = c.id) as images`;

/** The claims of `ids` as `claim c`, with their place. */
const claimsOf = (ids: number[]): SQL =>
  sql`unnest(${sql.param(ids)}::int[]) with ordinality as wanted(id, position) join claim c on c.id = wanted.id`;

/** Unit claims with all that is shown of them, in the order of `ids`. Planning so many joins takes longer than running them, hence prepared. */
export const readUnitClaims = (pool: pg.Pool, ids: number[]): Promise<UnitClaimRow[]> =>
  runSql(
    pool,
    sql`
  select ${commonColumns},
    c.priority, c.creator_type, c.contact_name, c.contact_phone, c.preferred_date, c.contract_id,
    ${lookup('l')} as location, ${lookup('d')} as location_detail, ${lookup('g')} as category, ${lookup('t')} as item,
    json_build_object('id', u.id, 'name', u.name) as unit,
    ${person('client')} as client, ${person('owner')} as owner, ${person('tenant')} as tenant, ${person('holder')} as contract_client,
    json_build_object('ownerId', c.owner_id, 'tenantId', c.tenant_id, 'clientId', c.client_id, 'isPast', k.end_date is not null) as parties,
    (select json_build_object('months', w.months, 'expires_on', w.expires_on, 'is_covered', ${raisedOn} <= w.expires_on) from (${warrantyTerm}) w) as warranty
  from ${claimsOf(ids)}
    join project p on p.id = c.project_id join unit u on u.id = c.unit_id join contract k on k.id = c.contract_id
    join claim_location l on l.id = c.location_id join claim_location_detail d on d.id = c.location_detail_id
    join claim_category g on g.id = c.category_id join claim_item t on t.id = c.item_id
    left join account client on client.id = c.client_id left join account owner on owner.id = c.owner_id left join account tenant on tenant.id = c.tenant_id
    left join account holder on holder.id = k.client_id left join account creator on creator.id = c.created_by
  order by wanted.position`,
    { prepared: true },
  );

/** Project claims with all that is shown of them, in the order of `ids`. */
export const readProjectClaims = (pool: pg.Pool, ids: number[]): Promise<ProjectClaimRow[]> =>
  runSql(
    pool,
    sql`
  select ${commonColumns}, c.reason
  from ${claimsOf(ids)} join project p on p.id = c.project_id left join account creator on creator.id = c.created_by
  order by wanted.position`,
    { prepared: true },
  );
