import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

export const tagTypes = [
  'Session',
  'SessionList',
  'UnitClaim',
  'ProjectClaim',
  'ClaimComment',
  'ClaimNote',
  'ClaimNews',
  'ClaimViewer',
  'ClaimFinish',
  'Complaint',
  'Issued',
  'Cost',
  'ClaimHistory',
  'Lookup',
  'Client',
  'Unit',
  'LeaseRequest',
  'Project',
  'Manager',
  'Consortium',
  'Admin',
  'Plan',
  'Contractor',
  'Work',
  'Visit',
  'WarrantyTerm',
  'Company',
  'Terms',
  'Setup',
  'EmailSettings',
  'SecuritySettings',
  'OutboxMail',
  'SavedView',
  'Preference',
  'SavedReply',
  'ClaimBulk',
  'Import',
] as const;
export type Tag = (typeof tagTypes)[number];

/** Seconds during which a cached response is not refetched. */
export const freshForSeconds = 5;

/** The empty API that the generated files inject their endpoints into. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // A cached response is shown at once, and refetched if it is older than this.
  refetchOnMountOrArgChange: freshForSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
