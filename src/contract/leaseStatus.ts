/** Lease request statuses and their order (specification section 4, decisions 6). */
export const leaseStatuses = ['requested', 'pending', 'under_review', 'accepted', 'rejected'] as const;
export type LeaseStatus = (typeof leaseStatuses)[number];

/** The status one step up; undefined if the request has ended. */
export const leaseUp: Partial<Record<LeaseStatus, LeaseStatus>> = {
  requested: 'pending',
  pending: 'under_review',
  under_review: 'accepted',
};

export const rejectedLeaseStatus: LeaseStatus = 'rejected';
/** The steps of a request that is not rejected. */
export const leaseSteps = leaseStatuses.filter((status) => status !== rejectedLeaseStatus);

/** Whether a step creates the tenant's account and the lease. */
export const createsLease = (status: LeaseStatus): boolean => status === 'accepted';

/** A request can be rejected until it has ended. */
export const canRejectLease = (status: LeaseStatus): boolean => leaseUp[status] !== undefined;
