import { and, eq, or, sql } from 'drizzle-orm';
import { createAccount } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { account, contract, leaseContract, type LeaseRequestRow } from '../database/schema';
import { sendPasswordLink } from '../mail/passwordLinks';
import { withConstraints } from '../support/constraints';
import { conflict } from '../support/errors';
import { leaseText } from './leaseText';

/**
 * What acceptance does, in the transaction of the last step: the tenant's client account, an invitation where it has no
 * password yet, and the lease. Throws 409 where the contract has ended, the account can't be a tenant or the dates overlap.
 */
export async function acceptLease(context: Context, tx: Executor, request: LeaseRequestRow): Promise<void> {
  const [place] = await tx.select().from(contract).where(eq(contract.id, request.contractId)).for('share');
  if (!place || place.endDate !== null) throw conflict(leaseText.contractEnded);
  const tenant = (await findTenant(tx, request)) ?? (await createTenant(tx, request));
  if (tenant.id === place.clientId) throw conflict(leaseText.ownTenant, 'tenant_email');
  if (tenant.passwordHash === null) await sendPasswordLink(context, tx, tenant, 'invitation');
  const values = {
    unitId: place.unitId,
    contractId: place.id,
    tenantId: tenant.id,
    requestId: request.id,
    startDate: request.leaseStartDate,
    endDate: request.leaseEndDate,
  };
  await withConstraints({ lease_contract_overlap: [leaseText.overlap, 'lease_start_date'] }, () =>
    tx.insert(leaseContract).values(values),
  );
}

/** The tenant's account, known by the e-mail or, where that is new, by the document. */
async function findTenant(tx: Executor, { tenantEmail, tenantDocument }: LeaseRequestRow) {
  const isSameEmail = eq(sql`lower(${account.username})`, tenantEmail.toLowerCase());
  const [found] = await tx
    .select()
    .from(account)
    .where(or(isSameEmail, and(eq(account.type, 'client'), eq(account.document, tenantDocument))))
    .orderBy(sql`${isSameEmail} desc`)
    .limit(1);
  if (!found) return undefined;
  if (found.type !== 'client') throw conflict(leaseText.otherAccount, 'tenant_email');
  if (!found.active) throw conflict(leaseText.inactiveAccount, 'tenant_email');
  return found;
}

const createTenant = (
  tx: Executor,
  { tenantEmail, tenantName, tenantLastName, tenantDocument, tenantPhoneNumber }: LeaseRequestRow,
) =>
  createAccount(
    tx,
    'client',
    {
      username: tenantEmail,
      name: tenantName,
      last_name: tenantLastName,
      document: tenantDocument,
      phone_number: tenantPhoneNumber,
    },
    undefined,
  );
