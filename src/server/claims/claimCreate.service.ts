import { and, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { claimOperations } from '../../contract/claims';
import { imageTypes } from '../../contract/limits';
import { locationFields, normalizePhone, projectClaimProblems, unitClaimProblems } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { SessionUser } from '../auth/session.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import {
  account,
  claim,
  claimImage,
  claimItem,
  claimLocationDetail,
  contract,
  project,
  unit,
  type CreatorType,
} from '../database/schema';
import { requireContentTypes, withSavedFiles } from '../files/files.service';
import type { UploadedFile } from '../files/uploads';
import { mailClaimNews } from '../mail/claimMails';
import { mailText } from '../mail/mailText';
import { createOnce, recordOnce } from '../support/createOnce';
import { dayInArgentina } from '../support/days';
import { brokenRule, conflict, notFound, requireRules } from '../support/errors';
import { getProjectClaim, getUnitClaim } from './claims.repository';
import { claimText } from './claimText';

type UnitClaimBody = Static<typeof claimOperations.createUnitClaim.body>;
type ProjectClaimBody = Static<typeof claimOperations.createProjectClaim.body>;

interface NewClaim<Body> {
  user: SessionUser;
  /** The contract's id or, for a project claim, the project's. */
  placeId: number;
  body: Body;
  files: UploadedFile[];
  key: string | undefined;
}

/** Raises a claim on the unit of a contract. Throws 404, 409, 415 or 422; repeated with the same key, answers the first claim. */
export async function createUnitClaim(context: Context, { user, placeId, body, files, key }: NewClaim<UnitClaimBody>) {
  const command = { accountId: user.id, operation: 'createUnitClaim', key };
  const id = await createOnce(context.db, command, async () => {
    const place = await findPlace(context.db, user, placeId);
    requireRules(unitClaimProblems(body, dayInArgentina()));
    requireContentTypes(files, imageTypes, 'images', rulesText.fileType);
    await requireLookups(context.db, body);
    return withSavedFiles(context, files, (tx, fileIds) =>
      recordOnce(tx, command, async () => {
        const [row] = await tx
          .insert(claim)
          .values({
            type: 'UNIT',
            description: body.description!.trim(),
            priority: 'medium',
            createdBy: user.id,
            creatorType: place.creatorType,
            projectId: place.projectId,
            unitId: place.unitId,
            contractId: placeId,
            clientId: user.type === 'client' ? user.id : place.ownerId,
            ownerId: place.ownerId,
            tenantId: place.tenantId,
            locationId: body.claim_location_id,
            locationDetailId: body.claim_location_detail_id,
            categoryId: body.claim_category_id,
            itemId: body.claim_item_id,
            contactName: body.contact_name!.trim(),
            contactPhone: normalizePhone(body.contact_phone!)!,
            preferredDate: body.preferred_date,
          })
          .returning({ id: claim.id });
        await insertImages(tx, row!.id, fileIds, user.id);
        await mailClaimNews(context, tx, {
          event: 'claim_created',
          claimId: row!.id,
          actor: user,
          ...mailText.claimCreated,
          lines: [body.description!.trim()],
        });
        return row!.id;
      }),
    );
  });
  context.claimCounts.clear();
  const created = await getUnitClaim(context, user, id);
  const { id: unitId, name } = created.unit_claim.contract.unit;
  return { ...created, unit: { id: unitId, name } };
}

/** Raises a claim on a whole project. Throws as {@link createUnitClaim} does. */
export async function createProjectClaim(
  context: Context,
  { user, placeId, body, files, key }: NewClaim<ProjectClaimBody>,
) {
  const command = { accountId: user.id, operation: 'createProjectClaim', key };
  const id = await createOnce(context.db, command, async () => {
    const isOwn = user.type === 'consortium' ? eq(project.consortiumId, user.id) : undefined;
    const [place] = await context.db
      .select({ id: project.id })
      .from(project)
      .where(and(eq(project.id, placeId), isOwn));
    if (!place) throw notFound(claimText.unknownProject);
    requireRules(projectClaimProblems(body));
    requireContentTypes(files, imageTypes, 'images', rulesText.fileType);
    return withSavedFiles(context, files, (tx, fileIds) =>
      recordOnce(tx, command, async () => {
        const [row] = await tx
          .insert(claim)
          .values({
            type: 'PROJECT',
            description: body.description!.trim(),
            reason: body.reason!.trim(),
            projectId: placeId,
            createdBy: user.id,
            creatorType: user.type === 'consortium' ? 'consortium' : 'staff',
          })
          .returning({ id: claim.id });
        await insertImages(tx, row!.id, fileIds, user.id);
        await mailClaimNews(context, tx, {
          event: 'claim_created',
          claimId: row!.id,
          actor: user,
          ...mailText.claimCreated,
          lines: [body.description!.trim()],
        });
        return row!.id;
      }),
    );
  });
  context.claimCounts.clear();
  return getProjectClaim(context, user, id);
}

/** Attaches stored files to a claim, in their order. */
export async function insertImages(tx: Executor, claimId: number, fileIds: number[], createdBy: number): Promise<void> {
  if (fileIds.length > 0) await tx.insert(claimImage).values(fileIds.map((fileId) => ({ claimId, fileId, createdBy })));
}

interface Place {
  unitId: number;
  projectId: number;
  ownerId: number;
  tenantId: number | null;
  creatorType: CreatorType;
}

/** The unit of a contract, where the user may raise a claim on it: as staff, owner or present tenant. */
async function findPlace(db: Executor, user: SessionUser, contractId: number): Promise<Place> {
  const [row] = await db
    .select({
      unitId: unit.id,
      projectId: unit.projectId,
      isUnitActive: unit.active,
      ownerId: contract.clientId,
      endDate: contract.endDate,
      tenantId: presentTenant,
    })
    .from(contract)
    .innerJoin(unit, eq(unit.id, contract.unitId))
    .innerJoin(account, eq(account.id, contract.clientId))
    .where(eq(contract.id, contractId));
  const isStaff = user.type !== 'client';
  const isOwner = row?.ownerId === user.id && row.endDate === null;
  if (!row || !(isStaff || isOwner || row.tenantId === user.id)) throw notFound(claimText.unknownContract);
  if (row.endDate !== null) throw conflict(claimText.contractEnded);
  if (!row.isUnitActive) throw conflict(claimText.unitInactive);
  return { ...row, creatorType: isStaff ? 'staff' : isOwner ? 'owner' : 'tenant' };
}

const presentTenant = sql<number | null>`(
  select tenant_id from lease_contract
  where unit_id = ${unit.id} and active and (now() at time zone 'America/Argentina/Buenos_Aires')::date between start_date and end_date limit 1)`;

/** A place within another place, or an item of another trade, is a selection that no form offers. */
async function requireLookups(db: Executor, body: UnitClaimBody): Promise<void> {
  const [detail] = await db
    .select({ id: claimLocationDetail.id })
    .from(claimLocationDetail)
    .where(
      and(
        eq(claimLocationDetail.id, body.claim_location_detail_id!),
        eq(claimLocationDetail.locationId, body.claim_location_id!),
      ),
    );
  const [item] = await db
    .select({ id: claimItem.id })
    .from(claimItem)
    .where(and(eq(claimItem.id, body.claim_item_id!), eq(claimItem.categoryId, body.claim_category_id!)));
  const [, detailField, , itemField] = locationFields;
  const wrong = [...(detail ? [] : [detailField]), ...(item ? [] : [itemField])];
  if (wrong.length > 0) throw brokenRule(wrong.map((field) => ({ field, message: rulesText.location })));
}
