import type { ClaimDecision } from '../../contract/claimStatus';
import type { Role } from '../../contract/permissions';
import type { ClaimRow, Person, ProjectClaimRow, ProjectColumns, UnitClaimRow } from './claimRow';

/** Fields of a claim's row that need no conversion. */
type OwnColumn =
  | 'id'
  | 'description'
  | 'status'
  | 'repair_price'
  | 'rejected_reason'
  | 'comment_count'
  | 'reopened_count'
  | 'answer'
  | 'score'
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
interface StoredClaim
  extends
    Pick<UnitClaimRow, OwnColumn>,
    Pick<ProjectColumns, 'reason' | 'place' | 'place_detail' | 'access_hours' | 'urgent_reason'> {
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
  noticed_on: string | null;
  decision: ClaimDecision | null;
  decision_reason: string | null;
  decided_at: string;
  decided_by: number | null;
  warranty_table: string | null;
  warranty_months: number | null;
  expires_on: string;
  is_covered: boolean;
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
export interface StoredClaims extends Record<string, unknown> {
  claims: StoredClaim[] | null;
  images: StoredImage[] | null;
  people: StoredPerson[] | null;
}

/** Returns the rows of unit claims, in the stored order. */
export function toUnitClaimRows(stored: StoredClaims | undefined): UnitClaimRow[] {
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
    }),
  );
}

/** Returns the rows of project claims, in the stored order. */
export function toProjectClaimRows(stored: StoredClaims | undefined): ProjectClaimRow[] {
  const { people, images } = byId(stored);
  return (stored?.claims ?? []).map((row) =>
    Object.assign(toClaimRow(row, people, images), {
      reason: row.reason,
      place: row.place,
      place_detail: row.place_detail,
      contact_name: row.contact_name,
      contact_phone: row.contact_phone,
      access_hours: row.access_hours,
      preferred_date: row.preferred_date,
      urgent_reason: row.urgent_reason,
      creator_type: row.creator_type,
    }),
  );
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
  const [responsible, decider] = [people.get(row.responsible_id), people.get(row.decided_by)];
  return {
    id: row.id,
    description: row.description,
    status: row.status,
    repair_price: row.repair_price,
    rejected_reason: row.rejected_reason,
    comment_count: row.comment_count,
    reopened_count: row.reopened_count,
    answer: row.answer,
    score: row.score,
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
    noticed_on: row.noticed_on,
    decision: row.decision && {
      code: row.decision,
      reason: row.decision_reason,
      at: new Date(row.decided_at),
      by: decider ? fullName(decider) || decider.username : null,
    },
    warranty:
      row.warranty_months === null
        ? null
        : { months: row.warranty_months, expires_on: row.expires_on, is_covered: row.is_covered },
    warranty_table: row.warranty_table,
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
