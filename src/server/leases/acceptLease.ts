import { emailProblem } from '../../contract/email';
import { isLeaseOver } from '../../contract/personRules';
import { createAccount, findAccount, findNamesake, type AccountRecord } from '../accounts/accounts.service';
import { sendPasswordLink } from '../accounts/passwordLinks.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { SessionUser } from '../policies/actor';
import { withConstraints } from '../support/constraints';
import { dayInArgentina, shownDay } from '../support/days';
import { conflict } from '../support/errors';
import { insertLease, lockOwnershipOfRequest, type LeaseRequestRow } from './leases.repository';
import { leaseText } from './leaseText';

/**
 * Carries out an acceptance, in the transaction of the last step: creates the tenant's client account, an invitation if
 * it has no password yet, and the lease. Throws 409 if the ownership has ended, the lease would be over before it is
 * accepted, the account cannot be a tenant or the dates overlap. Throws 409 at the field `tenant_document` if e-mail
 * and DNI belong to different people, unless staff have confirmed the tenant.
 */
export async function acceptLease(
  context: Context,
  tx: Executor,
  request: LeaseRequestRow,
  { isConfirmed, actor }: { isConfirmed: boolean; actor: SessionUser },
): Promise<void> {
  const ownership = await lockOwnershipOfRequest(tx, request.ownershipId);
  if (!ownership || ownership.endDate !== null) throw conflict(leaseText.ownershipEnded);
  if (isLeaseOver(request.leaseEndDate, dayInArgentina()))
    throw conflict(leaseText.over(shownDay(request.leaseEndDate)));
  const tenant = await tenantOf(tx, request, isConfirmed);
  if (tenant.id === ownership.clientId) throw conflict(leaseText.ownTenant, 'tenant_email');
  if (tenant.passwordHash === null) await sendPasswordLink(context, tx, tenant, 'invitation', actor);
  const values = {
    unitId: ownership.unitId,
    ownershipId: ownership.id,
    tenantId: tenant.id,
    requestId: request.id,
    startDate: request.leaseStartDate,
    endDate: request.leaseEndDate,
  };
  await withConstraints({ lease_contract_overlap: [leaseText.overlap, 'lease_start_date'] }, () =>
    insertLease(tx, values),
  );
}

/**
 * The e-mail identifies the tenant, because the mail with the invitation proves it. A DNI proves nothing, because users
 * can enter any DNI in their profile. If the two differ, staff decide.
 */
async function tenantOf(tx: Executor, request: LeaseRequestRow, isConfirmed: boolean): Promise<AccountRecord> {
  const { tenantEmail, tenantDocument } = request;
  // Requests from before the rule of addresses may hold another text: its account could never be mailed.
  const wrong = emailProblem(tenantEmail);
  if (wrong) throw conflict(wrong, 'tenant_email');
  const account = await findAccount(tx, { username: tenantEmail });
  if (account && account.type !== 'client') throw conflict(leaseText.otherAccount, 'tenant_email');
  if (account && !account.active) throw conflict(leaseText.inactiveAccount, 'tenant_email');
  const namesake = await findNamesake(tx, tenantDocument, tenantEmail);
  if (!isConfirmed && namesake)
    throw conflict(leaseText.documentOfOther(tenantEmail, namesake.username), 'tenant_document');
  if (!isConfirmed && account?.document && account.document !== tenantDocument)
    throw conflict(leaseText.otherDocument(tenantEmail), 'tenant_document');
  return account ?? createTenant(tx, request, namesake?.documentConfirmed ?? false);
}

/**
 * Creates a client account without a password. If another account has the confirmed document, the new account gets no
 * document.
 */
const createTenant = (tx: Executor, request: LeaseRequestRow, isDocumentTaken: boolean): Promise<AccountRecord> =>
  createAccount(
    tx,
    'client',
    {
      username: request.tenantEmail,
      name: request.tenantName,
      last_name: request.tenantLastName,
      document: isDocumentTaken ? null : request.tenantDocument,
      phone_number: request.tenantPhoneNumber,
    },
    undefined,
  );
