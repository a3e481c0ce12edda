import type { Responsible } from '../../contract/claimResponsible';
import type { ClaimTerm } from '../../contract/claimShapes';
import type { ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import type { ClaimImage, ClaimPerson, Warranty } from '../../api/claims';

/** The kind of claims of a screen: claims of units or of whole projects. */
export type { ClaimMode } from '../../contract/claimScreens';

export interface ClaimStatusValue {
  /** A known status, or any value of a different server, which has no moves. */
  code: ClaimStatus | (string & {});
  label: string;
  /** Its author withdrew the claim: it has the status "rejected" and a label and colour of its own. */
  isWithdrawn?: boolean;
}

/** Specification section 3, "Claim list item" (its `buldings` is spelled `building` here). */
export interface ClaimRow {
  /** The record's id, used by the detail's address and the priority call. */
  id: number;
  /** The claim's id, used by the calls for status, price, comments and photos. It is the number that users see. */
  claim_id: number;
  date: string;
  user: string;
  building: string;
  /** Location, location detail, category and item joined by slashes; the reason of a project claim. */
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
  /** The next six fields are missing if the server does not send them. */
  /** The responsible staff user; null if there is none. */
  responsible?: Responsible | null;
  /** The next due term; null if nothing is due. */
  term?: ClaimTerm | null;
  /** Instant since which staff wait for the claim's author; null if nothing was asked. */
  awaitingReplySince?: string | null;
  lastMessage?: { at: string; by: string } | null;
  /** Instant since which the claim waits for an answer of staff; null if the last message is from staff. */
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
  /** The author's name, for the history; `user` is the client of the claim. */
  createdBy: string;
  /** The reason of the rejection, while the claim is rejected. */
  rejectedReason: string | null;
  /** The responsible staff user; null if there is none, undefined if the server does not send it. */
  responsible: Responsible | null | undefined;
  /** The next due term; null if nothing is due, undefined if the server does not send it. */
  term: ClaimTerm | null | undefined;
  /** Instant since which staff wait for the claim's author. */
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
  projectId: number | undefined;
  preferredDate: string | null;
  contactPhone: string | null;
  owner: ClaimPerson | null;
  tenant: ClaimPerson | null;
  /** The next three fields are missing if the server does not send them. */
  is_created_by_owner?: boolean;
  is_created_by_tenant?: boolean;
  claim_creator_type?: 'owner' | 'tenant' | 'staff';
  /** Null if there is no term; undefined if the server does not send it. */
  warranty: Warranty | null | undefined;
}

/** Section 3, "Active project claim". */
export interface ActiveProjectClaim extends ActiveClaim {
  claim_type: 'PROJECT';
  projectClaimId: number;
  project: string;
  projectId: number | undefined;
  reason: string;
}

/** By the claim's id, what its row in a resident's list says of its open visit. */
export type RowVisits = Map<number, { text: string; isAsked: boolean }>;
