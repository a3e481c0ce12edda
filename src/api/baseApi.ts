import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

export const tagTypes = [
  'Session',
  'SessionList',
  'UnitClaim',
  'ProjectClaim',
  'ClaimComment',
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
  'WarrantyTerm',
  'EmailSettings',
  'OutboxMail',
  'SavedView',
  'ClaimBulk',
  'Import',
] as const;
export type Tag = (typeof tagTypes)[number];

/** Seconds that an answer is fresh enough to be shown without asking again. */
export const freshForSeconds = 5;

/** The empty API that the generated files inject their endpoints into. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // What the cache holds is shown at once, and asked for again where it is older than this.
  refetchOnMountOrArgChange: freshForSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
