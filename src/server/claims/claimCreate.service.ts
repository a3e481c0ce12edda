import { and, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { claimOperations } from '../../contract/claims';
import { locationFields, normalizePhone, projectClaimProblems, unitClaimProblems } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { claim, claimImage, claimItem, claimLocationDetail, type CreatorType } from '../database/schema';
import { withSavedFiles } from '../files/files.service';
import { requirePhotos } from '../files/photos';
import type { UploadedFile } from '../files/uploads';
import { mailClaimNews } from '../mail/claimMails';
import { mailText } from '../mail/mailText';
import { claimableContracts, claimableProjects } from '../policies/places.policy';
import { today, type Caller } from '../policies/rows';
import { createOnce, recordOnce } from '../support/createOnce';
import { dayInArgentina } from '../support/days';
import { brokenRule, conflict, notFound, requireRules } from '../support/errors';
import { getProjectClaim, getUnitClaim } from './claims.repository';
import { claimText } from './claimText';

type UnitClaimBody = Static<typeof claimOperations.createUnitClaim.body>;
type ProjectClaimBody = Static<typeof claimOperations.createProjectClaim.body>;

interface NewClaim<Body> {
  caller: Caller;
  /** The contract's id or, for a project claim, the project's. */
  placeId: number;
  body: Body;
  files: UploadedFile[];
  key: string | undefined;
}

/** Raises a claim on the unit of a contract. Throws 404, 409, 415 or 422; repeated with the same key, answers the first claim. */
export async function createUnitClaim(
  context: Context,
  { caller, placeId, body, files, key }: NewClaim<UnitClaimBody>,
) {
  const { user } = caller;
  const command = { accountId: user.id, operation: 'createUnitClaim', key };
  const id = await createOnce(context.db, command, async () => {
    const place = await findPlace(context.db, caller, placeId);
    requireRules(unitClaimProblems(body, dayInArgentina()));
    await requireLookups(context.db, body);
    return withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
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
            clientId: place.creatorType === 'staff' ? place.ownerId : user.id,
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
  const created = await getUnitClaim(context, caller, id);
  const { id: unitId, name } = created.unit_claim.contract.unit;
  return { ...created, unit: { id: unitId, name } };
}

/** Raises a claim on a whole project. Throws as {@link createUnitClaim} does. */
export async function createProjectClaim(
  context: Context,
  { caller, placeId, body, files, key }: NewClaim<ProjectClaimBody>,
) {
  const { user } = caller;
  const command = { accountId: user.id, operation: 'createProjectClaim', key };
  const id = await createOnce(context.db, command, async () => {
    const {
      rows: [place],
    } = await context.db.execute<{ consortium_id: number | null }>(
      sql`select p.consortium_id from project p where p.id = ${placeId} and ${await claimableProjects(context.db, caller)}`,
    );
    if (!place) throw notFound(claimText.unknownProject);
    requireRules(projectClaimProblems(body));
    return withSavedFiles(context, await requirePhotos(context, files), (tx, fileIds) =>
      recordOnce(tx, command, async () => {
        const [row] = await tx
          .insert(claim)
          .values({
            type: 'PROJECT',
            description: body.description!.trim(),
            reason: body.reason!.trim(),
            projectId: placeId,
            createdBy: user.id,
            creatorType: place.consortium_id === user.id ? 'consortium' : 'staff',
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
  return getProjectClaim(context, caller, id);
}

/** Attaches stored files to a claim, in their order. */
export async function insertImages(tx: Executor, claimId: number, fileIds: number[], createdBy: number): Promise<void> {
  if (fileIds.length > 0) await tx.insert(claimImage).values(fileIds.map((fileId) => ({ claimId, fileId, createdBy })));
}

interface PlaceRow extends Record<string, unknown> {
  unitId: number;
  projectId: number;
  ownerId: number;
  tenantId: number | null;
  isUnitActive: boolean;
  endDate: string | null;
}

interface Place {
  unitId: number;
  projectId: number;
  ownerId: number;
  tenantId: number | null;
  creatorType: CreatorType;
}

/** The unit of a contract, where the user may raise a claim on it: as staff, owner or present tenant. */
async function findPlace(db: Executor, { user, scope }: Caller, contractId: number): Promise<Place> {
  const {
    rows: [row],
  } = await db.execute<PlaceRow>(sql`
    select u.id as "unitId", u.project_id as "projectId", u.active as "isUnitActive", k.client_id as "ownerId", k.end_date as "endDate",
      (select l.tenant_id from lease_contract l where l.unit_id = u.id and l.active and ${today} between l.start_date and l.end_date limit 1) as "tenantId"
    from contract k join unit u on u.id = k.unit_id
    where k.id = ${contractId} and ${await claimableContracts(db, { user, scope })}`);
  if (!row) throw notFound(claimText.unknownContract);
  if (row.endDate !== null) throw conflict(claimText.contractEnded);
  if (!row.isUnitActive) throw conflict(claimText.unitInactive);
  const creatorType = row.ownerId === user.id ? 'owner' : row.tenantId === user.id ? 'tenant' : 'staff';
  return { ...row, creatorType };
}

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
