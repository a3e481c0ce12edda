import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { can, type Holder } from '../../contract/permissions';
import type { ProjectClaim, UnitClaim } from '../../contract/claims';
import type { ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { CreatorType } from '../database/schema';
import { urlOfFile } from '../files/files.service';
import { iso, runSql } from '../support/list';
import { claimStatusLabels } from './claimText';

type Person = NonNullable<UnitClaim['unit_claim']['client']>;
type Lookup = { id: number; label: string };

interface ClaimRow {
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
  created_by: { username: string; name: string } | null;
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
  warranty: { months: number; expires_on: string; is_covered: boolean } | null;
}

const person = (alias: string): SQL => {
  const a = sql.raw(alias);
  return sql`case when ${a}.id is not null then json_build_object('client_id', ${a}.id, 'username', ${a}.username, 'phone_number', ${a}.phone_number, 'profile', json_build_object('name', ${a}.name, 'last_name', ${a}.last_name)) end`;
};
const lookup = (alias: string): SQL =>
  sql`json_build_object('id', ${sql.raw(alias)}.id, 'label', ${sql.raw(alias)}.label)`;

const commonColumns = sql`
  c.id, c.description, c.created_at, c.status, c.repair_price, c.comment_count,
  case when c.status = 'rejected' then (select h.reason from claim_change h where h.claim_id = c.id and h.field = 'status' and h."to" = 'rejected' order by h.id desc limit 1) end as rejected_reason,
  json_build_object('id', p.id, 'name', p.name) as project,
  case when creator.id is not null then json_build_object('username', creator.username, 'name', trim(concat_ws(' ', creator.name, creator.last_name))) end as created_by,
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
    (select json_build_object('months', w.months, 'expires_on', w.expires_on, 'is_covered', (c.created_at at time zone 'America/Argentina/Buenos_Aires')::date <= w.expires_on)
       from (select months, (k.start_date + make_interval(months => months))::date as expires_on from warranty_term
         where claim_item_id = c.item_id or (claim_item_id is null and claim_category_id = c.category_id)
         order by claim_item_id nulls last, id limit 1) w) as warranty
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

/** What a row needs to become the contract's shape: who reads it, and what signs the addresses of its images. */
export interface Reader {
  user: Holder;
  fileSecret: Context['fileSecret'];
}

function toClaim(row: ClaimRow, { user }: Reader) {
  return {
    id: row.id,
    description: row.description,
    created_at: iso(row.created_at),
    claim_status: { code: row.status, label: claimStatusLabels[row.status] },
    repair_price: can(user, 'claims:seePrice') ? row.repair_price : null,
    rejected_reason: row.rejected_reason,
  };
}

/** Images as the contract shows them, with addresses signed for a while. */
export const toImages = (images: ClaimRow['images'], reader: Pick<Reader, 'fileSecret'>) =>
  images.map(({ id, file_id: fileId, name, width, height }) => {
    const copy = (size: 'small' | 'medium') => (width === null ? null : urlOfFile(reader, fileId, { size }));
    return {
      id,
      url: urlOfFile(reader, fileId),
      name,
      thumbnail_url: copy('small'),
      preview_url: copy('medium'),
      width,
      height,
    };
  });

export function toProjectClaim(row: ProjectClaimRow, reader: Reader): ProjectClaim {
  return {
    project_claim: {
      id: row.id,
      claim_id: row.id,
      claim: toClaim(row, reader),
      project: row.project,
      reason: row.reason,
      claim_image: toImages(row.images, reader),
      commentCount: row.comment_count,
    },
    created_by: row.created_by,
  };
}

export function toUnitClaim(row: UnitClaimRow, reader: Reader): UnitClaim {
  return {
    unit_claim: {
      id: row.id,
      claim_id: row.id,
      claim: toClaim(row, reader),
      claim_location: row.location,
      claim_location_detail: row.location_detail,
      claim_category: row.category,
      claim_item: row.item,
      contact_name: row.contact_name,
      contact_phone: row.contact_phone,
      preferred_date: row.preferred_date,
      priority: can(reader.user, 'claims:seePriority') ? row.priority : null,
      client: row.client,
      owner: row.owner,
      tenant: row.tenant,
      is_created_by_owner: row.creator_type === 'owner',
      is_created_by_tenant: row.creator_type === 'tenant',
      claim_creator_type: row.creator_type === 'consortium' ? 'staff' : row.creator_type,
      contract: { id: row.contract_id, unit: { ...row.unit, project: row.project }, client: row.contract_client },
      claim_image: toImages(row.images, reader),
      commentCount: row.comment_count,
      warranty: row.warranty,
    },
    created_by: row.created_by,
  };
}
