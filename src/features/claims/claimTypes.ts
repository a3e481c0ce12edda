import type { StuckReason } from '../../contract/workStatus';
import type { NextVisit, UnreadNews } from '../../contract/claimReading';
import type { ClaimRound } from '../../contract/claimRoundShapes';
import type { AnswerState, ClaimPriority, ClaimStatus, UnitClaimCreator } from '../../contract/claimStatus';
import type { Responsible } from '../../contract/claimResponsible';
import type { ClaimTerm, DecisionOfClaim } from '../../contract/claimShapes';
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

/** What claims of both kinds have. */
interface AnyClaim {
  /** The record's id, used by the detail's address and the priority call. */
  recordId: number;
  /** The claim's id, used by the calls for status, price, comments and photos. It is the number that users see. */
  claimId: number;
  date: string;
  /** The username of who created it. */
  creator: string;
  /** The name of who created it. */
  createdBy: string;
  /** The user of the claim: the client of a unit claim, the creator of a project claim. */
  user: string;
  clientName: string;
  contact: string;
  /** The unit's and the project's name; the project's name of a project claim. */
  building: string;
  projectName: string;
  projectId: number | undefined;
  description: string;
  /** The number of comments. */
  message: number;
  priority: ClaimPriority;
  status: ClaimStatusValue;
  /** The reason of the rejection, while the claim is rejected. */
  rejectedReason: string | null;
  repair_price: string | null;
  images: ClaimImage[];
  /** The next eight fields are missing if the server does not send them. */
  /** The responsible staff user; null if there is none. */
  responsible?: Responsible | null;
  /** The next due term; null if nothing is due. */
  term?: ClaimTerm | null;
  /** Instant since which staff wait for the claim's author; null if nothing was asked. */
  awaitingReplySince?: string | null;
  lastMessage?: { at: string; by: string; is_staff?: boolean } | null;
  /** Instant since which the claim waits for an answer of staff; null if the last message is from staff. */
  waitingSince?: string | null;
  /** What others did since the user read it; null if it is read. */
  news?: UnreadNews | null;
  /** For a resident, the open visit that comes first; null if there is none. */
  nextVisit?: NextVisit | null;
  /** Whether the user can say whether the completed claim is solved. */
  asksSolved?: true;
  /** For others than staff: why who came could not finish; missing if nothing keeps the work. */
  delay?: StuckReason;
  /** For staff: what its client said when it was last completed, and the score; missing if there is none. */
  answer?: AnswerState;
  score?: number;
  /** How often it was reopened after it was completed; missing if never. */
  reopenedCount?: number;
  /** Formal complaints about it that the user sees, on its own page; missing if there are none. */
  complaints?: number;
  /** Each time that it was completed, on its own page; missing if never. */
  rounds?: ClaimRound[];
  /** Null if there is no term. A project claim has no warranty. */
  /** Since when its author has noticed the problem; null if unknown. */
  noticedOn?: string | null;
  /** Null if there is no term. */
  warranty?: Warranty | null;
  /** Day of the warranty table that the term was read from. */
  warrantyTable?: string | null;
  /** What staff decided; null until somebody decides. */
  decision?: DecisionOfClaim | null;
}

export interface ClaimOfUnit extends AnyClaim {
  claim_type: 'UNIT';
  /** Location, location detail, category and item, joined by slashes. */
  location: string;
  contract: { id: number } | null;
  contract_id: number | null;
  unitName: string;
  unitId: number | undefined;
  contactPhone: string | null;
  preferredDate: string | null;
  owner: ClaimPerson | null;
  tenant: ClaimPerson | null;
  /** The next three fields are missing if the server does not send them. */
  is_created_by_owner?: boolean;
  is_created_by_tenant?: boolean;
  claim_creator_type?: UnitClaimCreator;
}

/** A claim of a whole project. */
export interface ClaimOfProject extends AnyClaim {
  claim_type: 'PROJECT';
  reason: string;
  /** The place of the building, and where exactly; empty if it names none. */
  place: string;
  /** Who opens; empty if nobody is named. */
  opener: string;
  openerPhone: string | null;
  accessHours: string | null;
  preferredDate: string | null;
  /** Why its author calls it urgent; null if it is not. */
  urgentReason: string | null;
}

/**
 * A claim in the list and in the detail: the list item, the active unit claim and the active project claim of the
 * specification (section 3). The list item's `description` is `location` or `reason` here, its `description2` is
 * `description`, its `buldings` is `building`, and its `user` is `creator`.
 */
export type Claim = ClaimOfUnit | ClaimOfProject;
