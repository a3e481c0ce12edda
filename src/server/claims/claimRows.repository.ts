import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Responsible } from '../../contract/claimResponsible';
import type { UnitClaim } from '../../contract/claimShapes';
import { rejectedClaimStatus, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import type { CreatorType } from '../database/schema';
import type { Role } from '../../contract/permissions';
import type { ClaimParties } from '../policies/claimPeople.policy';
import { renderOnce, runSql } from '../support/list';
import { warrantyJoin } from './claimWarranty.repository';
import { codeList, termColumns } from '../support/columns';

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
  /** Width and height are set for a photo that has smaller copies. */
  images: { id: number; file_id: number; name: string; width: number | null; height: number | null }[];
  created_by: { id: number; type: Role; username: string; name: string } | null;
  waiting_since: Date | null;
  term: { due: 'answer' | 'end'; at: Date } | null;
  awaiting_reply_since: Date | null;
  last_message_at: Date | null;
  last_message_by: { id: number; type: Role; name: string } | null;
  responsible: Responsible | null;
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

/** Fields of a claim's row that need no conversion. */
type OwnColumn =
  | 'id'
  | 'description'
  | 'status'
  | 'repair_price'
  | 'rejected_reason'
  | 'comment_count'
  | 'priority'
  | 'creator_type'
  | 'contact_name'
  | 'contact_phone'
  | 'preferred_date'
  | 'contract_id';
/**
 * A claim as JSON from PostgreSQL: flat, instants as texts, people as ids. Fields of unit claims are missing in project
 * claims.
 */
interface StoredClaim extends Pick<UnitClaimRow, OwnColumn> {
  created_at: string;
  waiting_since: string | null;
  due: 'answer' | 'end';
  due_at: string | null;
  awaiting_reply_since: string | null;
  last_message_at: string | null;
  last_message_by: number | null;
  created_by: number | null;
  responsible_id: number | null;
  project_id: number;
  project: string;
  unit_id: number;
  unit: string;
  location_id: number;
  location: string;
  location_detail_id: number;
  location_detail: string;
  category_id: number;
  category: string;
  item_id: number;
  item: string;
  client_id: number | null;
  owner_id: number | null;
  tenant_id: number | null;
  holder_id: number | null;
  is_past: boolean;
  warranty_months: number | null;
  expires_on: string;
  is_covered: boolean;
  reason: string;
}
type StoredImage = ClaimRow['images'][number] & { claim_id: number };
interface StoredPerson {
  id: number;
  type: Role;
  username: string;
  phone_number: string | null;
  name: string;
  last_name: string;
}
/** The claims in order, and each of their images and people once. */
interface StoredClaims extends Record<string, unknown> {
  claims: StoredClaim[] | null;
  images: StoredImage[] | null;
  people: StoredPerson[] | null;
}

const rejected = codeList([rejectedClaimStatus]);
const commonColumns = sql`c.id, c.description, c.created_at, c.status, c.repair_price::text, c.comment_count, c.waiting_since,
  ${termColumns},
  (select q.started_at from claim_pause q where q.claim_id = c.id and q.ended_at is null) as awaiting_reply_since,
  c.last_message_at, c.last_message_by, c.created_by, c.responsible_id, c.project_id, p.name as project,
  case when c.status = ${rejected} then (select h.reason from claim_change h where h.claim_id = c.id and h.field = 'status' and h."to" = ${rejected} order by h.id desc limit 1) end as rejected_reason`;

const unitClaims = {
  columns: renderOnce(sql`${commonColumns},
    c.priority, c.creator_type, c.contact_name, c.contact_phone, c.preferred_date, c.contract_id, c.client_id, c.owner_id, c.tenant_id,
    k.client_id as holder_id, k.end_date is not null as is_past, c.unit_id, u.name as unit, c.location_id, l.label as location,
    c.location_detail_id, d.label as location_detail, c.category_id, g.label as category, c.item_id, t.label as item,
    w.months as warranty_months, w.expires_on, w.state = 'covered' as is_covered`),
  joins:
    renderOnce(sql`join project p on p.id = c.project_id join unit u on u.id = c.unit_id join contract k on k.id = c.contract_id
    join claim_location l on l.id = c.location_id join claim_location_detail d on d.id = c.location_detail_id
    join claim_category g on g.id = c.category_id join claim_item t on t.id = c.item_id
    ${warrantyJoin}`),
  people: sql.raw('created_by, last_message_by, responsible_id, client_id, owner_id, tenant_id, holder_id'),
};
const projectClaims = {
  columns: renderOnce(sql`${commonColumns}, c.reason`),
  joins: sql.raw('join project p on p.id = c.project_id'),
  people: sql.raw('created_by, last_message_by, responsible_id'),
};

/**
 * Builds one statement for all displayed data of the claims of `page` (rows of an id and a position). People and images
 * are read once for all claims instead of in a join per role, which halves the cost.
 */
const statementOf = ({ columns, joins, people }: typeof unitClaims, page: SQL): SQL => sql`
  with shown as (select page.position, ${columns} from (${page}) page join claim c on c.id = page.id left join claim_clock clock on clock.claim_id = c.id ${joins})
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
  const { people, images } = byId(stored);
  const person = (id: number | null) => toPerson(people.get(id));
  return (stored?.claims ?? []).map((row) =>
    Object.assign(toClaimRow(row, people, images), {
      priority: row.priority,
      creator_type: row.creator_type,
      contact_name: row.contact_name,
      contact_phone: row.contact_phone,
      preferred_date: row.preferred_date,
      contract_id: row.contract_id,
      unit: { id: row.unit_id, name: row.unit },
      location: { id: row.location_id, label: row.location },
      location_detail: { id: row.location_detail_id, label: row.location_detail },
      category: { id: row.category_id, label: row.category },
      item: { id: row.item_id, label: row.item },
      client: person(row.client_id),
      owner: person(row.owner_id),
      tenant: person(row.tenant_id),
      contract_client: person(row.holder_id),
      parties: { ownerId: row.owner_id, tenantId: row.tenant_id, clientId: row.client_id, isPast: row.is_past },
      warranty:
        row.warranty_months === null
          ? null
          : { months: row.warranty_months, expires_on: row.expires_on, is_covered: row.is_covered },
    }),
  );
}

/** Reads project claims with all displayed data. */
export async function readProjectClaims(pool: pg.Pool, page: SQL): Promise<ProjectClaimRow[]> {
  const [stored] = await runSql<StoredClaims>(pool, statementOf(projectClaims, page), { prepared: 'always' });
  const { people, images } = byId(stored);
  return (stored?.claims ?? []).map((row) => Object.assign(toClaimRow(row, people, images), { reason: row.reason }));
}

type People = Map<number | null, StoredPerson>;
type Images = Map<number, StoredImage[]>;

function byId(stored: StoredClaims | undefined): { people: People; images: Images } {
  const images: Images = new Map();
  for (const image of stored?.images ?? []) {
    const claimImages = images.get(image.claim_id);
    if (claimImages) claimImages.push(image);
    else images.set(image.claim_id, [image]);
  }
  return { people: new Map(stored?.people?.map((person) => [person.id, person])), images };
}

const toInstant = (text: string | null): Date | null => (text === null ? null : new Date(text));
const fullName = ({ name, last_name: lastName }: StoredPerson): string => `${name} ${lastName}`.trim();

function toClaimRow(row: StoredClaim, people: People, images: Images): ClaimRow {
  const [creator, writer] = [people.get(row.created_by), people.get(row.last_message_by)];
  const responsible = people.get(row.responsible_id);
  return {
    id: row.id,
    description: row.description,
    status: row.status,
    repair_price: row.repair_price,
    rejected_reason: row.rejected_reason,
    comment_count: row.comment_count,
    created_at: new Date(row.created_at),
    waiting_since: toInstant(row.waiting_since),
    term: row.due_at === null ? null : { due: row.due, at: new Date(row.due_at) },
    awaiting_reply_since: toInstant(row.awaiting_reply_since),
    last_message_at: toInstant(row.last_message_at),
    created_by: creator
      ? { id: creator.id, type: creator.type, username: creator.username, name: fullName(creator) }
      : null,
    last_message_by: writer ? { id: writer.id, type: writer.type, name: fullName(writer) || writer.username } : null,
    responsible: responsible ? { id: responsible.id, name: fullName(responsible) || responsible.username } : null,
    project: { id: row.project_id, name: row.project },
    images: images.get(row.id) ?? [],
  };
}

const toPerson = (person: StoredPerson | undefined): Person | null =>
  person
    ? {
        client_id: person.id,
        username: person.username,
        phone_number: person.phone_number,
        profile: { name: person.name, last_name: person.last_name },
      }
    : null;
