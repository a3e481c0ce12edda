import type { ClaimNote } from '../../../src/api/claimNotes';
import type { ClaimChange, ClaimComment, ProjectClaim, UnitClaim } from '../../../src/api/claims';

type UnitClaimBody = UnitClaim['unit_claim'];
type ProjectClaimBody = ProjectClaim['project_claim'];

export const buildPerson = (overrides: Partial<NonNullable<UnitClaimBody['owner']>> = {}) => ({
  client_id: 21,
  username: 'cliente@demo.ar',
  phone_number: '3415551234',
  profile: { name: 'Laura', last_name: 'Giménez' },
  ...overrides,
});

/** A unit claim in the API's format. The record's id and the claim's id differ, as they may on a different server. */
export const buildUnitClaim = ({
  claim,
  ...overrides
}: Partial<Omit<UnitClaimBody, 'claim'>> & { claim?: Partial<UnitClaimBody['claim']> } = {}): UnitClaim => ({
  unit_claim: {
    id: 501,
    claim_id: 95,
    claim: {
      id: 95,
      description: 'La canilla de la cocina gotea desde el lunes y ya manchó la mesada.',
      created_at: '2026-11-02T15:04:00.000Z',
      claim_status: { code: 'pending', label: 'En análisis' },
      repair_price: null,
      rejected_reason: null,
      responsible: null,
      term: null,
      awaiting_reply_since: null,
      ...claim,
    },
    claim_location: { id: 1, label: 'Cocina' },
    claim_location_detail: { id: 11, label: 'Mesada' },
    claim_category: { id: 2, label: 'Sanitarios' },
    claim_item: { id: 22, label: 'Canilla o grifería' },
    contact_name: 'Laura Giménez',
    contact_phone: '3415551234',
    preferred_date: '2026-11-10',
    priority: 'medium',
    client: buildPerson(),
    owner: buildPerson(),
    tenant: null,
    is_created_by_owner: true,
    is_created_by_tenant: false,
    claim_creator_type: 'owner',
    contract: {
      id: 41,
      unit: { id: 61, name: '2° B', project: { id: 3, name: 'Torre Oroño' } },
      client: buildPerson(),
    },
    claim_image: [],
    commentCount: 2,
    last_message: { at: '2026-11-03T09:00:00.000Z', by: 'Laura Giménez', is_staff: false },
    waiting_since: '2026-11-03T09:00:00.000Z',
    warranty: { months: 12, expires_on: '2027-03-01', is_covered: true },
    ...overrides,
  },
  created_by: { username: 'cliente@demo.ar', name: 'Laura Giménez' },
  news: null,
  next_visit: null,
});

export const buildProjectClaim = ({
  claim,
  ...overrides
}: Partial<Omit<ProjectClaimBody, 'claim'>> & { claim?: Partial<ProjectClaimBody['claim']> } = {}): ProjectClaim => ({
  project_claim: {
    id: 801,
    claim_id: 96,
    claim: {
      id: 96,
      description: 'El ascensor quedó detenido en el segundo piso con la puerta abierta.',
      created_at: '2026-11-03T11:20:00.000Z',
      claim_status: { code: 'approved', label: 'Aprobado' },
      repair_price: '125000.00',
      rejected_reason: null,
      responsible: null,
      term: null,
      awaiting_reply_since: null,
      ...claim,
    },
    project: { id: 3, name: 'Torre Oroño' },
    reason: 'Ascensor detenido',
    place: null,
    place_detail: null,
    contact_name: null,
    contact_phone: null,
    access_hours: null,
    preferred_date: null,
    urgent_reason: null,
    claim_image: [],
    commentCount: 0,
    last_message: null,
    waiting_since: '2026-11-03T11:20:00.000Z',
    ...overrides,
  },
  created_by: { username: 'consorcio@demo.ar', name: 'Consorcio Torre Oroño' },
  news: null,
  next_visit: null,
});

export const buildComment = (overrides: Partial<ClaimComment> = {}): ClaimComment => ({
  id: 1,
  text: 'Hola, ¿cuándo pueden pasar?',
  created_at: '2026-11-04T12:00:00.000Z',
  created_by: { username: 'cliente@demo.ar', name: 'Laura Giménez' },
  is_staff: false,
  ...overrides,
});

export const buildNote = (overrides: Partial<ClaimNote> = {}): ClaimNote => ({
  id: 1,
  text: 'Llamar al plomero antes de responder.',
  created_at: '2026-11-04T13:00:00.000Z',
  created_by: { username: 'admin@demo.ar', name: 'Mariana Bertolotti' },
  is_own: true,
  mentions: [],
  images: [],
  withdrawn_at: null,
  earlier: [],
  ...overrides,
});

export const buildChange = (overrides: Partial<ClaimChange> = {}): ClaimChange => ({
  id: 1,
  field: 'status',
  from: 'pending',
  to: 'approved',
  reason: null,
  created_at: '2026-11-05T10:00:00.000Z',
  created_by: { username: 'admin@demo.ar', name: 'Mariana Bertolotti' },
  ...overrides,
});

/** A page of a list in the API's format. */
export const pageOf = <T>(items: T[], total = items.length, page = 1, page_size = 10) => ({
  success: true,
  data: items,
  meta: { total, page, page_size },
});
export const ok = <T>(data: T) => ({ success: true, data });

/** One option of a counted filter. */
export const buildCount = (filter: string, value: string | number, count: number) => ({
  filter,
  value: String(value),
  label: null,
  count,
});
