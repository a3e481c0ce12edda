import { maySee } from '../../contract/claimFilters';
import type { ProjectClaim, UnitClaim } from '../../contract/claimShapes';
import { toldTerm } from '../../contract/nextText';
import { isStaff, type Holder, type Role } from '../../contract/permissions';
import { ownerParty, tenantParty, unitClaimCreators } from '../../contract/claimStatus';
import { claimStatusLabels, decisionLabels } from '../../contract/statusText';
import type { Context } from '../context';
import { toPhoto } from '../files/files.service';
import { hiddenContact, hiddenName, type ClaimParties, type ClaimReader } from '../policies/claimPeople.policy';
import { iso } from '../support/list';
import type { ClaimRow, ProjectClaimRow, UnitClaimRow } from './claimRow';

/**
 * Who reads a row, and the secret that signs the addresses of its images: needed to convert the row to the contract's
 * shape.
 */
export interface Reader {
  user: Holder & { id: number };
  fileSecret: Context['fileSecret'];
}

function toClaim(row: ClaimRow, { user }: Reader) {
  const term = isStaff(user.type) ? row.term : toldTerm(row.status, row.term);
  return {
    id: row.id,
    description: row.description,
    created_at: iso(row.created_at),
    claim_status: { code: row.status, label: claimStatusLabels[row.status] },
    repair_price: maySee(user, 'repair_price') ? row.repair_price : null,
    term: term && { due: term.due, at: iso(term.at) },
    awaiting_reply_since: row.awaiting_reply_since && iso(row.awaiting_reply_since),
    rejected_reason: row.rejected_reason,
    responsible: maySee(user, 'responsible') ? row.responsible : null,
    ...(row.answer !== null && maySee(user, 'answer') && { answer: row.answer }),
    ...(row.score !== null && maySee(user, 'score') && { score: row.score }),
    ...(row.reopened_count > 0 && { reopened_count: row.reopened_count }),
    decision: row.decision && {
      ...row.decision,
      label: decisionLabels[row.decision.code],
      at: iso(row.decision.at),
    },
  };
}

const toWarranty = ({ warranty, warranty_table: table, noticed_on }: ClaimRow) => ({
  warranty,
  warranty_table: warranty && table,
  noticed_on,
});

/** A project claim has no ownership. */
const noParties: ClaimParties = { ownerId: null, tenantId: null, clientId: null, isPast: false };

function toMessageFields(
  { last_message_at: at, last_message_by: by, waiting_since: since }: ClaimRow,
  { user }: Reader,
  parties: ClaimParties,
) {
  return {
    last_message:
      at && by ? { at: iso(at), by: hiddenName(user, parties, by) ?? by.name, is_staff: isStaff(by.type) } : null,
    waiting_since: since && iso(since),
  };
}

/** Returns the author of an action, with the name that the reader may know. */
export function toCreator(
  author: { id: number | null; type: Role | null; username: string | null; name: string } | null,
  user: ClaimReader,
  parties: ClaimParties = noParties,
) {
  if (!author?.username) return null;
  const hidden = hiddenName(user, parties, author);
  return { username: hidden ?? author.username, name: hidden ?? author.name };
}

type Person = NonNullable<UnitClaim['unit_claim']['client']>;

/** Returns a client of a claim without the data that the reader may not know. */
function toPerson(person: Person | null, { user }: Reader, parties: ClaimParties): Person | null {
  if (!person) return null;
  const hidden = hiddenName(user, parties, { id: person.client_id, type: 'client' });
  if (hidden === undefined) return person;
  return {
    client_id: person.client_id,
    username: hidden,
    phone_number: null,
    profile: { name: hidden, last_name: '' },
  };
}

/** Converts images to the contract's shape, with signed addresses that expire. */
export const toImages = (images: ClaimRow['images'], reader: Pick<Reader, 'fileSecret'>) =>
  images.map((image) => toPhoto(image, reader));

export function toProjectClaim(row: ProjectClaimRow, reader: Reader): ProjectClaim {
  return {
    project_claim: {
      id: row.id,
      claim_id: row.id,
      claim: toClaim(row, reader),
      project: row.project,
      reason: row.reason,
      place: row.place,
      place_detail: row.place_detail,
      contact_name: row.contact_name,
      contact_phone: row.contact_phone,
      access_hours: row.access_hours,
      preferred_date: row.preferred_date,
      urgent_reason: row.urgent_reason,
      // A project's claim is created by a consortium or by staff.
      is_own: isStaff(reader.user.type) ? row.created_by?.id === reader.user.id : row.creator_type !== 'staff',
      claim_image: toImages(row.images, reader),
      commentCount: row.comment_count,
      ...toMessageFields(row, reader, noParties),
      ...toWarranty(row),
    },
    created_by: toCreator(row.created_by, reader.user),
  };
}

export function toUnitClaim(row: UnitClaimRow, reader: Reader): UnitClaim {
  const { parties } = row;
  const hidden = hiddenContact(reader.user, parties);
  const visiblePerson = (person: Person | null) => toPerson(person, reader, parties);
  return {
    unit_claim: {
      id: row.id,
      claim_id: row.id,
      claim: toClaim(row, reader),
      claim_location: row.location,
      claim_location_detail: row.location_detail,
      claim_category: row.category,
      claim_item: row.item,
      contact_name: hidden ?? row.contact_name,
      contact_phone: hidden === undefined ? row.contact_phone : '',
      preferred_date: row.preferred_date,
      priority: maySee(reader.user, 'priority') ? row.priority : null,
      client: visiblePerson(row.client),
      owner: visiblePerson(row.owner),
      tenant: visiblePerson(row.tenant),
      is_created_by_owner: row.creator_type === ownerParty,
      is_created_by_tenant: row.creator_type === tenantParty,
      claim_creator_type: unitClaimCreators.find((creator) => creator === row.creator_type) ?? 'staff',
      contract: {
        id: row.contract_id,
        unit: { ...row.unit, project: row.project },
        client: visiblePerson(row.contract_client),
      },
      claim_image: toImages(row.images, reader),
      commentCount: row.comment_count,
      ...toMessageFields(row, reader, parties),
      ...toWarranty(row),
    },
    created_by: toCreator(row.created_by, reader.user, parties),
  };
}
