import type { ProjectClaim, UnitClaim } from '../../contract/claimShapes';
import { can, type Holder } from '../../contract/permissions';
import { claimStatusLabels } from '../../contract/statusText';
import type { Context } from '../context';
import { urlOfFile } from '../files/files.service';
import { iso } from '../support/list';
import type { ClaimRow, ProjectClaimRow, UnitClaimRow } from './claimRows.repository';

/** What a row needs to become the contract's shape: who reads it, and what signs the addresses of its images. */
export interface Reader {
  user: Holder;
  fileSecret: Context['fileSecret'];
}

function toClaim(row: ClaimRow, { user }: Reader) {
  return {
    id: row.id,
    description: row.description,
    created_at: iso(row.created_at),
    claim_status: { code: row.status, label: claimStatusLabels[row.status] },
    repair_price: can(user, 'claims:seePrice') ? row.repair_price : null,
    rejected_reason: row.rejected_reason,
  };
}

const toTalk = ({ last_message_at: at, last_message_by: by, waiting_since: since }: ClaimRow) => ({
  last_message: at && by ? { at: iso(at), by: by.name, is_staff: by.is_staff } : null,
  waiting_since: since && iso(since),
});

/** Images as the contract shows them, with addresses signed for a while. */
export const toImages = (images: ClaimRow['images'], reader: Pick<Reader, 'fileSecret'>) =>
  images.map(({ id, file_id: fileId, name, width, height }) => {
    const copy = (size: 'small' | 'medium') => (width === null ? null : urlOfFile(reader, fileId, { size }));
    return {
      id,
      url: urlOfFile(reader, fileId),
      name,
      thumbnail_url: copy('small'),
      preview_url: copy('medium'),
      width,
      height,
    };
  });

export function toProjectClaim(row: ProjectClaimRow, reader: Reader): ProjectClaim {
  return {
    project_claim: {
      id: row.id,
      claim_id: row.id,
      claim: toClaim(row, reader),
      project: row.project,
      reason: row.reason,
      claim_image: toImages(row.images, reader),
      commentCount: row.comment_count,
      ...toTalk(row),
    },
    created_by: row.created_by,
  };
}

export function toUnitClaim(row: UnitClaimRow, reader: Reader): UnitClaim {
  return {
    unit_claim: {
      id: row.id,
      claim_id: row.id,
      claim: toClaim(row, reader),
      claim_location: row.location,
      claim_location_detail: row.location_detail,
      claim_category: row.category,
      claim_item: row.item,
      contact_name: row.contact_name,
      contact_phone: row.contact_phone,
      preferred_date: row.preferred_date,
      priority: can(reader.user, 'claims:seePriority') ? row.priority : null,
      client: row.client,
      owner: row.owner,
      tenant: row.tenant,
      is_created_by_owner: row.creator_type === 'owner',
      is_created_by_tenant: row.creator_type === 'tenant',
      claim_creator_type: row.creator_type === 'consortium' ? 'staff' : row.creator_type,
      contract: { id: row.contract_id, unit: { ...row.unit, project: row.project }, client: row.contract_client },
      claim_image: toImages(row.images, reader),
      commentCount: row.comment_count,
      ...toTalk(row),
      warranty: row.warranty,
    },
    created_by: row.created_by,
  };
}
