import type { Static } from 'typebox';
import type { claimOperations } from '../../contract/claims';
import { placeProblems, projectClaimProblems } from '../../contract/projectClaimRules';
import { unitClaimProblems } from '../../contract/unitClaimRules';
import { rulesText } from '../../contract/rulesText';
import { ownerParty, projectParty, tenantParty } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import { hasItem, hasLocationDetail } from '../lookups/lookups.service';
import { mailClaimNews, mailClaimReceived } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { lockProjectOfOwnership } from '../projects/projects.service';
import { recordOnce, runOnce, type Once } from '../support/createOnce';
import { dayInArgentina, shownDay } from '../support/days';
import { conflict, notFound, requireRules } from '../support/errors';
import { storedPhone } from '../support/normalized';
import {
  findClaimableOwnership,
  findClaimableProject,
  insertClaim,
  upcomingLeaseStart,
  type ClaimableOwnership,
  type NewClaimRecord,
} from './claims.repository';
import { getProjectClaim, getUnitClaim } from './claims.service';
import { insertImages } from './claimTalk.repository';
import { toProjectClaimValues } from './projectClaimValues';
import { claimText } from './claimText';

type UnitClaimBody = Static<typeof claimOperations.createUnitClaim.body>;
type ProjectClaimBody = Static<typeof claimOperations.createProjectClaim.body>;

interface NewClaim<Body> {
  caller: Caller;
  /** Id of the ownership or, for a project claim, of the project. */
  subjectId: number;
  body: Body;
  files: UploadedFile[];
  once: Once;
}

/**
 * Creates a claim on the unit of an ownership. Throws 404, 409, 415 or 422. A repetition with the same key returns the
 * first claim.
 */
export async function createUnitClaim(
  context: Context,
  { caller, subjectId, body, files, once }: NewClaim<UnitClaimBody>,
) {
  const { user } = caller;
  const id = await runOnce(context.db, once, async () => {
    // A caller without permission is refused before any photo is read. The check is repeated with the row locked.
    await requireOwnership(context.db, caller, subjectId, false);
    requireRules(unitClaimProblems(body, dayInArgentina()));
    return withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
      recordOnce(tx, once, async () => {
        const ownership = await requireOwnership(tx, caller, subjectId, true);
        const lookups = await requireLookups(tx, body);
        const isOwner = ownership.ownerId === user.id;
        const isTenant = !isOwner && ownership.tenantId === user.id;
        const claimId = await insertClaim(tx, {
          ...lookups,
          type: 'UNIT',
          description: body.description.trim(),
          priority: 'medium',
          createdBy: user.id,
          creatorType: isOwner ? ownerParty : isTenant ? tenantParty : 'staff',
          projectId: ownership.projectId,
          unitId: ownership.unitId,
          ownershipId: subjectId,
          clientId: isOwner || isTenant ? user.id : ownership.ownerId,
          ownerId: ownership.ownerId,
          tenantId: ownership.tenantId,
          contactName: body.contact_name.trim(),
          contactPhone: storedPhone(body.contact_phone),
          preferredDate: body.preferred_date,
          noticedOn: body.noticed_on || null,
        });
        await completeClaim(context, tx, caller, claimId, fileIds);
        return claimId;
      }),
    );
  });
  const created = await getUnitClaim(context, caller, id);
  const { id: unitId, name } = created.unit_claim.contract.unit;
  return { ...created, unit: { id: unitId, name } };
}

/** Creates a claim on a whole project. Throws like {@link createUnitClaim}. */
export async function createProjectClaim(
  context: Context,
  { caller, subjectId, body, files, once }: NewClaim<ProjectClaimBody>,
) {
  const { user } = caller;
  const requireProject = async (db: Executor, isLocked: boolean) => {
    const project = await findClaimableProject(db, caller, subjectId, isLocked);
    if (!project) throw notFound(claimText.unknownProject);
    if (project.is_closed) throw conflict(claimText.projectClosed, 'project_id');
    return project;
  };
  const id = await runOnce(context.db, once, async () => {
    await requireProject(context.db, false);
    requireRules(projectClaimProblems(body, dayInArgentina()));
    return withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
      recordOnce(tx, once, async () => {
        const project = await requireProject(tx, true);
        const values = toProjectClaimValues(body);
        if (values.place) requireRules(placeProblems(values.place, project.places));
        const claimId = await insertClaim(tx, {
          type: 'PROJECT',
          ...values,
          noticedOn: body.noticed_on || null,
          projectId: subjectId,
          createdBy: user.id,
          creatorType: project.consortium_id === user.id ? projectParty : 'staff',
        });
        await completeClaim(context, tx, caller, claimId, fileIds, values.urgentReason);
        return claimId;
      }),
    );
  });
  return getProjectClaim(context, caller, id);
}

/** Completes a new claim in its transaction: stores its photos and enqueues its mails. */
async function completeClaim(
  context: Context,
  tx: Executor,
  { user }: Caller,
  claimId: number,
  fileIds: number[],
  urgentReason?: string | null,
): Promise<void> {
  await insertImages(tx, claimId, fileIds, user.id);
  await mailClaimNews(context, tx, {
    event: 'claim_created',
    claimId,
    actor: user,
    ...mailText.claimCreated,
    lines: urgentReason ? [mailText.urgent(urgentReason)] : [],
  });
  await mailClaimReceived(context, tx, { claimId, author: user });
}

/**
 * Returns the unit of an ownership if the caller may create a claim on it, as staff, owner or current tenant. Throws
 * 404 and 409.
 */
async function requireOwnership(
  db: Executor,
  caller: Caller,
  ownershipId: number,
  isLocked: boolean,
): Promise<ClaimableOwnership> {
  if (isLocked) await lockProjectOfOwnership(db, ownershipId);
  const ownership = await findClaimableOwnership(db, caller, ownershipId, isLocked);
  if (!ownership) {
    const day = await upcomingLeaseStart(db, caller, ownershipId);
    throw day ? conflict(rulesText.leaseStarts(shownDay(day))) : notFound(claimText.unknownOwnership);
  }
  if (ownership.endDate !== null) throw conflict(claimText.ownershipEnded);
  if (ownership.isProjectClosed) throw conflict(claimText.projectClosed);
  if (!ownership.isUnitActive) throw conflict(claimText.unitInactive);
  return ownership;
}

/**
 * Throws 422 if the detail belongs to another location or the item to another category; no form offers such a
 * selection.
 */
export async function requireLookups(
  tx: Executor,
  body: Pick<UnitClaimBody, 'claim_location_id' | 'claim_location_detail_id' | 'claim_category_id' | 'claim_item_id'>,
): Promise<Pick<NewClaimRecord, 'locationId' | 'locationDetailId' | 'categoryId' | 'itemId'>> {
  const {
    claim_location_id: locationId,
    claim_location_detail_id: locationDetailId,
    claim_category_id: categoryId,
    claim_item_id: itemId,
  } = body;
  const isDetail = await hasLocationDetail(tx, locationDetailId, locationId);
  const isItem = await hasItem(tx, itemId, categoryId);
  const wrong = [...(isDetail ? [] : ['claim_location_detail_id']), ...(isItem ? [] : ['claim_item_id'])];
  requireRules(wrong.map((field) => ({ field, message: rulesText.location })));
  return { locationId, locationDetailId, categoryId, itemId };
}
