/**
 * Maps API responses to the shapes of the specification's store (section 3). A different server may omit every field
 * that section 3 does not name, whatever the types say: a missing value becomes empty, never an invented one.
 */
import type { ProjectClaim, UnitClaim } from '../../api/claims';
import { shownClaimStatus } from '../../contract/statusText';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimRow, ClaimStatusValue } from './claimTypes';
import { claimsText } from './claimsText';
import { fullName } from '../../ui/words';

const nobody = 'Admin';

const creatorName = (created_by: ProjectClaim['created_by'] | undefined): string =>
  created_by?.name || created_by?.username || nobody;

/** Returns the client's name: of the claim, or else of its contract. */
const clientName = ({ client, contract }: UnitClaim['unit_claim']): string =>
  fullName(client?.profile) || fullName(contract?.client?.profile) || claimsText.notAvailable;

/** Returns the composite text of a unit claim: its four labels, without missing ones. */
function locationText({ unit_claim: claim }: UnitClaim): string {
  return [claim.claim_location, claim.claim_location_detail, claim.claim_category, claim.claim_item]
    .map((part) => part?.label)
    .filter(Boolean)
    .join(' / ');
}

function buildingOf({ unit_claim: { contract } }: UnitClaim): string {
  return [contract?.unit?.name, contract?.unit?.project?.name].filter(Boolean).join(' ') || claimsText.noBuilding;
}

/**
 * Returns a claim's status for display: a claim that its author withdrew has the status "rejected" with another label.
 */
function shownStatus(claim: ProjectClaim['project_claim']['claim']): ClaimStatusValue {
  const { code, label } = shownClaimStatus(claim);
  return code === 'withdrawn' ? { ...claim.claim_status, label, isWithdrawn: true } : claim.claim_status;
}

/** Returns the same row object for the same cached claim, so that rows without changes do not render again. */
function once<Wire extends object>(toRow: (wire: Wire) => ClaimRow): (wire: Wire) => ClaimRow {
  const rows = new WeakMap<Wire, ClaimRow>();
  return (wire) => {
    const row = rows.get(wire) ?? toRow(wire);
    rows.set(wire, row);
    return row;
  };
}

export const unitClaimRow = once((wire: UnitClaim): ClaimRow => {
  const { unit_claim: claim, created_by } = wire;
  return {
    id: claim.id,
    claim_id: claim.claim_id,
    date: claim.claim.created_at,
    user: created_by?.username || nobody,
    building: buildingOf(wire),
    description: locationText(wire),
    description2: claim.claim.description ?? '',
    message: claim.commentCount ?? 0,
    clientName: clientName(claim),
    priority: claim.priority || 'low',
    status: shownStatus(claim.claim),
    contract: claim.contract,
    repair_price: claim.claim.repair_price ?? null,
    claim_type: 'UNIT',
    contract_id: claim.contract?.id ?? null,
    images: claim.claim_image ?? [],
    responsible: claim.claim.responsible,
    term: claim.claim.term,
    awaitingReplySince: claim.claim.awaiting_reply_since,
    lastMessage: claim.last_message,
    waitingSince: claim.waiting_since,
    warranty: claim.warranty,
  };
});

export const projectClaimRow = once(({ project_claim: claim, created_by }: ProjectClaim): ClaimRow => {
  return {
    id: claim.id,
    claim_id: claim.claim_id,
    date: claim.claim.created_at,
    user: created_by?.username || nobody,
    building: claim.project?.name ?? claimsText.projectClaim,
    description: claim.reason ?? '',
    description2: claim.claim.description,
    message: claim.commentCount ?? 0,
    clientName: creatorName(created_by),
    priority: 'low',
    status: shownStatus(claim.claim),
    contract: null,
    repair_price: claim.claim.repair_price ?? null,
    claim_type: 'PROJECT',
    contract_id: null,
    images: claim.claim_image ?? [],
    responsible: claim.claim.responsible,
    term: claim.claim.term,
    awaitingReplySince: claim.claim.awaiting_reply_since,
    lastMessage: claim.last_message,
    waitingSince: claim.waiting_since,
  };
});

export function activeUnitClaim(wire: UnitClaim): ActiveUnitClaim {
  const { unit_claim: claim } = wire;
  return {
    claim_type: 'UNIT',
    id: claim.claim_id,
    unitClaimId: claim.id,
    date: claim.claim.created_at,
    user: claim.client?.username ?? claim.contract?.client?.username ?? claim.owner?.username ?? nobody,
    location: locationText(wire),
    description: claim.claim.description,
    message: claim.commentCount ?? 0,
    status: shownStatus(claim.claim),
    contact: [claim.contact_name, claim.contact_phone].filter(Boolean).join(' · '),
    contactPhone: claim.contact_phone ?? null,
    images: claim.claim_image ?? [],
    clientName: clientName(claim),
    priority: claim.priority || 'low',
    unitName: claim.contract?.unit?.name ?? claimsText.notAvailable,
    unitId: claim.contract?.unit?.id,
    projectName: claim.contract?.unit?.project?.name ?? '',
    projectId: claim.contract?.unit?.project?.id,
    preferredDate: claim.preferred_date ?? null,
    repair_price: claim.claim.repair_price ?? null,
    owner: claim.owner ?? null,
    tenant: claim.tenant ?? null,
    is_created_by_owner: claim.is_created_by_owner,
    is_created_by_tenant: claim.is_created_by_tenant,
    claim_creator_type: claim.claim_creator_type,
    warranty: claim.warranty,
    createdBy: creatorName(wire.created_by),
    rejectedReason: claim.claim.rejected_reason ?? null,
    responsible: claim.claim.responsible,
    term: claim.claim.term,
    awaitingReplySince: claim.claim.awaiting_reply_since,
  };
}

export function activeProjectClaim({ project_claim: claim, created_by }: ProjectClaim): ActiveProjectClaim {
  return {
    claim_type: 'PROJECT',
    id: claim.claim_id,
    projectClaimId: claim.id,
    date: claim.claim.created_at,
    user: creatorName(created_by),
    project: claim.project?.name ?? claimsText.notAvailable,
    projectId: claim.project?.id,
    reason: claim.reason ?? '',
    description: claim.claim.description,
    message: claim.commentCount ?? 0,
    status: shownStatus(claim.claim),
    contact: created_by?.username || nobody,
    images: claim.claim_image ?? [],
    repair_price: claim.claim.repair_price ?? null,
    createdBy: creatorName(created_by),
    rejectedReason: claim.claim.rejected_reason ?? null,
    responsible: claim.claim.responsible,
    term: claim.claim.term,
    awaitingReplySince: claim.claim.awaiting_reply_since,
  };
}
