import type { Responsible } from '../../contract/claimResponsible';
import type { ClaimTerm } from '../../contract/claimShapes';
import type { ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import type { ClaimImage, ClaimPerson, Warranty } from '../../api/claims';

/** What a screen of claims is about: claims of units or of whole projects. */
export type ClaimMode = 'unit' | 'project';

export interface ClaimStatusValue {
  /** One of ours, or whatever another server says: such a one has no moves. */
  code: ClaimStatus | (string & {});
  label: string;
}

/** Specification section 3, "Claim list item" (its `buldings` is spelled `building` here). */
export interface ClaimRow {
  /** The record's id: what the detail's address and the priority call name. */
  id: number;
  /** The claim's id: what status, price, comments and photos name, and the number people use. */
  claim_id: number;
  date: string;
  user: string;
  building: string;
  /** Place, place in the unit, trade and item joined by slashes; of a project claim, its reason. */
  description: string;
  description2: string;
  message: number;
  clientName: string;
  priority: ClaimPriority;
  status: ClaimStatusValue;
  contract: { id: number } | null;
  repair_price: string | null;
  claim_type: 'UNIT' | 'PROJECT';
  contract_id: number | null;
  images: ClaimImage[];
  /** The next six are missing where the server doesn't say. */
  /** Who of the staff attends to it; null where nobody does. */
  responsible?: Responsible | null;
  /** What is due next; null where nothing is. */
  term?: ClaimTerm | null;
  /** Since when staff wait for whoever raised it; null where nothing is asked. */
  awaitingReplySince?: string | null;
  lastMessage?: { at: string; by: string } | null;
  /** Since when it waits for an answer of staff; null where staff had the last word. */
  waitingSince?: string | null;
  warranty?: Warranty | null;
}

interface ActiveClaim {
  /** The claim's id. */
  id: number;
  date: string;
  user: string;
  description: string;
  message: number;
  status: ClaimStatusValue;
  contact: string;
  images: ClaimImage[];
  repair_price: string | null;
  /** Who raised it, for its history: `user` is whom it is about. */
  createdBy: string;
  /** Why it was rejected, while it is. */
  rejectedReason: string | null;
  /** Who of the staff attends to it; null where nobody does, undefined where the server doesn't say. */
  responsible: Responsible | null | undefined;
  /** What is due next; null where nothing is, undefined where the server doesn't say. */
  term: ClaimTerm | null | undefined;
  /** Since when staff wait for whoever raised it. */
  awaitingReplySince: string | null | undefined;
}

/** Section 3, "Active unit claim". */
export interface ActiveUnitClaim extends ActiveClaim {
  claim_type: 'UNIT';
  unitClaimId: number;
  location: string;
  clientName: string;
  priority: ClaimPriority;
  unitName: string;
  unitId: number | undefined;
  projectName: string;
  preferredDate: string | null;
  contactPhone: string | null;
  owner: ClaimPerson | null;
  tenant: ClaimPerson | null;
  /** The next three are missing where the server doesn't say. */
  is_created_by_owner?: boolean;
  is_created_by_tenant?: boolean;
  claim_creator_type?: 'owner' | 'tenant' | 'staff';
  /** Null where there is no term; undefined where the server doesn't say. */
  warranty: Warranty | null | undefined;
}

/** Section 3, "Active project claim". */
export interface ActiveProjectClaim extends ActiveClaim {
  claim_type: 'PROJECT';
  projectClaimId: number;
  project: string;
  reason: string;
}
