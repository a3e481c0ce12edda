import type { Static } from 'typebox';
import { to } from '../../contract/links';
import type { MailEvent } from '../../contract/emailSettings';
import type { leaseOperations } from '../../contract/leases';
import { type LeaseRequestDetail } from '../../contract/leases';
import {
  canRejectLease,
  createsLease,
  leaseUp,
  rejectedLeaseStatus,
  type LeaseStatus,
} from '../../contract/leaseStatus';
import { leaseStatusLabels } from '../../contract/statusText';
import { leaseRequestProblems } from '../../contract/personRules';
import { rulesText } from '../../contract/rulesText';
import type { SessionUser } from '../policies/actor';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { recipientsOf } from '../mail/audience.service';
import { mailText } from '../mail/mailText';
import { enqueueMails } from '../mail/outbox.service';
import type { Caller } from '../policies/rows';
import { isClosed, lockProjectOfOwnership } from '../projects/projects.service';
import { createOnce, type Once } from '../support/createOnce';
import { dayInArgentina, shownDay } from '../support/days';
import { brokenRule, conflict, forbidden, notFound, requireRules } from '../support/errors';
import { acceptLease } from './acceptLease';
import {
  findLeaseRequest,
  insertRequest,
  isRequestVisibleTo,
  isWithdrawable,
  lockLeasableOwnership,
  lockRequest,
  ownershipDetails,
  saveRequest,
  statusOf,
  type LeaseRequestRow,
} from './leases.repository';
import { leaseText } from './leaseText';
import { storedDni, storedEmail, storedPhone } from '../support/normalized';

/** Returns one lease request. Throws 404 if it is unknown or not visible to the user. */
export async function getLeaseRequest(context: Context, caller: Caller, id: number): Promise<LeaseRequestDetail> {
  const request = await findLeaseRequest(context, caller, id);
  if (!request) throw notFound(leaseText.unknown);
  return request;
}

/** Creates a lease request. Throws 422; 404 if a client holds no such ownership, 409 if the ownership has ended. */
export async function createLeaseRequest(
  context: Context,
  caller: Caller,
  body: Static<typeof leaseOperations.createLeaseRequest.body>,
  once: Once,
): Promise<LeaseRequestDetail> {
  const id = await createOnce(context.db, once, async (tx) => {
    await lockProjectOfOwnership(tx, body.contract_id);
    const ownership = await lockLeasableOwnership(tx, caller, body.contract_id);
    if (!ownership) throw notFound(leaseText.unknownOwnership);
    if (ownership.endDate !== null) throw conflict(leaseText.ownershipEnded, 'contract_id');
    const { projectId } = await ownershipDetails(tx, ownership.id);
    if (await isClosed(tx, projectId)) throw conflict(leaseText.projectClosed, 'contract_id');
    requireRules(leaseRequestProblems(body, dayInArgentina()));
    const row = await insertRequest(tx, {
      ownershipId: ownership.id,
      createdBy: caller.user.id,
      leaseStartDate: body.lease_start_date,
      leaseEndDate: body.lease_end_date,
      tenantName: body.tenant_name.trim(),
      tenantLastName: body.tenant_last_name.trim(),
      tenantEmail: storedEmail(body.tenant_email),
      tenantDocument: storedDni(body.tenant_document),
      tenantPhoneNumber: storedPhone(body.tenant_phone_number),
    });
    await mailLease(context, tx, 'lease_requested', caller.user, row, mailText.leaseRequested);
    return row.id;
  });
  return getLeaseRequest(context, caller, id);
}

/**
 * Advances a request by one step; the last step creates the tenant's account and the lease. `expected` is the status that
 * the user saw; without it, the status at the request's arrival. Staff confirm the tenant if e-mail and DNI belong to
 * different people. Throws 404, and 409 if it has moved, has ended or cannot be accepted.
 */
export async function moveUpLease(
  context: Context,
  caller: Caller,
  id: number,
  expected: LeaseStatus | undefined,
  isTenantConfirmed: boolean,
): Promise<LeaseRequestDetail> {
  await changeLeaseRequest(context, caller, id, expected, async (tx, current) => {
    const status = leaseUp[current.status];
    if (!status) throw conflict(leaseText.impossible(current.status));
    if (createsLease(status))
      await acceptLease(context, tx, current, { isConfirmed: isTenantConfirmed, actor: caller.user });
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

/** Rejects a request with a reason. Throws 422 without one, 404, and 409 if it has moved or has ended. */
export async function rejectLease(
  context: Context,
  caller: Caller,
  id: number,
  reason: string | null | undefined,
  expected: LeaseStatus | undefined,
): Promise<LeaseRequestDetail> {
  const rejectedReason = reason?.trim();
  if (!rejectedReason) throw brokenRule([{ field: 'rejectReason', message: rulesText.reason }]);
  await changeLeaseRequest(context, caller, id, expected, async (tx, current) => {
    if (!canRejectLease(current.status)) throw conflict(leaseText.impossible(current.status));
    await mailLease(context, tx, 'lease_rejected', caller.user, current, mailText.leaseRejected, [
      mailText.leaseReason(rejectedReason),
    ]);
    return { status: rejectedLeaseStatus, rejectedReason };
  });
  return getLeaseRequest(context, caller, id);
}

/** Withdraws a request. Throws 404, 403 for users other than its author, and 409 if it has moved or has ended. */
export async function withdrawLease(
  context: Context,
  caller: Caller,
  id: number,
  expected: LeaseStatus | undefined,
): Promise<LeaseRequestDetail> {
  await changeLeaseRequest(context, caller, id, expected, async (tx, current) => {
    if (!(await isWithdrawable(tx, caller, id))) throw forbidden(leaseText.notYours);
    if (!canRejectLease(current.status)) throw conflict(leaseText.impossible(current.status));
    await mailLease(context, tx, 'lease_requested', caller.user, current, mailText.leaseWithdrawn);
    return { status: rejectedLeaseStatus, rejectedReason: leaseText.withdrawn };
  });
  return getLeaseRequest(context, caller, id);
}

async function changeLeaseRequest(
  context: Context,
  caller: Caller,
  id: number,
  expected: LeaseStatus | undefined,
  decide: (tx: Executor, current: LeaseRequestRow) => Promise<Partial<LeaseRequestRow>>,
): Promise<void> {
  const atArrival = await statusOf(context.db, id);
  await context.db.transaction(async (tx) => {
    const current = await lockRequest(tx, caller, id);
    if (!current) throw notFound(leaseText.unknown);
    if (current.status !== (expected ?? atArrival)) throw conflict(leaseText.moved(current.status));
    await saveRequest(tx, id, await decide(tx, current));
  });
}

async function mailLease(
  context: Context,
  tx: Executor,
  event: MailEvent,
  actor: SessionUser,
  request: LeaseRequestRow,
  { subject, title }: { subject: string; title: string },
  extraLines: string[] = [],
): Promise<void> {
  const ownership = await ownershipDetails(tx, request.ownershipId);
  const recipients = await recipientsOf(context, tx, event, {
    projectId: ownership.projectId,
    clientId: ownership.clientId,
    isVisibleTo: isRequestVisibleTo(request.id),
    actorId: actor.id,
  });
  const days = `${shownDay(request.leaseStartDate)} – ${shownDay(request.leaseEndDate)}`;
  const lines = [
    ...mailText.leaseLines(
      `${request.tenantName} ${request.tenantLastName}`,
      `${ownership.unit} · ${ownership.project}`,
      days,
    ),
    ...extraLines,
  ];
  const note = {
    title,
    lines,
    kind: 'lease' as const,
    action: { label: mailText.openLease, path: to('lease-request/:id', { id: request.id }) },
  };
  await enqueueMails(
    context,
    tx,
    recipients.map((recipient) => ({ recipient, subject, note })),
  );
}
