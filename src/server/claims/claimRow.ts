import type { Responsible } from '../../contract/claimResponsible';
import type { UnitClaim } from '../../contract/claimShapes';
import type { AnswerState, ClaimDecision, ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import type { Role } from '../../contract/permissions';
import type { ClaimParties } from '../policies/claimPeople.policy';

/** A person of a claim, as the API shows one. */
export type Person = NonNullable<UnitClaim['unit_claim']['client']>;
type Lookup = { id: number; label: string };

export interface ClaimRow {
  id: number;
  description: string;
  created_at: Date;
  status: ClaimStatus;
  repair_price: string | null;
  rejected_reason: string | null;
  comment_count: number;
  reopened_count: number;
  answer: AnswerState | null;
  score: number | null;
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
  /** Since when its author has noticed the problem. */
  noticed_on: string | null;
  decision: { code: ClaimDecision; reason: string | null; at: Date; by: string | null } | null;
  /** The term of the warranty table for the problem. */
  warranty: { months: number; expires_on: string; is_covered: boolean } | null;
  /** Day of the table that the term was read from. */
  warranty_table: string | null;
}

/** What a project claim has besides. */
export interface ProjectColumns {
  reason: string;
  place: string | null;
  place_detail: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  access_hours: string | null;
  preferred_date: string | null;
  urgent_reason: string | null;
  creator_type: string;
}
export interface ProjectClaimRow extends ClaimRow, ProjectColumns {}

export interface UnitClaimRow extends ClaimRow {
  priority: ClaimPriority;
  /** Who created it, as stored. The API shows all but owner and tenant as staff. */
  creator_type: string;
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
}
