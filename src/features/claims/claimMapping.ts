/**
 * Maps API responses to the view model of a claim (`Claim`). A different server may omit every field that section 3 of
 * the specification does not name, whatever the types say: a missing value becomes empty, never an invented one.
 */
import { remember } from '../../contract/memo';
import type { ProjectClaim, UnitClaim } from '../../api/claims';
import { shownClaimStatus } from '../../contract/statusText';
import type { Claim, ClaimOfProject, ClaimOfUnit, ClaimStatusValue } from './claimTypes';
import { claimsText } from './claimsText';
import { fullName } from '../../ui/words';

const nobody = 'Admin';

/**
 * Returns a claim's status for display: a claim that its author withdrew has the status "rejected" with another label.
 */
function shownStatus(claim: ProjectClaim['project_claim']['claim']): ClaimStatusValue {
  const { code, label } = shownClaimStatus(claim);
  return code === 'withdrawn' ? { ...claim.claim_status, label, isWithdrawn: true } : claim.claim_status;
}

/** Maps what both kinds of claims have in common in the API. */
function common(
  {
    created_by,
    news,
    next_visit: nextVisit,
    asks_solved: asksSolved,
    delay,
    rounds,
    complaints,
  }: Pick<ProjectClaim, 'created_by' | 'news' | 'next_visit' | 'asks_solved' | 'delay' | 'rounds' | 'complaints'>,
  record: UnitClaim['unit_claim'] | ProjectClaim['project_claim'],
) {
  const { claim } = record;
  return {
    recordId: record.id,
    claimId: record.claim_id,
    date: claim.created_at,
    creator: created_by?.username || nobody,
    createdBy: created_by?.name || created_by?.username || nobody,
    description: claim.description ?? '',
    message: record.commentCount ?? 0,
    status: shownStatus(claim),
    rejectedReason: claim.rejected_reason ?? null,
    repair_price: claim.repair_price ?? null,
    images: record.claim_image ?? [],
    responsible: claim.responsible,
    term: claim.term,
    awaitingReplySince: claim.awaiting_reply_since,
    lastMessage: record.last_message,
    waitingSince: record.waiting_since,
    noticedOn: record.noticed_on,
    warranty: record.warranty,
    warrantyTable: record.warranty_table,
    decision: claim.decision,
    news,
    nextVisit,
    asksSolved,
    delay,
    rounds,
    complaints,
    reopenedCount: claim.reopened_count,
    answer: claim.answer,
    score: claim.score,
  };
}

function ofUnit(wire: UnitClaim): ClaimOfUnit {
  const { unit_claim: record } = wire;
  const { client, contract, owner } = record;
  const { unit } = contract ?? {};
  return {
    ...common(wire, record),
    claim_type: 'UNIT',
    user: client?.username ?? contract?.client?.username ?? owner?.username ?? nobody,
    clientName: fullName(client?.profile) || fullName(contract?.client?.profile) || claimsText.notAvailable,
    contact: [record.contact_name, record.contact_phone].filter(Boolean).join(' · '),
    contactPhone: record.contact_phone ?? null,
    building: [unit?.name, unit?.project?.name].filter(Boolean).join(' ') || claimsText.noBuilding,
    projectName: unit?.project?.name ?? '',
    projectId: unit?.project?.id,
    contract: contract ?? null,
    contract_id: contract?.id ?? null,
    unitName: unit?.name ?? claimsText.notAvailable,
    unitId: unit?.id,
    location: [record.claim_location, record.claim_location_detail, record.claim_category, record.claim_item]
      .map((part) => part?.label)
      .filter(Boolean)
      .join(' / '),
    priority: record.priority || 'low',
    preferredDate: record.preferred_date ?? null,
    owner: owner ?? null,
    tenant: record.tenant ?? null,
    is_created_by_owner: record.is_created_by_owner,
    is_created_by_tenant: record.is_created_by_tenant,
    claim_creator_type: record.claim_creator_type,
  };
}

function ofProject(wire: ProjectClaim): ClaimOfProject {
  const { project_claim: record } = wire;
  const shared = common(wire, record);
  return {
    ...shared,
    claim_type: 'PROJECT',
    user: shared.createdBy,
    clientName: shared.createdBy,
    contact: shared.creator,
    building: record.project?.name ?? claimsText.projectClaim,
    projectName: record.project?.name ?? claimsText.notAvailable,
    projectId: record.project?.id,
    reason: record.reason ?? '',
    place: [record.place, record.place_detail].filter(Boolean).join(' · '),
    opener: [record.contact_name, record.contact_phone].filter(Boolean).join(' · '),
    openerPhone: record.contact_phone ?? null,
    accessHours: record.access_hours ?? null,
    preferredDate: record.preferred_date ?? null,
    urgentReason: record.urgent_reason ?? null,
    priority: 'low',
  };
}

/** Returns the claim; the same object for the same cached response, so that rows without changes do not render again. */
export const toClaim = remember((wire: UnitClaim | ProjectClaim): Claim =>
  'unit_claim' in wire ? ofUnit(wire) : ofProject(wire),
);

/** Returns what a claim is about: location, detail, category and item of a unit claim, the reason of a project claim. */
export const subjectOf = (claim: Claim): string => (claim.claim_type === 'UNIT' ? claim.location : claim.reason);

/** Returns the text before the first slash, trimmed (section 3, the slash helpers). */
export const firstSlashPart = (text: string): string => (text.split('/')[0] ?? '').trim();

/**
 * Returns exactly four trimmed parts: padded with empty strings, extras cut (section 3). For a unit claim: location,
 * detail, category, item.
 */
export function fourSlashParts(text: string): [string, string, string, string] {
  const [first = '', second = '', third = '', fourth = ''] = text.split('/').map((part) => part.trim());
  return [first, second, third, fourth];
}
