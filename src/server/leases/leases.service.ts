import { and, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { MailEvent } from '../../contract/emailSettings';
import type { leaseOperations } from '../../contract/leases';
import { type LeaseRequestDetail } from '../../contract/leases';
import { canRejectLease, leaseUp, type LeaseStatus } from '../../contract/leaseStatus';
import { leaseRequestProblems, normalizeDni, normalizePhone } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import type { SessionUser } from '../policies/actor';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { contract, leaseRequest, project, unit, type LeaseRequestRow } from '../database/schema';
import { recipientsOf } from '../mail/audience';
import { mailText } from '../mail/mailText';
import { enqueueMail } from '../mail/outbox';
import { leasableContracts, visibleLeaseRequests } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { shownDay } from '../support/days';
import { brokenRule, conflict, notFound, requireRules } from '../support/errors';
import { acceptLease } from './acceptLease';
import { findLeaseRequest } from './leases.repository';
import { leaseStatusLabels, leaseText } from './leaseText';

/** One tenant request. Throws 404 where it is unknown or not visible to the user. */
export async function getLeaseRequest(context: Context, caller: Caller, id: number): Promise<LeaseRequestDetail> {
  const found = await findLeaseRequest(context, caller, id);
  if (!found) throw notFound(leaseText.unknown);
  return found;
}

/** Asks for a tenant. Throws 422; 404 where a client holds no such contract, 409 where the contract has ended. */
export async function createLeaseRequest(
  context: Context,
  caller: Caller,
  body: Static<typeof leaseOperations.createLeaseRequest.body>,
): Promise<LeaseRequestDetail> {
  requireRules(leaseRequestProblems(body));
  const id = await context.db.transaction(async (tx) => {
    const isOwn = sql`exists (select 1 from contract k join unit u on u.id = k.unit_id
      where k.id = ${body.contract_id} and ${await leasableContracts(tx, caller)})`;
    const [place] = await tx
      .select()
      .from(contract)
      .where(and(eq(contract.id, body.contract_id!), isOwn))
      .for('share');
    if (!place) throw notFound(leaseText.unknownContract);
    if (place.endDate !== null) throw conflict(leaseText.contractEnded, 'contract_id');
    const [row] = await tx
      .insert(leaseRequest)
      .values({
        contractId: place.id,
        createdBy: caller.user.id,
        leaseStartDate: body.lease_start_date!,
        leaseEndDate: body.lease_end_date!,
        tenantName: body.tenant_name!.trim(),
        tenantLastName: body.tenant_last_name!.trim(),
        tenantEmail: body.tenant_email!.trim().toLowerCase(),
        tenantDocument: normalizeDni(body.tenant_document!)!,
        tenantPhoneNumber: normalizePhone(body.tenant_phone_number!)!,
      })
      .returning();
    await mailLease(context, tx, 'lease_requested', caller.user, row!, mailText.leaseRequested);
    return row!.id;
  });
  return getLeaseRequest(context, caller, id);
}

/**
 * Advances a request one step; the last one makes the tenant's account and the lease. `seen` is the status that the person saw,
 * without it the one at the request's arrival. Staff who found that e-mail and DNI name different people confirm the tenant. Throws 404, and 409 where it has moved on, has ended or can't be accepted.
 */
export async function moveUpLease(
  context: Context,
  caller: Caller,
  id: number,
  seen: LeaseStatus | undefined,
  isTenantConfirmed: boolean,
): Promise<LeaseRequestDetail> {
  await change(context, caller, id, seen, async (tx, current) => {
    const status = leaseUp[current.status];
    if (!status) throw conflict(leaseText.impossible(current.status));
    if (status === 'accepted') await acceptLease(context, tx, current, isTenantConfirmed);
    await mailLease(
      context,
      tx,
      'lease_advanced',
      caller.user,
      current,
      mailText.leaseAdvanced(leaseStatusLabels[status]),
    );
    return { status };
  });
  return getLeaseRequest(context, caller, id);
}

/** Rejects a request with a reason. Throws 422 without one, 404, and 409 where it has moved on or has ended. */
export async function rejectLease(
  context: Context,
  caller: Caller,
  id: number,
  reason: string | null | undefined,
  seen: LeaseStatus | undefined,
): Promise<LeaseRequestDetail> {
  const rejectedReason = reason?.trim();
  if (!rejectedReason) throw brokenRule([{ field: 'rejectReason', message: rulesText.rejectReason }]);
  await change(context, caller, id, seen, async (tx, current) => {
    if (!canRejectLease(current.status)) throw conflict(leaseText.impossible(current.status));
    await mailLease(context, tx, 'lease_rejected', caller.user, current, mailText.leaseRejected, [
      mailText.leaseReason(rejectedReason),
    ]);
    return { status: 'rejected', rejectedReason };
  });
  return getLeaseRequest(context, caller, id);
}

async function change(
  context: Context,
  caller: Caller,
  id: number,
  seen: LeaseStatus | undefined,
  decide: (tx: Executor, current: LeaseRequestRow) => Promise<Partial<LeaseRequestRow>>,
): Promise<void> {
  const [atArrival] = await context.db
    .select({ status: leaseRequest.status })
    .from(leaseRequest)
    .where(eq(leaseRequest.id, id));
  await context.db.transaction(async (tx) => {
    const isVisible = sql`exists (select 1 from lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id
      where r.id = ${id} and ${await visibleLeaseRequests(tx, caller)})`;
    const [current] = await tx
      .select()
      .from(leaseRequest)
      .where(and(eq(leaseRequest.id, id), isVisible))
      .for('update');
    if (!current) throw notFound(leaseText.unknown);
    if (current.status !== (seen ?? atArrival?.status)) throw conflict(leaseText.moved(current.status));
    await tx
      .update(leaseRequest)
      .set({ ...(await decide(tx, current)), updatedAt: new Date() })
      .where(eq(leaseRequest.id, id));
  });
}

async function mailLease(
  context: Context,
  tx: Executor,
  event: MailEvent,
  actor: SessionUser,
  request: LeaseRequestRow,
  { subject, title }: { subject: string; title: string },
  more: string[] = [],
): Promise<void> {
  const [place] = await tx
    .select({ projectId: project.id, project: project.name, unit: unit.name, clientId: contract.clientId })
    .from(contract)
    .innerJoin(unit, eq(unit.id, contract.unitId))
    .innerJoin(project, eq(project.id, unit.projectId))
    .where(eq(contract.id, request.contractId));
  const recipients = await recipientsOf(context, tx, event, {
    projectId: place!.projectId,
    clientId: place!.clientId,
    isVisibleTo: async (
      db,
      person,
    ) => sql`exists (select 1 from lease_request r join contract k on k.id = r.contract_id join unit u on u.id = k.unit_id
      where r.id = ${request.id} and ${await visibleLeaseRequests(db, { user: person, scope: 'any' })})`,
    actorId: actor.id,
  });
  const days = `${shownDay(request.leaseStartDate)} – ${shownDay(request.leaseEndDate)}`;
  const lines = [
    ...mailText.leaseLines(
      `${request.tenantName} ${request.tenantLastName}`,
      `${place!.unit} · ${place!.project}`,
      days,
    ),
    ...more,
  ];
  for (const recipient of recipients) {
    await enqueueMail(context, tx, {
      recipient,
      subject,
      note: { title, lines, action: { label: mailText.openLease, path: `/lease-request/${request.id}` } },
    });
  }
}
